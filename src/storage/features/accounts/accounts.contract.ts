import { describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage, reset, userRow } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from './rows.ts';

const byId = (a: UserRow, b: UserRow) => (a.id < b.id ? -1 : 1);

/** Accounts and sessions, whatever the engine. */
export function describeAccounts(open: OpenStorage): void {
  describe('accounts', () => {
    const storage = openAround(open);

    test('a person is found by id and by e-mail, without hashes', async () => {
      const user = await addUser(storage, { name: 'Zoë 🍲 O’Hara "x" <b>', role: 1 });
      expect(await storage.reader.findUser(user.id)).toEqual(user);
      expect(await storage.reader.findUserByEmail(user.email)).toEqual(user);
      expect(JSON.stringify(await storage.reader.findUser(user.id))).not.toContain('hash');
    });

    test('several people are found at once, and who is not there is left out', async () => {
      const people = [await addUser(storage), await addUser(storage)];
      const ids = [...people.map(({ id }) => id), newId()];
      const found = await storage.reader.findUsers(ids);
      expect(found.toSorted(byId)).toEqual(people.toSorted(byId));
      expect(await storage.reader.findUsers([])).toEqual([]);
    });

    test('nobody is found by an id or e-mail that nobody has', async () => {
      expect(await storage.reader.findUser(newId())).toBeNull();
      expect(await storage.reader.findUserByEmail('nobody@example.org')).toBeNull();
      expect(await storage.reader.findCredentials('nobody@example.org')).toBeNull();
    });

    test('a taken e-mail refuses the second person and keeps the first', async () => {
      const first = await addUser(storage);
      const second = userRow({ email: first.email });
      expect(await storage.writer.createUser(second)).toBe(false);
      expect(await storage.reader.findUserByEmail(first.email)).toEqual(first);
      expect(await storage.reader.findUser(second.id)).toBeNull();
    });

    test('of two who take one e-mail at once, one gets it', async () => {
      const email = `${newId()}@example.org`;
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => storage.writer.createUser(userRow({ email }))),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
    });

    test('credentials hold the hashes, null where nobody can log in', async () => {
      const user = await addUser(storage);
      const nobody = await addUser(storage, { passwordHash: null, answerHash: null });
      expect(await storage.reader.findCredentials(user.email)).toEqual({
        userId: user.id,
        role: 0,
        passwordHash: 'password hash',
        answerHash: 'answer hash',
      });
      expect(await storage.reader.findCredentials(nobody.email)).toEqual({
        userId: nobody.id,
        role: 0,
        passwordHash: null,
        answerHash: null,
      });
    });

    test('a session is found with its user until it is deleted', async () => {
      const user = await addUser(storage);
      const began = { tokenHash: newId(), userId: user.id, createdAt: 10, usedAt: 20 };
      const session = { ...began, device: 'Firefox, Linux', passkeyAt: null, openidAt: null };
      await storage.writer.createSession(session);
      const found = { session, user, restriction: null };
      expect(await storage.reader.findSession(session.tokenHash)).toEqual(found);
      await storage.writer.touchSession(session.tokenHash, 30);
      const touched = await storage.reader.findSession(session.tokenHash);
      expect(touched?.session).toEqual({ ...session, usedAt: 30 });
      await storage.writer.deleteSession(session.tokenHash);
      expect(await storage.reader.findSession(session.tokenHash)).toBeNull();
      await storage.writer.deleteSession(session.tokenHash);
      await storage.writer.touchSession(session.tokenHash, 40);
      expect(await storage.reader.findSession(session.tokenHash)).toBeNull();
    });

    test('a session of nobody cannot be stored', async () => {
      const session = { tokenHash: newId(), userId: newId(), createdAt: 1, usedAt: 1 };
      expect(await storage.writer.createSession(session)).toBe(false);
      expect(await storage.reader.findSession(session.tokenHash)).toBeNull();
    });

    test('a session under a password that has just been replaced is not stored', async () => {
      const user = await addUser(storage);
      const begin = (passwordHash: string) => {
        const session = { tokenHash: newId(), userId: user.id, createdAt: 1, usedAt: 1 };
        return storage.writer.createSession(session, passwordHash);
      };
      const { passwordHash } = (await storage.reader.findCredentials(user.email)) ?? {};
      expect(await begin(passwordHash ?? '')).toBe(true);
      const [, late] = await Promise.all([
        storage.writer.resetPassword(user.id, reset()),
        begin('a wrong hash'),
      ]);
      expect(late).toBe(false);
      expect(await begin(passwordHash ?? '')).toBe(false);
      expect(await begin('new hash')).toBe(true);
      expect(await storage.writer.endSessions(user.id, null)).toBe(1);
    });

    test('a reset sets the password and ends every session of that person alone', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const of = (userId: string) => ({ tokenHash: newId(), userId, createdAt: 1, usedAt: 1 });
      const sessions = [of(user.id), of(user.id), of(other.id)];
      for (const session of sessions) await storage.writer.createSession(session);
      await storage.writer.resetPassword(user.id, reset());
      const left = await Promise.all(
        sessions.map(({ tokenHash }) => storage.reader.findSession(tokenHash)),
      );
      expect(left.map((one) => one?.user.id)).toEqual([undefined, undefined, other.id]);
      expect((await storage.reader.findCredentials(user.email))?.passwordHash).toBe('new hash');
      expect((await storage.reader.findCredentials(user.email))?.answerHash).toBe('answer hash');
    });

    test('sessions last used before a time end, and those that began before another', async () => {
      const user = await addUser(storage);
      const session = (createdAt: number, usedAt: number) => ({
        tokenHash: newId(),
        userId: user.id,
        createdAt,
        usedAt,
      });
      const [old, young] = [session(2_000, 2_000), session(2_000, 3_000)];
      const ageing = session(1_999, 4_000);
      for (const one of [old, young, ageing]) await storage.writer.createSession(one);
      await storage.writer.deleteOldSessions(3_000, 2_000);
      expect(await storage.reader.findSession(ageing.tokenHash)).toBeNull();
      expect(await storage.reader.findSession(old.tokenHash)).toBeNull();
      expect(await storage.reader.findSession(young.tokenHash)).not.toBeNull();
    });

    test('a role is given by e-mail, shows in the session and lists the admins', async () => {
      const user = await addUser(storage);
      const session = { tokenHash: newId(), userId: user.id, createdAt: 1, usedAt: 1 };
      await storage.writer.createSession(session);
      expect(await storage.writer.setRole(user.email, 1)).toBe(true);
      expect((await storage.reader.findSession(session.tokenHash))?.user.role).toBe(1);
      expect(await storage.reader.listAdmins()).toContainEqual({ ...user, role: 1 });
      expect(await storage.writer.setRole(user.email, 0)).toBe(true);
      expect((await storage.reader.listAdmins()).map(({ id }) => id)).not.toContain(user.id);
      expect(await storage.writer.setRole('nobody@example.org', 1)).toBe(false);
    });

    test('who is made an admin is kept from nothing any more, and who is made a moderator still is', async () => {
      const { reader, writer } = storage;
      const [chief, helper] = [await addUser(storage), await addUser(storage)];
      const levelOf = async ({ id: userId }: { id: string }) => {
        const tokenHash = newId();
        await writer.createSession({ tokenHash, userId, createdAt: 1, usedAt: 1 });
        return (await reader.findSession(tokenHash))?.restriction?.level ?? null;
      };
      for (const { id: userId } of [chief, helper]) {
        const ban = { id: newId(), userId, level: 'ban', endsAt: 9, rule: null } as const;
        await writer.sanctionPerson({ ...ban, reason: 'Rude' }, { at: 1, actorId: null });
      }
      await writer.setRole(chief.email, 1, { at: 2, actorId: null, act: 'grant' });
      await writer.setRole(helper.email, 2, { at: 2, actorId: null, act: 'grant-moderator' });
      expect([await levelOf(chief), await levelOf(helper)]).toEqual([null, 'ban']);
      const [decided] = await reader.listDecisions(chief.id);
      expect(decided).toMatchObject({ kind: 'ban', isEnded: true });
    });

    test('a note is read back, replaced, and absent before it is set', async () => {
      const key = newId();
      expect(await storage.reader.findNote(key)).toBeNull();
      await storage.writer.setNote(key, 'one');
      await storage.writer.setNote(key, 'two');
      expect(await storage.reader.findNote(key)).toBe('two');
    });

    test('a note is renewed once for each beginning, whoever comes first', async () => {
      const key = newId();
      const renew = (value: string) => storage.writer.renewNote(key, value.slice(0, 3), value);
      const outcomes = await Promise.all(['mon1', 'mon2', 'mon3'].map(renew));
      expect(new Set(outcomes).size).toBe(1);
      expect(await storage.reader.findNote(key)).toBe(outcomes[0]);
      expect(await renew('tue1')).toBe('tue1');
      expect(await renew('tue2')).toBe('tue1');
    });
  });
}
