import { describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from './rows.ts';

/** What people change of their own account, and their sessions, whatever the engine. */
export function describeOwnAccount(open: OpenStorage): void {
  describe('one’s own account', () => {
    const storage = openAround(open);

    const begin = async ({ id: userId }: UserRow, at: number, device = '') => {
      const session = { tokenHash: newId(), userId, createdAt: at, usedAt: at, device };
      await storage.writer.createSession(session);
      return { ...session, passkeyAt: null, openidAt: null };
    };
    const hashes = async ({ id }: UserRow) =>
      (await storage.reader.listSessions(id)).map(({ tokenHash }) => tokenHash);

    test('sessions are told with their device, the last used first, and end by the beginning of their hash', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const first = await begin(user, 10, 'Firefox, Linux');
      const second = await begin(user, 20);
      const theirs = await begin(other, 30);
      expect(await storage.reader.listSessions(user.id)).toEqual([second, first]);
      await storage.writer.endSession(user.id, theirs.tokenHash.slice(0, 24));
      await storage.writer.endSession(user.id, first.tokenHash.slice(0, 24));
      await storage.writer.endSession(user.id, first.tokenHash.slice(0, 24));
      expect(await hashes(user)).toEqual([second.tokenHash]);
      expect(await hashes(other)).toEqual([theirs.tokenHash]);
      await begin(user, 40);
      expect(await storage.writer.endOtherSessions(user.id, second.tokenHash)).toBe(1);
      expect(await hashes(user)).toEqual([second.tokenHash]);
    });

    test('a password is changed once by whoever has it, and only their session goes on', async () => {
      const user = await addUser(storage);
      const [here, there] = [await begin(user, 10), await begin(user, 20)];
      await storage.writer.createResetLink(user.id, { tokenHash: 'l', expiresAt: 9_000 }, null);
      const change = (keep: string, passwordHash: string) =>
        storage.writer.changePassword(
          user.id,
          { passwordHash, before: 'password hash', keep, device: null, at: 1_000 },
          null,
        );
      const outcomes = await Promise.all([
        change(here.tokenHash, 'mine'),
        change(there.tokenHash, 'yours'),
      ]);
      expect(outcomes.toSorted()).toEqual([false, true]);
      const [kept, hash] = outcomes[0] ? [here, 'mine'] : [there, 'yours'];
      expect((await storage.reader.findCredentials(user.email))?.passwordHash).toBe(hash);
      expect(await hashes(user)).toEqual([kept.tokenHash]);
      expect(await storage.reader.findResetLink('l', 1_000)).toBeNull();
      expect(await storage.reader.listAccountEvents(user.id, 0)).toEqual([
        { at: 1_000, event: 'password-changed' },
      ]);
    });

    test('an answer is changed with the password of now alone', async () => {
      const user = await addUser(storage);
      const change = (before: string) =>
        storage.writer.changeAnswer(user.id, { answerHash: 'another', before });
      expect(await change('an older one')).toBe(false);
      expect(await change('password hash')).toBe(true);
      expect(await storage.reader.findCredentials(user.email)).toMatchObject({
        answerHash: 'another',
        passwordHash: 'password hash',
      });
    });

    test('an account goes by another name, under its handle', async () => {
      const user = await addUser(storage);
      await storage.writer.rename(user.id, 'Somebody Else');
      expect(await storage.reader.findUser(user.id)).toEqual({ ...user, name: 'Somebody Else' });
    });
  });
}
