import { beforeAll, describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { BadCursor, type Storage } from '../../port.ts';
import { encodeCursor } from '../../queries/cursor.ts';
import { addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { RecipeRow } from '../recipes/rows.ts';
import type { SavedSort, SavedWish } from './rows.ts';

/** Somebody new rates a recipe as written. */
async function rate(storage: Storage, recipeId: string, rating: number): Promise<void> {
  const { id: userId } = await addUser(storage);
  const said = { rating, asWritten: true, changes: [], cookedOn: '2026-01-02', text: '' };
  const rest = { servings: null, minutes: null, again: null };
  const wish = { id: newId(), userId, recipeId, at: 1_700_000_000_000 };
  await storage.writer.writeReview(wish, { ...said, ...rest });
}

/** Saved recipes, whatever the engine. */
export function describeSaved(open: OpenStorage): void {
  describe('saved recipes', () => {
    const storage = openAround(open);
    let userId: string;
    beforeAll(async () => {
      userId = (await addUser(storage)).id;
    });

    const savedBy = (id: string) => storage.reader.listSavedIds(id);

    test('a save toggles, and a wished state stays what it is', async () => {
      const user = await addUser(storage);
      const recipe = await publish(storage, userId);
      const save = (saved: boolean | null) =>
        storage.writer.saveRecipe(user.id, recipe.id, saved, 1);
      expect(await save(null)).toBe(true);
      expect(await savedBy(user.id)).toEqual([recipe.id]);
      expect(await save(null)).toBe(false);
      expect(await savedBy(user.id)).toEqual([]);
      expect(await save(false)).toBe(false);
      expect(await save(true)).toBe(true);
      expect(await save(true)).toBe(true);
      expect(await savedBy(user.id)).toEqual([recipe.id]);
      expect(await save(false)).toBe(false);
      expect(await savedBy(user.id)).toEqual([]);
    });

    test('last saved first, also within one millisecond, and a repeated save moves nothing', async () => {
      const user = await addUser(storage);
      const recipes = [];
      for (let i = 0; i < 4; i += 1) recipes.push((await publish(storage, userId)).id);
      for (const id of recipes) await storage.writer.saveRecipe(user.id, id, null, 1_000);
      expect(await savedBy(user.id)).toEqual(recipes.toReversed());
      await storage.writer.saveRecipe(user.id, recipes[0] ?? '', true, 2_000);
      expect(await savedBy(user.id)).toEqual(recipes.toReversed());
    });

    test('are listed page by page, without gap or repeat, and without what is gone', async () => {
      const user = await addUser(storage);
      const recipes: string[] = [];
      for (let i = 0; i < 5; i += 1) recipes.push((await publish(storage, userId)).id);
      for (const id of recipes) await storage.writer.saveRecipe(user.id, id, true, 1_000);
      await storage.writer.deleteRecipe(recipes[2] ?? '');
      const listed: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await storage.reader.listSavedRecipes(user.id, {}, 2, cursor);
        expect(page.total).toBe(4);
        listed.push(...page.rows.map(({ id }) => id));
        if (page.nextCursor === null) break;
        cursor = page.nextCursor;
      }
      expect(listed).toEqual(recipes.toReversed().filter((id) => id !== recipes[2]));
    });

    test('saves of one person are not those of another', async () => {
      const [anna, ben] = [await addUser(storage), await addUser(storage)];
      const recipe = await publish(storage, userId);
      await storage.writer.saveRecipe(anna.id, recipe.id, true, 1);
      await storage.writer.saveRecipe(ben.id, recipe.id, true, 1);
      await storage.writer.saveRecipe(anna.id, recipe.id, false, 2);
      expect([await savedBy(anna.id), await savedBy(ben.id)]).toEqual([[], [recipe.id]]);
    });

    /** All pages of what was saved, two at a time. */
    async function listed(userId: string, wish: SavedWish & { text?: string } = {}) {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const { text, ...rest } = wish;
        const page = await (text === undefined
          ? storage.reader.listSavedRecipes(userId, rest, 2, cursor)
          : storage.searcher.searchSavedRecipes(userId, { ...rest, text }, 2, cursor));
        found.push(...page.rows.map(({ name }) => name));
        if (!page.nextCursor) expect(page.total).toBe(found.length);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return found;
    }

    test('in the order of names go on behind what the person is shown, and behind nothing that is hidden', async () => {
      const [cook, { id: reader }] = [(await addUser(storage)).id, await addUser(storage)];
      const names = ['Apple pie', 'Beans', 'Marzipan', 'Nougat', 'Pretzel'];
      const rows: RecipeRow[] = [];
      for (const name of names) rows.push(await publish(storage, cook, { name }));
      const [first, , , , last] = rows;
      for (const one of [first, last])
        await storage.writer.saveRecipe(reader, one?.id ?? '', true, 1);
      const behind = async (n: number) => {
        const cursor = encodeCursor('name', { createdAt: 0, id: rows[n]?.id ?? '' });
        const page = storage.reader.listSavedRecipes(reader, { sort: 'name' }, 9, cursor);
        return (await page).rows.map(({ name }) => name);
      };
      expect(await behind(0)).toEqual(['Pretzel']);
      // Saved no longer, or never.
      expect(await behind(1)).toEqual(['Pretzel']);
      const act = { at: 2, actorId: null, act: 'try' };
      await storage.writer.softDeleteRecipe(rows[2]?.id ?? '', cook, 1);
      await storage.writer.removeRecipe(rows[3]?.id ?? '', act);
      for (const n of [2, 3]) await expect(behind(n)).rejects.toThrow(BadCursor);
      // What its author deleted is still named to the person who saved it, and what a moderator removed to nobody.
      await storage.writer.softDeleteRecipe(first?.id ?? '', cook, 1);
      expect(await behind(0)).toEqual(['Pretzel']);
      await storage.writer.removeRecipe(last?.id ?? '', act);
      await expect(behind(4)).rejects.toThrow(BadCursor);
    });

    test('are searched, filtered and sorted, page by page', async () => {
      const user = await addUser(storage);
      const told = [
        { name: 'éclair', prepMinutes: 20, cookMinutes: 30, difficulty: 'easy', tags: ['Choux'] },
        { name: 'Apple pie', prepMinutes: 60, difficulty: 'medium', ingredients: ['3 apples'] },
        { name: 'Zucchini bread', categoryId: cuisineId('Other'), cookMinutes: 50 },
        { name: 'Beans', unlisted: true, ingredients: ['1 tin of beans'] },
        { name: 'Apple juice', prepMinutes: 5, difficulty: 'easy', ingredients: ['9 apples'] },
      ];
      const rated: string[] = [];
      for (const [n, one] of told.entries()) {
        const { id } = await publish(storage, userId, one as Partial<RecipeRow>);
        await storage.writer.saveRecipe(user.id, id, true, n);
        if (one.name === 'Beans' || one.name === 'Apple pie') rated.push(id);
      }
      for (const [n, recipeId] of rated.entries()) {
        for (let m = 0; m < 3; m += 1) await rate(storage, recipeId, n === 0 ? 3 : 4);
      }
      const all = ['Apple juice', 'Beans', 'Zucchini bread', 'Apple pie', 'éclair'];
      expect(await listed(user.id)).toEqual(all);
      expect(await listed(user.id, { sort: 'name' })).toEqual([
        'Apple juice',
        'Apple pie',
        'Beans',
        'éclair',
        'Zucchini bread',
      ]);
      const quickest = await listed(user.id, { sort: 'quickest' });
      expect(quickest[0]).toBe('Apple juice');
      expect(quickest.slice(1, 3).toSorted()).toEqual(['Zucchini bread', 'éclair']);
      expect(quickest.slice(3)).toEqual(['Apple pie', 'Beans']);
      expect((await listed(user.id, { sort: 'rated' })).slice(0, 2)).toEqual([
        'Beans',
        'Apple pie',
      ]);
      expect(await listed(user.id, { minutes: 50, difficulty: 'easy' })).toEqual([
        'Apple juice',
        'éclair',
      ]);
      expect(await listed(user.id, { minutes: 5 })).toEqual(['Apple juice']);
      expect(await listed(user.id, { categoryId: cuisineId('Other') })).toEqual(['Zucchini bread']);
      for (const [text, found] of [
        ['apple', ['Apple juice', 'Apple pie']],
        ['pies apples', ['Apple pie']],
        ['ECL', ['éclair']],
        ['choux', ['éclair']],
        ['bean', ['Beans']],
        ['100%_\\', []],
        ['  ', all],
      ] as const) {
        expect(await listed(user.id, { text }), text).toEqual(found);
      }
      expect(await listed(user.id, { text: 'apple', sort: 'quickest' })).toEqual([
        'Apple juice',
        'Apple pie',
      ]);
    });

    test('are found as a search finds recipes', async () => {
      const user = await addUser(storage);
      const told = [
        { name: 'Tart', prepMinutes: 20, ingredients: ['2 onions', '1 eggplant'] },
        { name: 'Roast', prepMinutes: 90, ingredients: ['1 chicken'], tags: ['Soup'] },
        { name: 'Broth', course: 'soup', ingredients: ['3 leeks', '100 g walnuts'] },
        { name: 'Dal', diet: ['vegan'], ingredients: ['200 g lentils'] },
      ];
      for (const [n, one] of told.entries()) {
        const { id } = await publish(storage, userId, one as Partial<RecipeRow>);
        await storage.writer.saveRecipe(user.id, id, true, n);
      }
      for (const [text, found] of [
        ['Zwiebel', ['Tart']],
        ['onion', ['Tart']],
        ['aubergines', ['Tart']],
        ['chiken', ['Roast']],
        ['under 30 minutes', ['Tart']],
        ['soup', ['Broth', 'Roast']],
        ['vegan', ['Dal']],
        ['no nuts', ['Dal', 'Roast', 'Tart']],
        ['Suppe ohne Nüsse', []],
        ['without blorp', ['Dal', 'Broth', 'Roast', 'Tart']],
        ['onion without blorp', ['Tart']],
      ] as const) {
        expect(await listed(user.id, { text }), text).toEqual(found);
      }
      const leftOutBy = async (text: string) => {
        const page = await storage.searcher.searchSavedRecipes(user.id, { text }, 9);
        return [page.leftOut, page.notLeftOut];
      };
      expect(await leftOutBy('no nuts, without blorp')).toEqual([['nuts'], ['blorp']]);
      expect(await leftOutBy('onion')).toEqual([[], []]);
    });

    test('a cursor of another order, or whose recipe is gone, is refused', async () => {
      const user = await addUser(storage);
      for (const name of ['a', 'b', 'c']) {
        const { id } = await publish(storage, userId, { name });
        await storage.writer.saveRecipe(user.id, id, true, 1);
      }
      const ask = (sort: SavedSort, cursor?: string) =>
        storage.reader.listSavedRecipes(user.id, { sort }, 1, cursor);
      const first = await ask('name');
      const cursor = first.nextCursor ?? '';
      await expect(ask('rated', cursor)).rejects.toThrow(BadCursor);
      await storage.writer.saveRecipe(user.id, first.rows[0]?.id ?? '', false, 1);
      expect((await ask('name', cursor)).rows[0]?.name).toBe('b');
      await storage.writer.deleteRecipe(first.rows[0]?.id ?? '');
      await expect(ask('name', cursor)).rejects.toThrow(BadCursor);
    });

    test('no more are kept than fit; what is kept stays and can be let go', async () => {
      const user = await addUser(storage);
      const ids = [];
      for (let n = 0; n < 3; n += 1) ids.push((await publish(storage, userId)).id);
      const [first = '', second = '', third = ''] = ids;
      const save = (id: string, saved: boolean | null) =>
        storage.writer.saveRecipe(user.id, id, saved, 1, 2);
      expect([await save(first, true), await save(second, true)]).toEqual([true, true]);
      expect([await save(third, null), await save(third, true)]).toEqual(['full', 'full']);
      expect(await save(first, true)).toBe(true);
      expect(await save(first, null)).toBe(false);
      expect(await save(third, true)).toBe(true);
      const races = await Promise.all(ids.map((id) => save(id, true)));
      expect(races.filter((one) => one === 'full')).toHaveLength(1);
    });

    test('what its author deleted is told by name, and can be let go; what an admin removed is not', async () => {
      const user = await addUser(storage);
      const [deleted, removed] = [await publish(storage, userId), await publish(storage, userId)];
      for (const { id } of [deleted, removed])
        await storage.writer.saveRecipe(user.id, id, true, 1);
      const gone = () => storage.reader.listGoneSaves(user.id);
      expect(await gone()).toEqual([]);
      await storage.writer.softDeleteRecipe(deleted.id, userId, 5);
      await storage.writer.removeRecipe(removed.id, { at: 1, actorId: null, act: 'remove' });
      expect(await gone()).toEqual([{ id: deleted.id, name: deleted.name }]);
      expect(await savedBy(user.id)).toEqual([]);
      expect(await storage.writer.saveRecipe(user.id, deleted.id, true, 1)).toBeNull();
      expect(await storage.writer.saveRecipe(user.id, deleted.id, false, 1)).toBe(false);
      expect(await gone()).toEqual([]);
    });

    test('a recipe that does not exist cannot be saved', async () => {
      for (const saved of [null, true, false]) {
        expect(await storage.writer.saveRecipe(userId, newId(), saved, 1)).toBeNull();
      }
    });

    test('a person who does not exist cannot save', async () => {
      const recipe = await publish(storage, userId);
      await expect(storage.writer.saveRecipe(newId(), recipe.id, true, 1)).rejects.toThrow();
    });

    test('toggles at once end in one state, each told its own', async () => {
      const user = await addUser(storage);
      const recipe = await publish(storage, userId);
      const states = await Promise.all(
        Array.from({ length: 7 }, () => storage.writer.saveRecipe(user.id, recipe.id, null, 1)),
      );
      expect(states.filter((saved) => saved === true)).toHaveLength(4);
      expect(await savedBy(user.id)).toEqual([recipe.id]);
    });

    test('a deletion while others save leaves no save behind', async () => {
      const people = await Promise.all(Array.from({ length: 10 }, () => addUser(storage)));
      const recipe = await publish(storage, userId);
      const saves = people.map((one, i) => storage.writer.saveRecipe(one.id, recipe.id, true, i));
      saves.splice(
        5,
        0,
        storage.writer.deleteRecipe(recipe.id).then(() => null),
      );
      const outcomes = await Promise.all(saves);
      expect(outcomes.every((saved) => saved === true || saved === null)).toBe(true);
      const left = await Promise.all(people.map((one) => savedBy(one.id)));
      expect(left.flat()).toEqual([]);
    });
  });
}
