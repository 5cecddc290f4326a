import { describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from './rows.ts';

const end = 60_000;

/** Passkeys and what they are asked, whatever the engine. */
export function describePasskeys(open: OpenStorage): void {
  describe('passkeys', () => {
    const storage = openAround(open);

    const ask = async (userId: string | null) => {
      const challenge = newId();
      await storage.writer.askPasskey({ challenge, userId, expiresAt: end });
      return challenge;
    };
    const begin = async ({ id: userId }: UserRow) => {
      const tokenHash = newId();
      await storage.writer.createSession({ tokenHash, userId, createdAt: 1, usedAt: 1 });
      return tokenHash;
    };
    const sessionOf = async (tokenHash: string) =>
      (await storage.reader.findSession(tokenHash))?.session;
    const add = async (
      of: UserRow,
      id = newId(),
      odd: { challenge?: string; at?: number; tokenHash?: string } = {},
    ) => {
      const challenge = odd.challenge ?? (await ask(of.id));
      const tokenHash = odd.tokenHash ?? (await begin(of));
      const wish = { challenge, tokenHash, at: odd.at ?? 10, isFirst: false };
      const passkey = { id, userId: of.id, name: 'Phone', publicKey: 'key', counter: 0 };
      return { id, outcome: await storage.writer.addPasskey(passkey, wish, null) };
    };
    const remove = ({ id: userId }: UserRow, id: string, keep = newId()) =>
      storage.writer.removePasskey(userId, id, { issuer: null, keep });
    const confirm = async ({ id: userId }: UserRow, id: string, tokenHash: string) => {
      const proven = { id, userId, counter: 0, challenge: await ask(null), at: 30 };
      await storage.writer.confirmByPasskey(proven, tokenHash);
    };
    const idsOf = async ({ id }: UserRow) =>
      (await storage.reader.listPasskeys(id)).map((passkey) => passkey.id);

    test('one is added with the challenge of its account, once, and marks the session', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const [challenge, tokenHash] = [await ask(user.id), await begin(user)];
      const wish = { challenge, tokenHash, at: 10, isFirst: true };
      const one = { id: newId(), userId: user.id, name: 'Phone', publicKey: 'key', counter: 3 };
      const outcomes = await Promise.all(
        [0, 1].map(() => storage.writer.addPasskey(one, wish, null)),
      );
      expect(outcomes).toEqual(['done', 'done']);
      const kept = { ...one, createdAt: 10, usedAt: null };
      expect(await storage.reader.findPasskey(one.id)).toEqual(kept);
      expect(await storage.reader.listPasskeys(user.id)).toEqual([kept]);
      expect((await sessionOf(tokenHash))?.passkeyAt).toBe(10);
      const events = await storage.reader.listAccountEvents(user.id, 0);
      expect(events).toEqual([{ at: 10, event: 'passkey-added' }]);
      // Neither that of a login, nor that of another, nor one that is spent or over makes one.
      for (const wrong of [await ask(null), await ask(other.id), challenge]) {
        expect((await add(user, newId(), { challenge: wrong })).outcome).toBe('missing');
      }
      expect((await add(user, newId(), { at: end })).outcome).toBe('missing');
      expect((await add(other, one.id)).outcome).toBe('missing');
      const next = { ...one, id: newId() };
      const second = { ...wish, challenge: await ask(user.id) };
      expect(await storage.writer.addPasskey(next, second, null)).toBe('needed');
      expect(await idsOf(user)).toEqual([one.id]);
    });

    test('none comes of a challenge from before another password, nor from before the other sessions ended', async () => {
      const user = await addUser(storage);
      const tokenHash = await begin(user);
      const early = await ask(user.id);
      const hashes = { passwordHash: 'another', before: 'password hash' };
      const change = { ...hashes, keep: tokenHash, device: null, at: 5 };
      expect(await storage.writer.changePassword(user.id, change, null)).toBe(true);
      expect((await add(user, newId(), { challenge: early })).outcome).toBe('missing');
      const later = await ask(user.id);
      await storage.writer.endOtherSessions(user.id, tokenHash);
      expect((await add(user, newId(), { challenge: later })).outcome).toBe('missing');
      expect((await add(user)).outcome).toBe('done');
    });

    test('none is added from a session that has ended, or from that of another', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const [ended, theirs] = [await begin(user), await begin(other)];
      await storage.writer.deleteSession(ended);
      for (const tokenHash of [ended, theirs, '']) {
        const challenge = await ask(user.id);
        expect((await add(user, newId(), { tokenHash, challenge })).outcome).toBe('missing');
        // It is as good as before for a session that is there.
        expect((await add(user, newId(), { challenge })).outcome).toBe('done');
      }
      expect(await idsOf(user)).toHaveLength(3);
    });

    test('an account has at most 20', async () => {
      const user = await addUser(storage);
      const outcomes: string[] = [];
      for (let at = 1; at <= 21; at += 1) {
        outcomes.push((await add(user, newId(), { at })).outcome);
      }
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20);
      expect(outcomes.at(-1)).toBe('full');
    });

    test('a login spends its challenge, moves the counter on, and stores a session', async () => {
      const user = await addUser(storage);
      const { id } = await add(user);
      const login = async (counter: number, challenge: string, at = 20) => {
        const tokenHash = newId();
        const times = { createdAt: at, usedAt: at, device: '' };
        const isDone = await storage.writer.loginByPasskey(
          { id, userId: user.id, counter, challenge, at },
          { tokenHash, userId: user.id, ...times },
          newId(),
        );
        expect((await sessionOf(tokenHash))?.passkeyAt).toBe(isDone ? at : undefined);
        return isDone;
      };
      const challenge = await ask(null);
      const twice = await Promise.all([login(0, challenge), login(0, challenge)]);
      expect(twice.toSorted()).toEqual([false, true]);
      expect(await login(5, await ask(null))).toBe(true);
      for (const counter of [0, 4, 5]) expect(await login(counter, await ask(null))).toBe(false);
      expect(await login(6, await ask(null), end)).toBe(false);
      expect(await login(6, await ask(user.id))).toBe(false);
      expect(await login(6, await ask(null))).toBe(true);
      expect(await storage.reader.findPasskey(id)).toMatchObject({ counter: 6, usedAt: 20 });
      await remove(user, id);
      expect(await login(7, await ask(null))).toBe(false);
    });

    test('a session is confirmed by a passkey of its own account', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const { id } = await add(user);
      const [own, theirs] = [await begin(user), await begin(other)];
      for (const tokenHash of [own, theirs]) await confirm(user, id, tokenHash);
      expect((await sessionOf(own))?.passkeyAt).toBe(30);
      expect((await sessionOf(theirs))?.passkeyAt).toBeNull();
    });

    test('is renamed and removed for its owner; all are forgotten for the operator, with the sessions and what was begun in any', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const [first, second] = [await add(user), await add(user, newId(), { at: 11 })];
      await storage.writer.renamePasskey(other.id, first.id, 'Theirs');
      await remove(other, second.id);
      await storage.writer.renamePasskey(user.id, first.id, 'Key ring');
      const names = (await storage.reader.listPasskeys(user.id)).map(({ name }) => name);
      expect(names).toEqual(['Key ring', 'Phone']);
      const session = await begin(user);
      const way = { state: 'state', nonce: 'nonce', verifier: 'verifier', expiresAt: end };
      const flow = { keyHash: newId(), purpose: 'link' as const, userId: user.id, ...way };
      await storage.writer.beginOpenidFlow(flow);
      expect(await storage.writer.forgetPasskeys(user.id, null)).toBe(2);
      expect(await idsOf(user)).toEqual([]);
      expect(await sessionOf(session)).toBeUndefined();
      expect(await storage.writer.takeOpenidFlow(flow.keyHash, 10)).toBeNull();
    });

    test('without one that is removed no session but the one that removes it is confirmed any more, and none without the last', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      const [first, last] = [(await add(user)).id, (await add(user, newId(), { at: 11 })).id];
      const [here, there] = [await begin(user), await begin(user)];
      const theirs = (await add(other)).id;
      const elsewhere = await begin(other);
      await confirm(user, last, here);
      await confirm(user, first, there);
      await confirm(other, theirs, elsewhere);
      const confirmed = async () => {
        const sessions = await Promise.all([here, there, elsewhere].map(sessionOf));
        return sessions.map((session) => session?.passkeyAt);
      };
      const odd = { challenge: await ask(user.id), tokenHash: there };
      for (const absent of [newId(), theirs]) await remove(user, absent, here);
      expect(await confirmed()).toEqual([30, 30, 30]);
      await remove(user, first, here);
      expect(await confirmed()).toEqual([30, null, 30]);
      // What a session was offered before is no way to another one.
      expect((await add(user, newId(), odd)).outcome).not.toBe('done');
      expect(await idsOf(user)).toEqual([last]);
      await remove(user, last, here);
      expect(await confirmed()).toEqual([null, null, 30]);
    });

    test('challenges go when they are over', async () => {
      const user = await addUser(storage);
      const challenge = await ask(user.id);
      await storage.writer.deleteOldChallenges(end);
      expect((await add(user, newId(), { challenge })).outcome).toBe('missing');
    });
  });
}
