import { describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { BadCursor } from '../../port.ts';
import {
  addUser,
  changeOf,
  newId,
  newWord,
  type OpenStorage,
  publish,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { RecipeFilter, RecipeRow } from './rows.ts';

/** Lists with their totals and cursors, whatever the engine. */
export function describeLists(open: OpenStorage): void {
  describe('lists', () => {
    const storage = openAround(open);

    async function pages(filter: RecipeFilter, limit: number): Promise<RecipeRow[][]> {
      const all: RecipeRow[][] = [];
      let cursor: string | undefined;
      do {
        const page = await storage.reader.listRecipes(filter, limit, cursor);
        all.push(page.rows);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return all;
    }

    const ids = (rows: RecipeRow[]) => rows.map(({ id }) => id);

    test('an empty list has no rows, no total and no next page', async () => {
      const page = await storage.reader.listRecipes({ userId: newId() }, 10);
      expect(page).toEqual({ rows: [], total: 0, nextCursor: null });
    });

    test('newest first by creation, then id, page after page, each recipe once', async () => {
      const userId = (await addUser(storage)).id;
      const recipes = [];
      for (const createdAt of [5, 5, 9, 1, 5, 7, 5]) {
        recipes.push(await publish(storage, userId, { createdAt }));
      }
      const expected = recipes
        .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
        .map(({ id }) => id);
      for (const limit of [1, 2, 3, 7, 50, 5_000]) {
        const rows = await pages({ userId }, limit);
        expect(rows.flatMap(ids)).toEqual(expected);
        expect(rows).toHaveLength(Math.ceil(7 / limit));
      }
    });

    test('what is unlisted is in no list, count or search, and in that of its owner alone', async () => {
      const [own, other] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const name = newWord();
      const listed = await publish(storage, own, { name, createdAt: 1 });
      const first = await publish(storage, own, { name, unlisted: true, createdAt: 2 });
      const second = await publish(storage, own, { name, unlisted: true, createdAt: 3 });
      const { reader, searcher, writer } = storage;
      const seen = async () => {
        const list = await reader.listRecipes({ userId: own }, 10);
        expect(await reader.countRecipesOf(own)).toBe(list.total);
        const found = await searcher.searchRecipes(name, 10, 0);
        expect([list.total, found.total]).toEqual([list.rows.length, found.rows.length]);
        const links = (await reader.listRecipeLinks({}, 1_000)).map(({ id }) => id);
        const linked = [listed, first, second].filter(({ id }) => links.includes(id));
        expect(ids(found.rows).toSorted()).toEqual(ids(list.rows).toSorted());
        expect(ids(linked).toSorted()).toEqual(ids(list.rows).toSorted());
        return ids(list.rows);
      };
      expect(await seen()).toEqual([listed.id]);
      const page = await reader.listUnlistedRecipes(own, 1);
      expect(page).toMatchObject({ rows: [second], total: 2 });
      const next = await reader.listUnlistedRecipes(own, 1, page.nextCursor ?? '');
      expect(next).toEqual({ rows: [first], total: 2, nextCursor: null });
      expect((await reader.listUnlistedRecipes(other, 5)).rows).toEqual([]);
      expect(await reader.findRecipeBySlug(first.slug)).toEqual(first);

      await writer.updateRecipe(first.id, changeOf(first, { unlisted: false }));
      await writer.updateRecipe(listed.id, changeOf(listed, { unlisted: true }));
      expect(await seen()).toEqual([first.id]);
      // Taken away and back, it is where it was.
      await writer.softDeleteRecipe(second.id, own, 5);
      await writer.undeleteRecipe(second.id, own, Date.now());
      expect(await seen()).toEqual([first.id]);
      await writer.deleteRecipe(second.id);
      expect((await reader.listUnlistedRecipes(own, 5)).total).toBe(1);
    });

    test('rows are skipped from the start and from a cursor, and past the last there are none', async () => {
      const userId = (await addUser(storage)).id;
      for (const createdAt of [1, 2, 3, 4, 5]) await publish(storage, userId, { createdAt });
      const times = async (limit: number, cursor?: string, skip?: number) => {
        const page = await storage.reader.listRecipes({ userId }, limit, cursor, skip);
        expect(page.total).toBe(5);
        return page.rows.map(({ createdAt }) => createdAt);
      };
      expect(await times(2, undefined, 2)).toEqual([3, 2]);
      expect(await times(200, undefined, 4)).toEqual([1]);
      const { nextCursor } = await storage.reader.listRecipes({ userId }, 1, undefined, 1);
      expect(await times(2, nextCursor ?? '')).toEqual([3, 2]);
      expect(await times(2, nextCursor ?? '', 1)).toEqual([2, 1]);
      expect(await times(2, undefined, 5)).toEqual([]);
    });

    test('a recipe published or deleted meanwhile neither repeats nor hides others', async () => {
      const userId = (await addUser(storage)).id;
      const recipes = [];
      for (let createdAt = 1; createdAt <= 6; createdAt += 1) {
        recipes.push(await publish(storage, userId, { createdAt }));
      }
      const first = await storage.reader.listRecipes({ userId }, 2);
      await publish(storage, userId, { createdAt: 100 });
      await storage.writer.deleteRecipe(first.rows[1]?.id ?? '');
      const second = await storage.reader.listRecipes({ userId }, 2, first.nextCursor ?? '');
      expect(second.rows.map(({ createdAt }) => createdAt)).toEqual([4, 3]);
    });

    test('filters leave their recipes, and the total counts what is left', async () => {
      const [anna, ben] = [await addUser(storage), await addUser(storage)];
      const [thai, other] = [cuisineId('Thai'), cuisineId('Other')];
      const before = await storage.reader.listRecipes({ categoryId: other }, 1);
      const one = await publish(storage, anna.id, { categoryId: thai });
      const two = await publish(storage, anna.id, { categoryId: other });
      const three = await publish(storage, ben.id, { categoryId: other });
      const list = (filter: RecipeFilter) => storage.reader.listRecipes(filter, 5);
      const annas = await list({ userId: anna.id });
      expect([ids(annas.rows), annas.total]).toEqual([[two.id, one.id], 2]);
      const annasOther = await list({ userId: anna.id, categoryId: other });
      expect([ids(annasOther.rows), annasOther.total]).toEqual([[two.id], 1]);
      const others = await list({ categoryId: other });
      expect(ids(others.rows).slice(0, 2)).toEqual([three.id, two.id]);
      expect(others.total).toBe(before.total + 2);
      expect((await list({ categoryId: newId() })).total).toBe(0);
    });

    test('totals follow a change of category and a deletion', async () => {
      const { id: userId } = await addUser(storage);
      const [thai, indian] = [cuisineId('Thai'), cuisineId('Indian')];
      const total = async (filter: RecipeFilter) =>
        (await storage.reader.listRecipes(filter, 1)).total;
      const recipe = await publish(storage, userId, { categoryId: thai });
      const all = await storage.reader.countRecipes();
      expect(await total({})).toBe(all);
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { categoryId: indian }));
      expect(await total({ userId, categoryId: thai })).toBe(0);
      expect(await total({ userId, categoryId: indian })).toBe(1);
      expect(await storage.reader.countRecipes()).toBe(all);
      await storage.writer.deleteRecipe(recipe.id);
      expect(await total({ userId })).toBe(0);
      expect(await storage.reader.countRecipes()).toBe(all - 1);
    });

    test('a cursor that was not handed out is a BadCursor, on short and long lists', async () => {
      const userId = (await addUser(storage)).id;
      await publish(storage, userId);
      await publish(storage, userId);
      const { nextCursor } = await storage.reader.listRecipes({ userId }, 1);
      const good = nextCursor ?? '';
      const bad = ['', 'x', '%', `${good}A`, `${good}=`, good.slice(1), '🍲', 'bnVsbA', newId()];
      for (const cursor of bad) {
        for (const limit of [1, 5_000]) {
          const asked = storage.reader.listRecipes({ userId }, limit, cursor);
          await expect(asked, cursor).rejects.toBeInstanceOf(BadCursor);
        }
        const messages = storage.reader.listContactMessages(1, cursor);
        await expect(messages, cursor).rejects.toBeInstanceOf(BadCursor);
      }
      const foreign = storage.reader.listContactMessages(1, good);
      await expect(foreign).rejects.toBeInstanceOf(BadCursor);
    });

    test('contact messages are kept whole and listed newest first', async () => {
      const messages = [3, 9, 3].map((createdAt) => ({
        id: newId(),
        fromEmail: 'someone@example.org',
        fromName: 'Søren 🥔',
        subject: 'Hello "you"',
        message: createdAt === 9 ? '' : 'Line one\nline two <b>',
        createdAt,
      }));
      for (const message of messages) await storage.writer.storeContactMessage(message);
      const expected = messages.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
      const first = await storage.reader.listContactMessages(2);
      expect(first).toMatchObject({ rows: expected.slice(0, 2), total: 3 });
      const second = await storage.reader.listContactMessages(2, first.nextCursor ?? '');
      expect(second).toEqual({ rows: expected.slice(2), total: 3, nextCursor: null });
    });
  });
}
