import { describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { BlockWish } from './rows.ts';

/** Who mutes and blocks whom, whatever the engine. */
export function describeBlocks(open: OpenStorage): void {
  describe('blocks', () => {
    const storage = openAround(open);

    const person = async (name = 'A cook') => (await addUser(storage, { name })).id;
    const keep = (userId: string, otherId: string, more: Partial<BlockWish> = {}) =>
      storage.writer.keepBlock({ userId, otherId, kind: 'block', at: 5_000, most: 3, ...more });
    const follow = (userId: string, cookId: string) =>
      storage.writer.keepFollow({ userId, cookId, following: true, at: 5_000, most: 9 });
    const told = async (userId: string) =>
      (await storage.reader.listNotifications(userId, 50)).rows;
    const wantsToHear = (userId: string) =>
      storage.writer.setNotificationSettings(
        userId,
        [{ kind: 'published', site: true, mail: 'off' }],
        { language: 'en', token: newId(), at: 1 },
      );

    test('somebody is muted, then blocked, then neither; said twice it is the same', async () => {
      const [anna, ben] = [await person(), await person('Ben')];
      const shown = async () =>
        (await storage.reader.listBlocks(anna)).map(({ name, kind, madeAt }) => [
          name,
          kind,
          madeAt,
        ]);
      const isBlocked = () => storage.reader.isBlocked(ben, [newId(), anna]);
      const kept = { kind: 'kept', unfollowed: [] };
      for (const at of [5_000, 6_000]) {
        expect(await keep(anna, ben, { kind: 'mute', at })).toEqual(kept);
        expect(await shown()).toEqual([['Ben', 'mute', 5_000]]);
      }
      expect(await isBlocked()).toBe(false);
      for (const at of [7_000, 8_000]) {
        expect(await keep(anna, ben, { at })).toEqual(kept);
        expect(await shown()).toEqual([['Ben', 'block', 5_000]]);
      }
      expect(await isBlocked()).toBe(true);
      expect(await storage.reader.isBlocked(anna, [ben])).toBe(false);
      expect(await storage.reader.isBlocked(anna, [])).toBe(false);
      for (const at of [9_000, 10_000]) {
        expect(await keep(anna, ben, { kind: null, at })).toEqual(kept);
        expect(await shown()).toEqual([]);
      }
    });

    test('a block ends following both ways, also what is on its way; a mute does not', async () => {
      const [anna, ben] = [await person(), await person()];
      await follow(anna, ben);
      await follow(ben, anna);
      expect(await keep(anna, ben, { kind: 'mute' })).toEqual({ kind: 'kept', unfollowed: [] });
      expect(await storage.reader.countFollowers(ben)).toBe(1);
      const { kind, unfollowed } = (await keep(anna, ben)) as {
        kind: string;
        unfollowed: string[];
      };
      expect([kind, unfollowed.toSorted()]).toEqual(['kept', [anna, ben].sort()]);
      for (const id of [anna, ben]) expect(await storage.reader.countFollowers(id)).toBe(0);
      expect(await follow(ben, anna)).toEqual({ kind: 'declined' });
      expect(await follow(anna, ben)).toEqual({ kind: 'blocked' });
      await keep(anna, ben, { kind: null });
      await Promise.all([
        ...[1, 2, 3].map(() => follow(ben, anna)),
        keep(anna, ben),
        ...[1, 2, 3].map(() => follow(anna, ben)),
        keep(ben, anna),
      ]);
      for (const id of [anna, ben]) expect(await storage.reader.countFollowers(id)).toBe(0);
    });

    test('nobody blocks themselves, nobody who is not there, or more than one may', async () => {
      const anna = await person();
      expect(await keep(anna, anna)).toEqual({ kind: 'oneself' });
      expect(await keep(anna, newId())).toEqual({ kind: 'missing' });
      expect(await keep(newId(), anna)).toEqual({ kind: 'missing' });
      const others = [await person(), await person(), await person(), await person()];
      const outcomes = await Promise.all(others.map((other) => keep(anna, other)));
      expect(outcomes.filter(({ kind }) => kind === 'full')).toHaveLength(1);
      const [known] = await storage.reader.listBlocks(anna);
      expect(await keep(anna, known?.otherId ?? '', { kind: 'mute' })).toMatchObject({
        kind: 'kept',
      });
    });

    test('what somebody does who is muted is told to others alone, and told again when that ends', async () => {
      const [anna, ben, cara] = [await person(), await person('Ben'), await person()];
      for (const reader of [anna, cara]) {
        await wantsToHear(reader);
        await follow(reader, ben);
      }
      const ids = async (reader: string) =>
        (await storage.reader.listFollowedPosts(reader, 10)).text.match(/[0-9a-f]{24}/g) ?? [];
      const first = await publish(storage, ben);
      expect(await told(anna)).toHaveLength(1);
      await keep(anna, ben, { kind: 'mute' });
      expect(await told(anna)).toEqual([]);
      expect(await storage.reader.countUnread(anna)).toBe(0);
      await publish(storage, ben);
      expect(await told(anna)).toEqual([]);
      expect(await told(cara)).not.toEqual([]);
      expect(await ids(anna)).toEqual([]);
      expect(await storage.reader.listFollowedIds(anna)).toEqual({ ids: [], followed: 1 });
      expect((await storage.reader.listFollowedPosts(anna, 10)).followed).toBe(1);
      expect(await ids(cara)).not.toEqual([]);
      await keep(anna, ben, { kind: null });
      expect(await told(anna)).toMatchObject([{ recipe: { id: first.id } }]);
      expect(await storage.reader.listFollowedIds(anna)).toEqual({ ids: [ben], followed: 1 });
    });

    test('goes with either account', async () => {
      const [anna, ben, cara] = [await person(), await person(), await person()];
      await keep(anna, ben);
      await keep(ben, cara);
      await keep(cara, anna);
      await storage.writer.deleteUser(ben, null);
      expect(await storage.reader.listBlocks(anna)).toEqual([]);
      expect(await storage.reader.isBlocked(cara, [ben])).toBe(false);
      expect(await storage.reader.listBlocks(cara)).toHaveLength(1);
    });
  });
}
