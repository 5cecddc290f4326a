import { beforeAll, describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage, reset } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from './rows.ts';

/** Devices, resets and their links, and how many sessions an account has, whatever the engine. */
export function describeAccountSafety(open: OpenStorage): void {
  describe('account safety', () => {
    const storage = openAround(open);
    let user: UserRow;
    beforeAll(async () => {
      user = await addUser(storage);
    });

    const begin = async (of: UserRow, at: number, device: string | null = null) => {
      const session = { tokenHash: newId(), userId: of.id, createdAt: at, usedAt: at };
      await storage.writer.createSession(session, undefined, device);
      return session.tokenHash;
    };
    const isOpen = async (hash: string) => (await storage.reader.findSession(hash)) !== null;

    test('an account has at most 50 sessions: the oldest ends, those of others stay', async () => {
      const [busy, other] = [await addUser(storage), await addUser(storage)];
      const kept = await begin(other, 1);
      const begun: string[] = [];
      for (let n = 0; n < 52; n += 1) begun.push(await begin(busy, 100 + n));
      const open = await Promise.all(begun.map(isOpen));
      expect(open.filter(Boolean)).toHaveLength(50);
      expect(open.slice(0, 3)).toEqual([false, false, true]);
      expect(await isOpen(kept)).toBe(true);
      // A clock that was set back ends no session that is just beginning.
      expect(await isOpen(await begin(busy, 1))).toBe(true);
    });

    test('a device is known for each account that it has logged in to', async () => {
      const [device, other] = [newId(), await addUser(storage)];
      expect(await storage.reader.listDeviceUses(device)).toEqual([]);
      await begin(user, 10, device);
      await begin(other, 20, device);
      await begin(user, 30, device);
      const uses = await storage.reader.listDeviceUses(device);
      expect(uses.sort((a, b) => a.usedAt - b.usedAt)).toEqual([
        { userId: other.id, usedAt: 20 },
        { userId: user.id, usedAt: 30 },
      ]);
    });

    test('an account remembers its 50 devices of late', async () => {
      const busy = await addUser(storage);
      const devices = Array.from({ length: 52 }, newId);
      for (const [n, device] of devices.entries()) await begin(busy, n + 1, device);
      const known = await Promise.all(devices.map((one) => storage.reader.listDeviceUses(one)));
      expect(known.slice(0, 3).map((uses) => uses.length)).toEqual([0, 0, 1]);
      expect(known.flat()).toHaveLength(50);
    });

    test('a reset is noted in the log of its account, which holds the newest 50', async () => {
      const [one, other] = [await addUser(storage), await addUser(storage)];
      for (let at = 1; at <= 51; at += 1) await storage.writer.resetPassword(one.id, reset({ at }));
      const events = await storage.reader.listAccountEvents(one.id, 0);
      expect(events).toHaveLength(50);
      expect(events[0]).toEqual({ at: 51, event: 'reset-by-answer' });
      expect(await storage.reader.listAccountEvents(one.id, 50)).toEqual([events[0]]);
      expect(await storage.reader.listAccountEvents(other.id, 0)).toEqual([]);
    });

    test('another password forgets every device but the one that it is set from', async () => {
      const person = await addUser(storage);
      const [own, former] = [newId(), newId()];
      const keep = await begin(person, 10, own);
      await begin(person, 20, former);
      const change = { passwordHash: 'new', before: 'password hash', keep, device: own, at: 30 };
      expect(await storage.writer.changePassword(person.id, change, null)).toBe(true);
      const known = (device: string) => storage.reader.listDeviceUses(device);
      expect([(await known(own)).length, (await known(former)).length]).toEqual([1, 0]);
    });

    test('a link resets once, ends what was begun, and forgets the devices', async () => {
      const [one, tokenHash, device] = [await addUser(storage), newId(), newId()];
      const session = await begin(one, 10, device);
      await storage.writer.createResetLink(one.id, { tokenHash, expiresAt: 2_000 }, null);
      expect(await storage.reader.findResetLink(tokenHash, 1_999)).toBe(one.id);
      expect(await storage.reader.findResetLink(tokenHash, 2_000)).toBeNull();
      const change = reset({ event: 'reset-by-link', answerHash: 'new answer' });
      const outcomes = await Promise.all([
        storage.writer.resetByLink(tokenHash, change),
        storage.writer.resetByLink(tokenHash, change),
      ]);
      expect(outcomes.sort()).toEqual([false, true]);
      expect(await storage.reader.findCredentials(one.email)).toMatchObject({
        passwordHash: 'new hash',
        answerHash: 'new answer',
      });
      expect(await isOpen(session)).toBe(false);
      expect(await storage.reader.listDeviceUses(device)).toEqual([]);
      expect(await storage.reader.listAccountEvents(one.id, 0)).toEqual([
        { at: 1_000, event: 'reset-by-link' },
      ]);
    });

    test('a link is good until its time, the next link, or another reset', async () => {
      const one = await addUser(storage);
      const link = async (expiresAt: number) => {
        const tokenHash = newId();
        await storage.writer.createResetLink(one.id, { tokenHash, expiresAt }, null);
        return tokenHash;
      };
      const [first, second] = [await link(2_000), await link(2_000)];
      expect(await storage.writer.resetByLink(first, reset())).toBe(false);
      expect(await storage.writer.resetByLink(second, reset({ at: 2_000 }))).toBe(false);
      expect(await storage.reader.findResetLink(second, 1_000)).toBe(one.id);
      await storage.writer.resetPassword(one.id, reset());
      expect(await storage.reader.findResetLink(second, 1_000)).toBeNull();
      expect((await storage.reader.findCredentials(one.email))?.answerHash).toBe('answer hash');
    });
  });
}
