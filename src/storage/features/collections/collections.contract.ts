import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { addUser, changeOf, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { CollectionRow, NewCollection } from './rows.ts';

const noon = 1_700_000_000_000;
const most = { collections: 4, recipes: 6 };

const said = (overrides: Partial<NewCollection> = {}): NewCollection => ({
  name: 'Für Sonntage 🍲',
  description: 'Slow food',
  visibility: 'public',
  ...overrides,
});

/** Collections, whatever the engine. */
export function describeCollections(open: OpenStorage): void {
  describe('collections', () => {
    const storage = openAround(open);
    let cookId: string;
    beforeAll(async () => {
      cookId = (await addUser(storage)).id;
    });

    const guest = async () => (await addUser(storage)).id;
    const recipe = async (name = 'A dish') => (await publish(storage, cookId, { name })).id;
    const create = (userId: string, what = said(), recipeId?: string, at = noon) =>
      storage.writer.createCollection(
        { id: newId(), userId, at },
        what,
        recipeId === undefined ? null : { entryId: newId(), recipeId, at },
        most,
      );
    const made = async (...args: Parameters<typeof create>): Promise<CollectionRow> => {
      const outcome = await create(...args);
      if (outcome.kind !== 'made') throw new Error(outcome.kind);
      return outcome.collection;
    };
    const collect = (one: CollectionRow, recipeId: string, before: string | null = null) =>
      storage.writer.collectRecipe(
        one.id,
        one.userId,
        { entryId: newId(), recipeId, at: noon, before, note: '' },
        most,
      );
    const collected = async (...args: Parameters<typeof collect>) => {
      const outcome = await collect(...args);
      if (outcome.kind !== 'collected') throw new Error(outcome.kind);
      return outcome.entryId;
    };
    const entries = (one: CollectionRow, viewer: 'owner' | 'other' = 'owner') =>
      storage.reader.listEntries(one, viewer, 100);
    const idsOf = async (one: CollectionRow) => (await entries(one)).rows.map(({ id }) => id);

    test('is kept as it was said, once for the same said again within a day', async () => {
      const userId = await guest();
      const recipeId = await recipe();
      const first = await made(userId, said(), recipeId);
      expect(first).toEqual({
        ...said(),
        id: first.id,
        userId,
        hidden: null,
        createdAt: noon,
        updatedAt: noon,
        usedAt: noon,
      });
      expect(await storage.reader.findCollection(first.id)).toEqual(first);
      expect(await made(userId, said(), recipeId, noon + 5)).toEqual(first);
      expect((await made(userId, said(), recipeId, noon + 86_400_000)).id).not.toBe(first.id);
      const both = await Promise.all([1, 2, 3].map(() => made(userId, said({ name: 'At once' }))));
      expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    });

    test('holds what it may: not too many, nothing that is not there, nothing unlisted of others', async () => {
      const userId = await guest();
      const one = await made(userId);
      for (const name of ['2', '3', '4']) await made(userId, said({ name }));
      expect(await create(userId, said({ name: '5' }))).toEqual({ kind: 'full' });
      expect(await create(userId, said(), newId())).toEqual({ kind: 'recipe missing' });
      expect(await collect(one, newId())).toEqual({ kind: 'recipe missing' });
      const hidden = await publish(storage, cookId, { unlisted: true });
      expect(await collect(one, hidden.id)).toEqual({ kind: 'unlisted' });
      for (let n = 0; n < most.recipes; n += 1) await collected(one, await recipe());
      expect(await collect(one, await recipe())).toEqual({ kind: 'full' });
      const stranger = { ...one, userId: await guest() };
      expect(await collect(stranger, await recipe())).toEqual({ kind: 'missing' });
    });

    test('a recipe is put in once, where it is wished, and taken out, by any tab', async () => {
      const one = await made(await guest());
      const [first, second, third] = [await recipe(), await recipe(), await recipe()];
      const a = await collected(one, first);
      const b = await collected(one, second);
      const c = await collected(one, third, a);
      expect(await collected(one, first, b)).toBe(a);
      expect(await idsOf(one)).toEqual([c, a, b]);
      const own = await storage.reader.listOwnCollections(one.userId, third);
      expect(own).toMatchObject([{ id: one.id, count: 3, holds: true }]);
      const out = () => storage.writer.uncollectRecipe(one.id, one.userId, third, noon);
      const outs = await Promise.all([out(), out()]);
      const done = { kind: 'done', userId: one.userId };
      expect(outs.filter((each) => 'left' in each)).toEqual([
        { ...done, left: { note: '', before: a } },
      ]);
      expect(await out()).toEqual(done);
      expect(await idsOf(one)).toEqual([a, b]);
      const change = { entryId: a, note: 'With bread', base: undefined };
      await storage.writer.noteEntry(one.id, one.userId, change, noon);
      const remove = () => storage.writer.removeEntry(one.id, one.userId, a, noon);
      expect(await remove()).toEqual({ ...done, note: 'With bread' });
      expect(await remove()).toEqual(done);
      expect((await entries(one)).rows).toMatchObject([{ id: b, position: 0 }]);
      const again = await Promise.all([1, 2, 3].map(() => collected(one, first)));
      expect(new Set(again).size).toBe(1);
      const stranger = await guest();
      const missing = { kind: 'missing' };
      const { writer } = storage;
      expect(await writer.removeEntry(one.id, stranger, b, noon)).toEqual(missing);
      expect(await writer.uncollectRecipe(one.id, stranger, second, noon)).toEqual(missing);
    });

    test('what is taken out is told with its note and what stood behind it, and so can be put back', async () => {
      const one = await made(await guest());
      const { id, userId } = one;
      const [first, second, third] = [await recipe(), await recipe(), await recipe()];
      await collected(one, first);
      const entryId = await collected(one, second);
      const last = await collected(one, third);
      const noted = { entryId, note: 'Half the sugar', base: '' };
      await storage.writer.noteEntry(id, userId, noted, noon);
      const out = async (recipeId: string) => {
        const outcome = await storage.writer.uncollectRecipe(id, userId, recipeId, noon);
        return outcome.kind === 'done' ? outcome.left : null;
      };
      expect(await out(second)).toEqual({ note: 'Half the sugar', before: last });
      expect(await out(third)).toEqual({ note: '', before: null });
    });

    test('the order is that of a plain list, whatever is put in, moved and taken out, at once too', async () => {
      const recipes = await Promise.all(Array.from({ length: 5 }, () => recipe()));
      const step = fc.record({
        kind: fc.constantFrom('put', 'move', 'out'),
        n: fc.nat(4),
        before: fc.option(fc.nat(4)),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const one = await made(await guest());
          let list: { id: string; recipe: number }[] = [];
          const entryOf = (n: number) => list.find((entry) => entry.recipe === n)?.id;
          for (const { kind, n, before: wished } of steps) {
            const before = wished === null ? null : (entryOf(wished) ?? null);
            const id = entryOf(n);
            if (kind === 'put' && !id) {
              const put = await collected(one, recipes[n] ?? '', before);
              list = placed(list, { id: put, recipe: n }, before);
            } else if (kind === 'move' && id) {
              const move = { entryId: id, before };
              await storage.writer.moveEntry(one.id, one.userId, move, noon);
              const rest = list.filter((entry) => entry.id !== id);
              if (before !== id) list = placed(rest, { id, recipe: n }, before);
            } else if (kind === 'out' && id) {
              await storage.writer.removeEntry(one.id, one.userId, id, noon);
              list = list.filter((entry) => entry.id !== id);
            }
          }
          const { rows } = await entries(one);
          expect(rows.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
          expect(rows.map(({ position }) => position)).toEqual(list.map((_, n) => n));
          // Two tabs at once: nothing is lost, nothing stands twice.
          const moves = rows.map(({ id }, n) => ({ entryId: id, before: rows.at(-n)?.id ?? null }));
          await Promise.all(
            moves.map((move) => storage.writer.moveEntry(one.id, one.userId, move, noon)),
          );
          expect((await idsOf(one)).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
        }),
        { numRuns: 12 },
      );
    });

    test('pages follow one another in its order; a move to or from nowhere is refused', async () => {
      const one = await made(await guest());
      const ids: string[] = [];
      for (let n = 0; n < 5; n += 1) ids.unshift(await collected(one, await recipe(), ids[0]));
      const found: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await storage.reader.listEntries(one, 'other', 2, cursor);
        expect(page.total).toBe(5);
        found.push(...page.rows.map(({ id }) => id));
        if (page.nextCursor === null) break;
        cursor = page.nextCursor;
      }
      expect(found).toEqual(ids);
      const move = (entryId: string, before: string | null, userId = one.userId) =>
        storage.writer.moveEntry(one.id, userId, { entryId, before }, noon);
      expect(await move(newId(), null)).toEqual({ kind: 'entry missing' });
      expect(await move(ids[0] ?? '', newId())).toEqual({ kind: 'entry missing' });
      expect(await move(ids[0] ?? '', null, await guest())).toEqual({ kind: 'missing' });
      expect(await idsOf(one)).toEqual(ids);
    });

    test('a page follows the entry that the last one ended with, whatever was taken out or moved', async () => {
      const one = await made(await guest());
      const ids: string[] = [];
      for (let n = 0; n < 6; n += 1) ids.unshift(await collected(one, await recipe(), ids[0]));
      const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids;
      const { nextCursor } = await storage.reader.listEntries(one, 'other', 4);
      const next = async () => {
        const { rows } = await storage.reader.listEntries(one, 'other', 2, nextCursor ?? '');
        return rows.map(({ id }) => id);
      };
      const out = (id: string) => storage.writer.removeEntry(one.id, one.userId, id, noon);
      const toEnd = { entryId: fourth, before: null };
      expect(await next()).toEqual(ids.slice(4, 6));
      await out(first);
      await out(second);
      expect(await next()).toEqual(ids.slice(4, 6));
      await collected(one, await recipe(), third);
      await collected(one, await recipe(), third);
      expect(await next()).toEqual(ids.slice(4, 6));
      await storage.writer.moveEntry(one.id, one.userId, toEnd, noon);
      expect(await next()).toEqual([fifth, ids[5]]);
      await out(fourth);
      expect(await next()).toEqual([fifth, ids[5]]);
    });

    test('a note and what is said of it change, unless they changed meanwhile', async () => {
      const one = await made(await guest());
      const entryId = await collected(one, await recipe());
      const note = (text: string, base?: string, userId = one.userId) =>
        storage.writer.noteEntry(one.id, userId, { entryId, note: text, base }, noon);
      expect(await note('With rice', '')).toEqual({ kind: 'done', userId: one.userId });
      expect(await note('With bread', '')).toEqual({ kind: 'stale' });
      expect(await note('With rice', '')).toMatchObject({ kind: 'done' });
      expect(await note('x', undefined, await guest())).toEqual({ kind: 'missing' });
      expect((await entries(one)).rows[0]?.note).toBe('With rice');
      const change = (what: Partial<NewCollection>, base?: number) =>
        storage.writer.changeCollection(one.id, one.userId, what, { at: noon, base });
      const changed = await change({ name: 'Other' }, noon);
      expect(changed).toMatchObject({ collection: { name: 'Other', updatedAt: noon + 1 } });
      expect(await change({ name: 'Third' }, noon)).toEqual({ kind: 'stale' });
      expect(await change({ name: 'Other' }, noon)).toMatchObject({ kind: 'changed' });
      const how = { at: noon, base: undefined };
      const other = await guest();
      expect(await storage.writer.changeCollection(one.id, other, { name: 'x' }, how)).toEqual({
        kind: 'missing',
      });
    });

    test('others are listed what is public, with a cover and a count that recipes decide', async () => {
      const userId = await guest();
      const one = await made(userId);
      await made(userId, said({ visibility: 'link' }));
      await made(userId, said({ visibility: 'private' }));
      const own = await publish(storage, userId, { unlisted: true });
      const listed = await publish(storage, cookId);
      await collected(one, own.id);
      await collected(one, listed.id);
      const list = async () => {
        const { rows, total } = await storage.reader.listPublicCollections(userId, 10);
        expect(await storage.reader.countPublicCollections(userId)).toBe(total);
        return rows;
      };
      expect(await list()).toMatchObject([{ id: one.id, count: 1, cover: listed.photo }]);
      expect((await entries(one, 'other')).rows.map(({ name }) => name)).toEqual([listed.name]);
      const feed = async () => (await storage.reader.listFeedRecipes(one, 10)).rows;
      expect((await feed()).map(({ id }) => id)).toEqual([listed.id]);
      await storage.writer.updateRecipe(own.id, changeOf(own, { unlisted: false }));
      expect(await list()).toMatchObject([{ count: 2, cover: { id: own.photo.id } }]);
      expect((await entries(one, 'other')).total).toBe(2);
      expect((await feed()).map(({ id }) => id).toSorted()).toEqual([own.id, listed.id].toSorted());
      await storage.writer.changeCollection(
        one.id,
        userId,
        { visibility: 'private' },
        { at: noon, base: undefined },
      );
      expect(await list()).toEqual([]);
    });

    test('one that was hidden stays hidden, also when it is deleted and made again', async () => {
      const userId = await guest();
      const dish = await recipe();
      const one = await made(userId, said(), dish);
      const act = { at: noon, actorId: null, act: 'hide-post' };
      const post = { kind: 'collection', id: one.id } as const;
      await storage.writer.setPostHidden(post, 'Spam', act);
      const other = await recipe();
      const later = noon + 9 * 86_400_000;
      const again = await made(userId, said({ description: 'Anew' }), other, later);
      expect(again).toMatchObject({ id: one.id, hidden: { reason: 'Spam' } });
      expect((await entries(one)).total).toBe(2);
      expect(await storage.writer.deleteCollection(one.id, userId)).toBe(true);
      expect(await storage.writer.deleteCollection(one.id, userId)).toBe(false);
      expect(await storage.reader.findCollection(one.id)).toBeNull();
      expect(await storage.reader.listOwnCollections(userId, other)).toEqual([]);
      const listed = await storage.reader.listHiddenPosts('collection', 100);
      expect(listed.rows.find(({ id }) => id === one.id)).toMatchObject({ isWithdrawn: true });
      const back = await made(userId, said({ description: 'Once more' }), dish, later);
      expect(back).toMatchObject({ id: one.id, description: 'Once more', hidden: {} });
      expect((await entries(one)).rows.map(({ recipe }) => recipe?.id)).toEqual([dish]);
      await storage.writer.setPostHidden(post, null, act);
      expect(await storage.reader.findCollection(one.id)).toMatchObject({ hidden: null });
    });

    test('the sitemap has what is public and holds something', async () => {
      const before = await storage.reader.countCollections();
      const userId = await guest();
      const one = await made(userId, said(), await recipe());
      await made(userId, said({ name: 'Empty' }));
      await made(userId, said({ visibility: 'link' }), await recipe());
      expect(await storage.reader.countCollections()).toBe(before + 1);
      const all = await storage.reader.listCollectionLinks({}, 500);
      expect(all.filter(({ id }) => id === one.id)).toEqual([
        { id: one.id, createdAt: noon, usedAt: noon },
      ]);
      const after = all.at(-2);
      if (after)
        expect(await storage.reader.listCollectionLinks({ after }, 9)).toEqual([all.at(-1)]);
    });

    test('of a recipe that goes the title stays; it comes back with the recipe', async () => {
      const userId = await guest();
      const recipeId = await recipe('Pho');
      const one = await made(userId, said(), recipeId);
      const shown = async () => (await entries(one, 'other')).rows;
      expect(await shown()).toMatchObject([{ name: 'Pho', recipe: { id: recipeId } }]);
      await storage.writer.softDeleteRecipe(recipeId, cookId, noon);
      expect(await shown()).toMatchObject([{ name: 'Pho', recipe: null }]);
      await storage.writer.undeleteRecipe(recipeId, cookId, Date.now());
      expect(await shown()).toMatchObject([{ recipe: { id: recipeId } }]);
      await storage.writer.deleteRecipe(recipeId);
      expect(await shown()).toMatchObject([{ name: 'Pho', recipe: null }]);
      const told = await storage.reader.exportCollection(userId);
      expect(told).toMatchObject({ id: one.id, entries: [{ name: 'Pho', slug: null }] });
      const two = await made(userId, said(), await recipe('Laksa'));
      const ids = [one.id, two.id].toSorted();
      const first = await storage.reader.exportCollection(userId);
      const second = first && (await storage.reader.exportCollection(userId, first));
      expect([first?.id, second?.id]).toEqual(ids);
      expect(second && (await storage.reader.exportCollection(userId, second))).toBeNull();
    });

    test('goes when its owner deletes it, and with the account', async () => {
      const [userId, other] = [await guest(), await guest()];
      const one = await made(userId, said(), await recipe());
      expect(await storage.writer.deleteCollection(one.id, other)).toBe(false);
      expect(await storage.writer.deleteCollection(one.id, userId)).toBe(true);
      expect(await storage.writer.deleteCollection(one.id, userId)).toBe(false);
      expect(await storage.reader.findCollection(one.id)).toBeNull();
      const two = await made(userId, said(), await recipe());
      await storage.writer.deleteUser(userId, null);
      expect(await storage.reader.findCollection(two.id)).toBeNull();
      expect((await entries(two)).rows).toEqual([]);
    });
  });
}

/** A list with an item before another one, or at its end. */
function placed<T extends { id: string }>(list: readonly T[], item: T, before: string | null): T[] {
  const at = before === null ? -1 : list.findIndex(({ id }) => id === before);
  return at === -1 ? [...list, item] : [...list.slice(0, at), item, ...list.slice(at)];
}
