import { describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

/** Addresses from which people take along what is theirs, whatever the engine. */
export function describeTakeouts(open: OpenStorage): void {
  describe('takeouts', () => {
    const storage = openAround(open);

    const begin = async (userId: string) => {
      const session = { tokenHash: newId(), userId, createdAt: 1, usedAt: 1 };
      await storage.writer.createSession(session);
      return session.tokenHash;
    };
    const add = async (userId: string, sessionHash: string, at = 1_000) => {
      const tokenHash = newId();
      const takeout = { tokenHash, sessionHash, userId, expiresAt: at + 500 };
      const isKept = await storage.writer.addTakeout(takeout, at);
      return { tokenHash, isKept };
    };

    test('one leads to whose it is, until its end and that of the session, and no other', async () => {
      const user = await addUser(storage);
      const [here, there] = [await begin(user.id), await begin(user.id)];
      const first = await add(user.id, here);
      const second = await add(user.id, there);
      const find = ({ tokenHash }: { tokenHash: string }, at = 1_200) =>
        storage.reader.findTakeout(tokenHash, at);
      expect(await find(first)).toEqual({ user, expiresAt: 1_500 });
      expect(await find(first, 1_500)).toBeNull();
      expect(await find({ tokenHash: newId() })).toBeNull();
      await storage.writer.deleteSession(here);
      expect([await find(first), await find(second)]).toEqual([null, { user, expiresAt: 1_500 }]);
      // What is over is forgotten when the next one is asked for.
      await add(user.id, there, 9_000);
      expect(await find(second)).toBeNull();
    });

    test('none is kept for a session that has ended, or is somebody else’s', async () => {
      const [user, other] = [await addUser(storage), await addUser(storage)];
      expect((await add(user.id, newId())).isKept).toBe(false);
      expect((await add(user.id, await begin(other.id))).isKept).toBe(false);
    });

    test('they end with another password and with the other sessions, also one of the session that goes on', async () => {
      const user = await addUser(storage);
      const here = await begin(user.id);
      const find = ({ tokenHash }: { tokenHash: string }) =>
        storage.reader.findTakeout(tokenHash, 1_200);
      const first = await add(user.id, here);
      await storage.writer.endOtherSessions(user.id, here);
      expect(await find(first)).toBeNull();
      const second = await add(user.id, here);
      const hashes = { passwordHash: 'another', before: 'password hash' };
      const change = { ...hashes, keep: here, device: null, at: 1_000 };
      expect(await storage.writer.changePassword(user.id, change, null)).toBe(true);
      expect(await find(second)).toBeNull();
    });

    test('they go with the account', async () => {
      const user = await addUser(storage);
      const { tokenHash } = await add(user.id, await begin(user.id));
      await storage.writer.deleteUser(user.id, null);
      expect(await storage.reader.findTakeout(tokenHash, 1_200)).toBeNull();
    });
  });
}
