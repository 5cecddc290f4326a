import { describe, expect, test } from 'vitest';
import { nothingChosen } from '#domain/facets/facets.ts';
import {
  addUser,
  changeOf,
  findEntry,
  newId,
  newWord,
  type OpenStorage,
  publish,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { RecipeRow } from './rows.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;
const many = 45;

/** The recipes of somebody who leaves and comes back with many of them, whatever the engine. */
export function describeRecipesAlong(open: OpenStorage): void {
  describe('many recipes that go along with their cook', () => {
    const storage = openAround(open);

    const begin = async (userId: string, comesBack: boolean) => {
      const session = { tokenHash: newId(), userId, createdAt: noon + 1, usedAt: noon + 1 };
      const isIn = await storage.writer.createSession(session, 'password hash', null, comesBack);
      expect(isIn).toBe(true);
      return session.tokenHash;
    };
    const comeBack = (userId: string) => begin(userId, true);
    const leave = async (userId: string) => {
      const wish = { userId, tokenHash: await begin(userId, false), before: 'password hash' };
      const times = { at: noon, endsAt: noon + 14 * day };
      const outcome = await storage.writer.leave({ ...wish, ...times, keepsRecipes: false }, null);
      expect(outcome).toBe('done');
    };
    const indexAll = async (userId: string) => {
      let steps = 0;
      while (await storage.writer.indexSome(userId, noon + 2)) steps += 1;
      return steps;
    };
    const unindexed = async () => {
      const found: string[] = [];
      for (let id: string | null = ''; id !== null; ) {
        id = await storage.reader.findUnindexed(id);
        if (id !== null) found.push(id);
      }
      return found;
    };
    /** A cook whose recipes nobody else's are called like, and what there is of them. */
    const live = async (word = newWord()) => {
      const userId = (await addUser(storage)).id;
      const recipes = [];
      for (let n = 0; n < many; n += 1) {
        const told = { name: `${word} ${newWord()}`, tags: [word], unlisted: n === many - 1 };
        recipes.push(await publish(storage, userId, told));
      }
      const seen = async () => ({
        listed: (await storage.reader.listRecipes({ userId }, 100)).rows.length,
        cards: (await storage.reader.listCards({ userId }, 100)).cards.ids.length,
        counted: await storage.reader.countRecipesOf(userId),
        found: (await storage.searcher.searchRecipes(word, 100, 0)).total,
        faceted: await faceted(word),
        suggested: (await storage.searcher.suggest(word, 5)).recipes.length,
        tags: (await storage.searcher.suggest(word, 5)).tags.length,
      });
      return { userId, recipes, seen };
    };
    const faceted = async (tag: string) => {
      const chosen = { ...nothingChosen, tag: [tag] };
      return (await storage.searcher.browseRecipes({ chosen, sort: 'newest', limit: 100 })).total;
    };
    const all = { listed: 44, cards: 44, counted: 44, found: 44, faceted: 44 };
    const none = { listed: 0, cards: 0, counted: 0, found: 0, faceted: 0, suggested: 0, tags: 0 };

    test('are nowhere at once, and in lists again at once; searches find some at a time', async () => {
      const before = await storage.reader.countRecipes();
      const { userId, seen } = await live();
      expect(await seen()).toEqual({ ...all, suggested: 5, tags: 1 });
      await leave(userId);
      expect([await seen(), await storage.reader.countRecipes()]).toEqual([none, before]);
      expect(await unindexed()).not.toContain(userId);
      await comeBack(userId);
      const { found, faceted: counted, ...back } = await seen();
      expect(back).toMatchObject({ listed: 44, cards: 44, counted: 44 });
      // What is made anew in memory at that moment, behind many other changes, takes all that lists have by then.
      for (const some of [found, counted]) {
        expect(some).toBeGreaterThanOrEqual(20);
        expect(some).toBeLessThanOrEqual(44);
      }
      expect(await storage.reader.countRecipes()).toBe(before + 44);
      expect(await unindexed()).toContain(userId);
      expect(await indexAll(userId)).toBe(2);
      expect(await seen()).toEqual({ ...all, suggested: 5, tags: 1 });
      expect(await unindexed()).not.toContain(userId);
    });

    test('are found for each who is back, whoever else waits', async () => {
      const cooks = [await live(), await live()];
      for (const { userId } of cooks) await leave(userId);
      for (const { userId } of cooks) await comeBack(userId);
      const ids = cooks.map(({ userId }) => userId).toSorted();
      const waiting = async () => (await unindexed()).filter((id) => ids.includes(id));
      expect(await waiting()).toEqual(ids);
      expect(await indexAll(ids[1] ?? '')).toBe(2);
      expect(await waiting()).toEqual(ids.slice(0, 1));
      expect(await indexAll(ids[0] ?? '')).toBe(2);
      expect(await waiting()).toEqual([]);
    });

    test('what waits there for a look is in the queue again at once', async () => {
      const { userId, recipes } = await live();
      // Searches get it last.
      const listed = recipes.filter(({ unlisted }) => !unlisted);
      const last = listed.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1);
      const wish = { id: newId(), userId: (await addUser(storage)).id, text: newWord(), at: 1 };
      const asked = { ...wish, recipeId: last?.id ?? '', waits: true };
      await storage.writer.askQuestion(asked);
      const entry = () => findEntry(storage, wish.id);
      const settled = { act: 'dismiss', rule: null, reason: null } as const;
      await leave(userId);
      const by = { at: noon, actorId: null };
      await storage.writer.settleEntry((await entry())?.id ?? '', settled, by);
      expect(await entry()).toBeUndefined();
      await comeBack(userId);
      expect((await entry())?.subject).toMatchObject({ isWaiting: true });
      await indexAll(userId);
    });

    test('are as they are once they are found, whatever became of them in between', async () => {
      const { userId, recipes, seen } = await live();
      await leave(userId);
      await comeBack(userId);
      const other = newWord();
      const at = (n: number) => {
        const recipe = recipes[n];
        if (!recipe) throw new Error(`There is no recipe ${n}`);
        return recipe;
      };
      const change = (n: number, what: Partial<RecipeRow>) =>
        storage.writer.updateRecipe(at(n).id, changeOf(at(n), what));
      await change(20, { name: other });
      await change(21, { tip: 'Slow' });
      await storage.writer.softDeleteRecipe(at(22).id, userId, noon + 2);
      const act = { at: noon + 2, actorId: null, act: 'remove-recipe' };
      await storage.writer.removeRecipe(at(23).id, act);
      // Again before all is found.
      await leave(userId);
      expect(await seen()).toEqual(none);
      expect((await storage.searcher.searchRecipes(other, 9, 0)).total).toBe(0);
      await comeBack(userId);
      await change(30, { description: other });
      await Promise.all([indexAll(userId), indexAll(userId)]);
      const left = { listed: 42, cards: 42, counted: 42, faceted: 42 };
      expect(await seen()).toMatchObject({ ...left, found: 42 });
      expect((await storage.searcher.searchRecipes(other, 9, 0)).total).toBe(2);
    });

    test('their words are forgotten once they are gone for good', async () => {
      const word = `${newWord()}a`;
      const near = `${word}b`;
      await publish(storage, (await addUser(storage)).id, { name: near });
      const { userId } = await live(word);
      await leave(userId);
      while (await storage.writer.deleteLeft(noon + 15 * day, 20));
      const { rows } = await storage.searcher.searchRecipes(word, 9, 0);
      expect(rows.map(({ name }) => name)).toEqual([near]);
    });

    test('an admin deletes them with their account, and what is counted and found is as before', async () => {
      const before = await storage.reader.countRecipes();
      const { userId, seen } = await live();
      const admin = await addUser(storage, { role: 1 });
      const act = { at: noon, actorId: admin.id, act: 'delete-account' };
      expect((await storage.writer.deleteUser(userId, act))?.recipes).toBe(many);
      expect([await seen(), await storage.reader.countRecipes()]).toEqual([none, before]);
    });
  });
}
