import { beforeAll, describe, expect, test } from 'vitest';
import type { RecipeRow } from '../features/recipes/rows.ts';
import {
  addReview,
  addUser,
  changeOf,
  newId,
  newWord,
  type OpenStorage,
  publish,
} from '../suite/fixtures.ts';
import { openAround } from '../suite/open-around.ts';

/** What is suggested while somebody types, whatever the engine. */
export function describeSuggestions(open: OpenStorage): void {
  describe('suggestions', () => {
    const storage = openAround(open);
    let userId: string;
    beforeAll(async () => {
      userId = (await addUser(storage)).id;
    });

    const add = (overrides: Partial<RecipeRow>) => publish(storage, userId, overrides);
    const namesOf = async (typed: string, most = 4) =>
      (await storage.searcher.suggest(typed, most)).recipes.map(({ name }) => name);
    const cooksOf = async (typed: string) =>
      (await storage.searcher.suggest(typed, 4)).cooks.map(({ handle }) => handle);

    test('are recipes with a word that begins so, those in front first, then the newest', async () => {
      const word = newWord();
      const begun = word.slice(0, 8);
      await add({ name: `Baked ${word}` });
      await add({ name: `${word}s with rice` });
      await add({ name: `Crème ${word.toUpperCase()}` });
      await add({ name: 'Stew', description: word });
      const names = [`${word}s with rice`, `Crème ${word.toUpperCase()}`, `Baked ${word}`];
      for (const typed of [begun, begun.toUpperCase(), ` ${begun}`]) {
        expect(await namesOf(typed), typed).toEqual(names);
      }
      expect(await namesOf(begun, 1)).toEqual(names.slice(0, 1));
      expect(await namesOf(`creme ${begun}`)).toEqual(names.slice(1, 2));
      expect(await namesOf(`${begun} stew`)).toEqual([]);
      expect(await namesOf(word.slice(0, 1))).toEqual([]);
    });

    test('are found by other names, and of one name there is one', async () => {
      const [word, other] = [newWord(), newWord()];
      for (let n = 0; n < 3; n += 1) await add({ name: word, otherNames: [`麻婆${other}`] });
      expect(await namesOf(word.slice(0, 6))).toEqual([word]);
      expect(await namesOf(other.slice(0, 6))).toEqual([word]);
    });

    test('are never what lists do not have', async () => {
      const word = newWord();
      const recipe = await add({ name: word });
      expect(await namesOf(word)).toEqual([word]);
      const hidden = changeOf(recipe, { unlisted: true });
      await storage.writer.updateRecipe(recipe.id, hidden);
      expect(await namesOf(word)).toEqual([]);
      const gone = await add({ name: word });
      await storage.writer.softDeleteRecipe(gone.id, userId, 1);
      expect(await namesOf(word)).toEqual([]);
    });

    test('are tags of recipes that lists have, those in front first, then what more recipes have', async () => {
      const word = newWord();
      const tagsOf = async (typed: string, most = 4) =>
        (await storage.searcher.suggest(typed, most)).tags;
      const [late, often] = [`the ${word}`, `${word} b`];
      await add({ tags: [late, often] });
      const recipe = await add({ tags: [often, `${word} a`] });
      await add({ tags: [`${word} a`, often] });
      // The first answer may be the database's, later ones are from memory.
      for (let times = 0; times < 2; times += 1) {
        expect(await tagsOf(word.slice(0, 6).toUpperCase())).toEqual([often, `${word} a`, late]);
        expect(await tagsOf(word, 1)).toEqual([often]);
      }
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { tags: [`${word} a`] }));
      expect(await tagsOf(word)).toEqual([`${word} a`, often, late]);
    });

    test('are cooks who share a recipe, by what their handle begins with', async () => {
      const name = newWord();
      const cook = await addUser(storage, { name: `${name} Smith` });
      expect(await cooksOf(name.slice(0, 6))).toEqual([]);
      const recipe = await publish(storage, cook.id);
      expect(await cooksOf(name.slice(0, 6))).toEqual([cook.handle]);
      expect(await cooksOf(`${name} sm`)).toEqual([cook.handle]);
      expect(await cooksOf(`${name} x`)).toEqual([]);
      await storage.writer.softDeleteRecipe(recipe.id, cook.id, 1);
      expect(await cooksOf(name)).toEqual([]);
    });

    test('are cooks who share nothing but a review or a collection', async () => {
      const name = newWord();
      const [rater, collector] = [
        await addUser(storage, { name: `${name} One` }),
        await addUser(storage, { name: `${name} Two` }),
      ];
      const { id: recipeId } = await publish(storage, (await addUser(storage)).id);
      expect(await cooksOf(name)).toEqual([]);
      await addReview(storage, { userId: rater.id, recipeId, at: 3 });
      await storage.writer.createCollection(
        { id: newId(), userId: collector.id, at: 3 },
        { name: 'Soups', description: '', visibility: 'public' },
        null,
        { collections: 1, recipes: 1 },
      );
      expect(await cooksOf(name)).toEqual([rater.handle, collector.handle]);
    });
  });
}
