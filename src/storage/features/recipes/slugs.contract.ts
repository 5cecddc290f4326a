import { beforeAll, describe, expect, test } from 'vitest';
import {
  addUser,
  changeOf,
  newWord,
  type OpenStorage,
  publish,
  recipeRow,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

/** Slugs: one name for one recipe for as long as it exists, whatever the engine. */
export function describeSlugs(open: OpenStorage): void {
  describe('slugs', () => {
    const storage = openAround(open);
    let userId: string;
    beforeAll(async () => {
      userId = (await addUser(storage)).id;
    });

    const publishNamed = (name: string) => publish(storage, userId, { name });
    const rename = async (id: string, name: string) => {
      const recipe = await storage.reader.findRecipe(id);
      if (!recipe) throw new Error('No such recipe');
      const outcome = await storage.writer.updateRecipe(id, changeOf(recipe, { name }));
      return outcome.kind === 'updated' ? outcome.recipe.slug : outcome.kind;
    };

    test('a recipe that has had twenty others keeps its slug, whatever its name', async () => {
      const word = newWord();
      const recipe = await publishNamed(word);
      for (let n = 1; n <= 20; n += 1) {
        expect(await rename(recipe.id, `${word} no ${n}`)).toBe(`${word}-no-${n}`);
      }
      const last = `${word}-no-20`;
      expect(await rename(recipe.id, `${word} no 21`)).toBe(last);
      expect(await storage.reader.findRecipeBySlug(`${word}-no-21`)).toBeNull();
      expect((await storage.reader.findRecipe(recipe.id))?.name).toBe(`${word} no 21`);
      // Those that it had stay its own, to go back to as well.
      expect((await publishNamed(`${word} no 7`)).slug).toBe(`${word}-no-7-2`);
      expect(await rename(recipe.id, `${word} no 7`)).toBe(`${word}-no-7`);
    });

    test('equal names get the first free number', async () => {
      const word = newWord();
      const slugs = [];
      for (let i = 0; i < 12; i += 1) slugs.push((await publishNamed(word)).slug);
      const numbered = Array.from({ length: 11 }, (_, i) => `${word}-${i + 2}`);
      expect(slugs).toEqual([word, ...numbered]);
    });

    test('equal names at once get different slugs', async () => {
      const word = newWord();
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () =>
          storage.writer.publishRecipe(recipeRow(userId, { name: word }), null),
        ),
      );
      expect(new Set(outcomes.map(({ recipe }) => recipe.slug)).size).toBe(10);
    });

    test('a number that somebody has as a name is passed over', async () => {
      const word = newWord();
      await publishNamed(`${word} 2`);
      expect((await publishNamed(word)).slug).toBe(word);
      expect((await publishNamed(word)).slug).toBe(`${word}-3`);
      expect((await publishNamed(`${word} 2`)).slug).toBe(`${word}-2-2`);
    });

    test('a freed number is taken again', async () => {
      const word = newWord();
      const recipes = [];
      for (let i = 0; i < 4; i += 1) recipes.push(await publishNamed(word));
      await storage.writer.deleteRecipe(recipes[1]?.id ?? '');
      expect((await publishNamed(word)).slug).toBe(`${word}-2`);
      await storage.writer.deleteRecipe(recipes[0]?.id ?? '');
      expect((await publishNamed(word)).slug).toBe(word);
    });

    test('a slug of eighty characters makes room for its number', async () => {
      const slug = `${newWord()}-${'x'.repeat(90)}`.slice(0, 80);
      const taken = [];
      for (let i = 0; i < 11; i += 1) taken.push((await publish(storage, userId, { slug })).slug);
      expect(taken[1]).toBe(`${slug.slice(0, 78)}-2`);
      expect(taken[9]).toBe(`${slug.slice(0, 77)}-10`);
      expect(new Set(taken).size).toBe(11);
      expect(Math.max(...taken.map((one) => one.length))).toBe(80);
    });

    test('hundreds of equal names at once each get a slug of their own', async () => {
      const word = newWord();
      const slugs = new Set<string>();
      for (let round = 0; round < 10; round += 1) {
        const atOnce = Array.from({ length: 30 }, () =>
          storage.writer.publishRecipe(recipeRow(userId, { name: word }), null),
        );
        for (const { recipe } of await Promise.all(atOnce)) slugs.add(recipe.slug);
      }
      expect(slugs.size).toBe(300);
      expect(slugs).toContain(`${word}-300`);
    });

    test('after a rename the old slug still finds the recipe, under its new one', async () => {
      const [before, after] = [newWord(), newWord()];
      const recipe = await publishNamed(before);
      expect(await rename(recipe.id, after)).toBe(after);
      expect((await storage.reader.findRecipeBySlug(before))?.slug).toBe(after);
      expect((await storage.reader.findRecipeBySlug(after))?.id).toBe(recipe.id);
    });

    test('a slug from before a rename never names another recipe', async () => {
      const [before, after] = [newWord(), newWord()];
      const recipe = await publishNamed(before);
      await rename(recipe.id, after);
      expect((await publishNamed(before)).slug).toBe(`${before}-2`);
      await storage.writer.deleteRecipe(recipe.id);
      expect((await publishNamed(before)).slug).toBe(before);
      expect((await publishNamed(after)).slug).toBe(after);
    });

    test('renaming back takes the recipe’s own old slug again', async () => {
      const [first, second] = [newWord(), newWord()];
      await publishNamed(first);
      const recipe = await publishNamed(first);
      expect(recipe.slug).toBe(`${first}-2`);
      await rename(recipe.id, second);
      expect(await rename(recipe.id, first)).toBe(`${first}-2`);
      expect(await rename(recipe.id, `${first} 2`)).toBe(`${first}-2`);
    });

    test('an update that does not change the name keeps the slug', async () => {
      const word = newWord();
      await publishNamed(word);
      const recipe = await publishNamed(word);
      expect(await rename(recipe.id, word)).toBe(`${word}-2`);
      expect(await rename(recipe.id, `${word.toUpperCase()}!`)).toBe(`${word}-2`);
    });
  });
}
