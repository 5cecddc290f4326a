import { beforeAll, describe, expect, test } from 'vitest';
import { addUser, changeOf, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { CollectionRow } from './rows.ts';

const most = { collections: 4, recipes: 6 };
const noon = 1_700_000_000_000;

/** What is left in collections of recipes that their owner, an admin or the operator took away, on either engine. */
export function describeTitles(open: OpenStorage): void {
  describe('titles in collections', () => {
    const storage = openAround(open);
    let judge: string;
    beforeAll(async () => {
      judge = (await addUser(storage, { role: 1 })).id;
    });

    const act = (name: string, at = noon) => ({ at, actorId: judge, act: name });

    /** A cook with two recipes, and somebody else's public collection of them. */
    const live = async () => {
      const cook = (await addUser(storage)).id;
      const recipes = [
        await publish(storage, cook, { name: 'Pho' }),
        await publish(storage, cook, { name: 'Dal' }),
      ] as const;
      const collector = (await addUser(storage)).id;
      const said = { name: 'Sundays', description: '', visibility: 'public' as const };
      const wish = { id: newId(), userId: collector, at: noon };
      const outcome = await storage.writer.createCollection(wish, said, null, most);
      if (outcome.kind !== 'made') throw new Error(outcome.kind);
      for (const { id: recipeId } of recipes) {
        const entry = { entryId: newId(), recipeId, at: noon, before: null, note: 'Mine' };
        await storage.writer.collectRecipe(wish.id, collector, entry, most);
      }
      return { cook, recipes, collection: outcome.collection };
    };
    /** The titles as everybody, and as the collector alone is handed them: on the page and in what they take along. */
    const titles = async (one: CollectionRow) => {
      const { reader } = storage;
      const others = await reader.listEntries(one, 'other', 9);
      const own = await reader.listEntries(one, 'owner', 9);
      const taken = await reader.exportCollection(one.userId);
      const namesIn = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
      const told = namesIn(others.rows);
      expect(namesIn(own.rows)).toEqual(told);
      expect(namesIn(taken?.entries ?? [])).toEqual(told);
      expect(others.rows.map(({ note }) => note)).toEqual(['Mine', 'Mine']);
      return told;
    };

    test('what a moderator removed has none for anybody, and it is back with the recipe', async () => {
      const { recipes, collection } = await live();
      expect(await titles(collection)).toEqual(['Pho', 'Dal']);
      await storage.writer.removeRecipe(recipes[0].id, act('remove-recipe'));
      expect(await titles(collection)).toEqual(['', 'Dal']);
      await storage.writer.restoreRecipe(recipes[0].id, act('restore-recipe'));
      expect(await titles(collection)).toEqual(['Pho', 'Dal']);
    });

    test('neither has what waits for a look', async () => {
      const { recipes, collection } = await live();
      const change = { ...changeOf(recipes[1]), description: 'Anew', waits: true };
      await storage.writer.updateRecipe(recipes[1].id, change);
      expect(await titles(collection)).toEqual(['Pho', '']);
      await storage.writer.softDeleteRecipe(recipes[1].id, recipes[1].userId, noon);
      expect(await titles(collection)).toEqual(['Pho', 'Dal']);
    });

    test('gone for good it stays away, and the title of what its owner deleted stays', async () => {
      const { cook, recipes, collection } = await live();
      await storage.writer.removeRecipe(recipes[0].id, act('remove-recipe', -9_000));
      await storage.writer.softDeleteRecipe(recipes[1].id, cook, -9_000);
      const freed = await storage.writer.deleteRemovedRecipes(-8_999, 50);
      expect(freed).toEqual(expect.arrayContaining(recipes.map(({ photo }) => photo.id)));
      expect(await titles(collection)).toEqual(['', 'Dal']);
    });

    test('what the operator deletes, and an admin with its account, leaves none', async () => {
      const { cook, recipes, collection } = await live();
      await storage.writer.deleteRecipe(recipes[1].id, act('delete-recipe'));
      expect(await titles(collection)).toEqual(['Pho', '']);
      await storage.writer.deleteUser(cook, act('delete-account'));
      expect(await titles(collection)).toEqual(['', '']);
    });

    test.each([
      ['with their recipes', false],
      ['but for their recipes', true],
    ])('whoever left for good %s leaves titles, of what was removed none', async (_how, keeps) => {
      const { cook: userId, recipes, collection } = await live();
      await storage.writer.removeRecipe(recipes[0].id, act('remove-recipe'));
      const tokenHash = newId();
      const session = { tokenHash, userId, createdAt: noon, usedAt: noon };
      await storage.writer.createSession(session, 'password hash', null, false);
      const wish = { userId, tokenHash, before: 'password hash', at: -20, endsAt: -10 };
      expect(await storage.writer.leave({ ...wish, keepsRecipes: keeps }, null)).toBe('done');
      while (await storage.writer.deleteLeft(-9, 1));
      expect(await storage.reader.findLeaving(userId)).toBeNull();
      expect(await titles(collection)).toEqual(['', 'Dal']);
      expect((await storage.reader.findRecipes(recipes.map(({ id }) => id))).length).toBe(
        keeps ? 1 : 0,
      );
    });
  });
}
