import { describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { FollowWish } from './rows.ts';

/** Who follows whom, whatever the engine. */
export function describeFollows(open: OpenStorage): void {
  describe('follows', () => {
    const storage = openAround(open);

    const person = async (name = 'A cook') => (await addUser(storage, { name })).id;
    const keep = (userId: string, cookId: string, more: Partial<FollowWish> = {}) =>
      storage.writer.keepFollow({
        userId,
        cookId,
        following: true,
        at: 5_000,
        most: 3,
        ...more,
      });

    test('somebody follows a cook once, and no longer; others count', async () => {
      const [anna, ben, cook] = [await person(), await person(), await person()];
      const kept = { kind: 'kept', following: true };
      expect(await keep(anna, cook)).toEqual({ ...kept, isNew: true, followers: 1 });
      expect(await keep(anna, cook)).toEqual({ ...kept, isNew: false, followers: 1 });
      expect(await keep(ben, cook)).toEqual({ ...kept, isNew: true, followers: 2 });
      expect(await storage.reader.isFollowing(anna, cook)).toBe(true);
      expect(await storage.reader.isFollowing(cook, anna)).toBe(false);
      expect(await keep(anna, cook, { following: false })).toEqual({
        kind: 'kept',
        following: false,
        isNew: true,
        followers: 1,
      });
      expect(await keep(anna, cook, { following: false })).toMatchObject({ isNew: false });
      expect(await storage.reader.isFollowing(anna, cook)).toBe(false);
      expect(await storage.reader.countFollowers(cook)).toBe(1);
    });

    test('of several at once there is one; two may follow each other', async () => {
      const [anna, ben] = [await person(), await person()];
      const outcomes = await Promise.all([
        ...[1, 2, 3].map(() => keep(anna, ben)),
        ...[1, 2, 3].map(() => keep(ben, anna)),
      ]);
      expect(outcomes.filter((one) => one.kind === 'kept' && one.isNew)).toHaveLength(2);
      expect(await storage.reader.countFollowers(anna)).toBe(1);
    });

    test('nobody follows themselves, nobody who is not there, or more than one may', async () => {
      const anna = await person();
      expect(await keep(anna, anna)).toEqual({ kind: 'oneself' });
      expect(await keep(anna, newId())).toEqual({ kind: 'missing' });
      expect(await keep(newId(), anna)).toEqual({ kind: 'missing' });
      const cooks = [await person(), await person(), await person(), await person()];
      const outcomes = await Promise.all(cooks.map((cook) => keep(anna, cook)));
      expect(outcomes.filter(({ kind }) => kind === 'full')).toHaveLength(1);
      expect((await storage.reader.listFollows(anna, 10)).total).toBe(3);
      const [known = ''] = (await storage.reader.listFollows(anna, 10)).rows.map(
        (one) => one.cookId,
      );
      expect(await keep(anna, known)).toMatchObject({ kind: 'kept', isNew: false });
    });

    test('those followed come page by page, last followed first, also of one moment', async () => {
      const anna = await person();
      const names = ['One', 'Two', 'Three', 'Four', 'Five'];
      for (const name of names) await keep(anna, await person(name), { most: 10 });
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await storage.reader.listFollows(anna, 2, cursor);
        found.push(...page.rows.map(({ name }) => name));
        expect(page.total).toBe(5);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(found).toEqual(names.toReversed());
    });

    test('goes with either account', async () => {
      const [anna, ben, cook] = [await person(), await person(), await person()];
      await keep(anna, cook);
      await keep(anna, ben);
      await keep(ben, cook);
      await storage.writer.deleteUser(ben, null);
      expect(await storage.reader.countFollowers(cook)).toBe(1);
      expect((await storage.reader.listFollows(anna, 10)).rows).toMatchObject([{ cookId: cook }]);
      await storage.writer.deleteUser(cook, null);
      expect(await storage.reader.listFollows(anna, 10)).toMatchObject({ rows: [], total: 0 });
    });
  });
}
