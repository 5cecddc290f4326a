import { beforeAll, describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { detailsUntold } from '#domain/recipes/details.ts';
import {
  addUser,
  changeOf,
  newId,
  newWord,
  type OpenStorage,
  publish,
  recipeRow,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

/** Publishing, changing and deleting recipes, whatever the engine. */
export function describeRecipes(open: OpenStorage): void {
  describe('recipes', () => {
    const storage = openAround(open);
    let userId: string;
    beforeAll(async () => {
      userId = (await addUser(storage)).id;
    });

    test('a published recipe is read back in every field, by id and by slug', async () => {
      const full = recipeRow(userId, {
        name: 'Crème Brûlée 🍮 "best" \\ <script>',
        description: "שלום — नमस्ते — ต้มยำ\n\nline three\ttab % _ ' ; --",
        ingredients: ['2 cups flour, sifted', '"quoted"', '½ lemon 🍋', ''],
        steps: ['Mix, slowly.'],
        servings: 4,
        prepMinutes: 0,
        cookMinutes: 10_000,
        restMinutes: 720,
        difficulty: 'easy',
        diet: ['vegan', 'nut-free'],
        tip: 'Ünïcödé',
        sourceUrl: 'https://example.org/?a=b&c=%20',
        course: 'dessert',
        tags: ['make ahead', 'Crème'],
        equipment: ['6 ramekins', 'a "blowtorch"'],
        yield: '24 biscuits',
        nutrition: { kcal: 240, salt: 0.25, fat: 0 },
        language: 'en-US',
        otherNames: ['麻婆豆腐', 'ต้มยำ'],
      });
      const { recipe, repeated } = await storage.writer.publishRecipe(full, null);
      expect(repeated).toBe(false);
      expect(recipe).toMatchObject(full);
      expect(await storage.reader.findRecipe(full.id)).toEqual(recipe);
      expect(await storage.reader.findRecipeBySlug(full.slug)).toEqual(recipe);
    });

    test('an id or slug that no recipe has finds none', async () => {
      expect(await storage.reader.findRecipe(newId())).toBeNull();
      expect(await storage.reader.findRecipeBySlug('no-such-dish')).toBeNull();
    });

    test('recipes are found by their ids, in that order, without those that are not there', async () => {
      const rows = [];
      for (let n = 0; n < 3; n += 1) rows.push(await publish(storage, userId));
      const wanted = rows.toReversed();
      const ids = wanted.map(({ id }) => id);
      expect(await storage.reader.findRecipes(ids)).toEqual(wanted);
      await storage.writer.deleteRecipe(ids[1] ?? '');
      expect(await storage.reader.findRecipes([newId(), ...ids])).toEqual([wanted[0], wanted[2]]);
      expect(await storage.reader.findRecipes([])).toEqual([]);
    });

    test('a recipe of no user or no category is refused and leaves nothing', async () => {
      const before = await storage.reader.countRecipes();
      const orphan = recipeRow(newId(), { name: newWord() });
      const astray = recipeRow(userId, { name: newWord(), categoryId: newId() });
      await expect(storage.writer.publishRecipe(orphan, null)).rejects.toThrow();
      await expect(storage.writer.publishRecipe(astray, null)).rejects.toThrow();
      expect(await storage.reader.findRecipeBySlug(orphan.slug)).toBeNull();
      expect(await storage.reader.countRecipes()).toBe(before);
      expect((await storage.searcher.searchRecipes(orphan.name, 1, 0)).total).toBe(0);
      expect((await publish(storage, userId, { name: orphan.name })).slug).toBe(orphan.slug);
    });

    test('a repeated idempotency key answers with the first recipe and writes nothing', async () => {
      const first = await storage.writer.publishRecipe(recipeRow(userId), 'key 1');
      const before = await storage.reader.countRecipes();
      const again = await storage.writer.publishRecipe(
        recipeRow(userId, { name: 'Other' }),
        'key 1',
      );
      expect(again).toEqual({ recipe: first.recipe, repeated: true });
      expect(await storage.reader.countRecipes()).toBe(before);
    });

    test('the same key of another user is another key', async () => {
      const other = await addUser(storage);
      const key = newId();
      await storage.writer.publishRecipe(recipeRow(userId), key);
      const second = await storage.writer.publishRecipe(recipeRow(other.id), key);
      expect(second.repeated).toBe(false);
    });

    test('the same key many times at once publishes once', async () => {
      const key = newId();
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => storage.writer.publishRecipe(recipeRow(userId), key)),
      );
      expect(new Set(outcomes.map(({ recipe }) => recipe.id)).size).toBe(1);
      expect(outcomes.filter(({ repeated }) => !repeated)).toHaveLength(1);
    });

    test('a key answers with the present state, and is free after a deletion', async () => {
      const key = newId();
      const { recipe } = await storage.writer.publishRecipe(recipeRow(userId), key);
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { name: 'Renamed dish' }));
      const again = await storage.writer.publishRecipe(recipeRow(userId), key);
      expect(again.recipe.name).toBe('Renamed dish');
      await storage.writer.deleteRecipe(recipe.id);
      const anew = await storage.writer.publishRecipe(recipeRow(userId), key);
      expect(anew.repeated).toBe(false);
    });

    test('an update writes every field but owner, creation and, without a new one, the photo', async () => {
      const recipe = await publish(storage, userId);
      const change = changeOf(recipe, {
        name: 'Changed',
        description: 'Changed.',
        ingredients: ['one', 'two'],
        steps: ['go'],
        categoryId: cuisineId('Other'),
        servings: 2,
        prepMinutes: 3,
        cookMinutes: 4,
        restMinutes: 5,
        difficulty: 'medium',
        diet: ['vegan'],
        tip: 'tip',
        sourceUrl: 'https://example.org',
        course: 'main',
        tags: ['quick'],
        equipment: ['a wok'],
        yield: '1 loaf',
        nutrition: { protein: 12.5 },
        language: 'de',
        otherNames: ['Anders'],
      });
      const outcome = await storage.writer.updateRecipe(recipe.id, change);
      const { at, baseUpdatedAt: _, photo: _photo, slug: _slug, ...written } = change;
      const lineIds = { ingredientIds: expect.any(Array), stepIds: expect.any(Array) };
      const expected = { ...recipe, ...written, ...lineIds, slug: 'changed', updatedAt: at };
      expect(outcome).toEqual({
        kind: 'updated',
        recipe: expected,
        before: recipe,
        freedPhotoIds: [],
      });
      expect(await storage.reader.findRecipe(recipe.id)).toEqual(expected);
    });

    test('an update clears optional fields', async () => {
      const recipe = await publish(storage, userId, {
        servings: 4,
        restMinutes: 30,
        tip: 'x',
        diet: ['vegan'],
        course: 'soup',
        tags: ['x'],
        equipment: ['x'],
        yield: 'x',
        nutrition: { fat: 1 },
        language: 'de',
        otherNames: ['x'],
      });
      const nothing = detailsUntold;
      const change = changeOf(recipe, nothing);
      await storage.writer.updateRecipe(recipe.id, change);
      const after = await storage.reader.findRecipe(recipe.id);
      expect(after).toMatchObject(nothing);
    });

    test('a new photo frees the old one, the same photo frees none', async () => {
      const recipe = await publish(storage, userId);
      const photo = { ...recipe.photo, id: `${newId()}00000000` };
      const outcome = await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { photo }));
      expect(outcome).toMatchObject({ kind: 'updated', freedPhotoIds: [recipe.photo.id] });
      const again = await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { photo }));
      expect(again).toMatchObject({ kind: 'updated', freedPhotoIds: [] });
      const ids = [recipe.photo.id, photo.id];
      expect(await storage.reader.photosInUse(ids)).toEqual([photo.id]);
    });

    test('updatedAt strictly increases even when the clock stands or goes back', async () => {
      const recipe = await publish(storage, userId);
      const times = [recipe.updatedAt];
      for (const at of [recipe.updatedAt, 5, recipe.updatedAt]) {
        const outcome = await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { at }));
        if (outcome.kind === 'updated') times.push(outcome.recipe.updatedAt);
      }
      expect(times).toEqual([0, 1, 2, 3].map((more) => recipe.updatedAt + more));
    });

    test('a change based on an older state is stale and writes nothing', async () => {
      const recipe = await publish(storage, userId);
      const mine = changeOf(recipe, { description: 'mine', baseUpdatedAt: recipe.updatedAt });
      const theirs = changeOf(recipe, { description: 'theirs', baseUpdatedAt: recipe.updatedAt });
      const [first, second] = await Promise.all([
        storage.writer.updateRecipe(recipe.id, mine),
        storage.writer.updateRecipe(recipe.id, theirs),
      ]);
      expect([first.kind, second.kind].sort()).toEqual(['stale', 'updated']);
      const now = await storage.reader.findRecipe(recipe.id);
      const stale = first.kind === 'stale' ? first : second;
      expect(stale).toEqual({ kind: 'stale', recipe: now });
      const blind = await storage.writer.updateRecipe(recipe.id, changeOf(recipe));
      expect(blind.kind).toBe('updated');
    });

    test('an update of a recipe that is gone is missing', async () => {
      const recipe = await publish(storage, userId);
      await storage.writer.deleteRecipe(recipe.id);
      const outcome = await storage.writer.updateRecipe(recipe.id, changeOf(recipe));
      expect(outcome).toEqual({ kind: 'missing' });
    });

    test('a deletion answers with the photo, once, and takes everything along', async () => {
      const recipe = await publish(storage, userId, { name: newWord() });
      const saver = await addUser(storage);
      await storage.writer.saveRecipe(saver.id, recipe.id, true, 1);
      const outcomes = await Promise.all([
        storage.writer.deleteRecipe(recipe.id),
        storage.writer.deleteRecipe(recipe.id),
      ]);
      const freed = outcomes.map((deleted) => deleted?.photoIds.join() ?? null);
      expect(freed.sort()).toEqual([recipe.photo.id, null].sort());
      expect(await storage.reader.findRecipe(recipe.id)).toBeNull();
      expect(await storage.reader.findRecipeBySlug(recipe.slug)).toBeNull();
      expect(await storage.reader.listSavedIds(saver.id)).toEqual([]);
      expect(await storage.reader.photosInUse([recipe.photo.id])).toEqual([]);
      expect((await storage.searcher.searchRecipes(recipe.name, 1, 0)).total).toBe(0);
    });

    test('each line has an id of its own, and keeps it when the recipe changes around it', async () => {
      const before = await publish(storage, userId, {
        ingredients: ['# Dough', '200 g flour', '2 eggs, beaten', 'salt'],
        steps: ['Mix the flour with the eggs.', 'Bake for 20 minutes.'],
      });
      const [dough, flour, eggs, salt] = before.ingredientIds;
      const [mix, bake] = before.stepIds;
      expect(new Set([dough, flour, eggs, salt, mix, bake]).size).toBe(6);
      const change = changeOf(before, {
        ingredients: ['salt', '1 lemon', '3 eggs', '# Dough', '200 g flour'],
        steps: ['Rest.', 'Bake for 25 minutes.', 'Mix the flour with the eggs.'],
      });
      await storage.writer.updateRecipe(before.id, change);
      const after = await storage.reader.findRecipe(before.id);
      const [, lemon] = after?.ingredientIds ?? [];
      const [rest] = after?.stepIds ?? [];
      expect(after?.ingredientIds).toEqual([salt, lemon, eggs, dough, flour]);
      expect(after?.stepIds).toEqual([rest, bake, mix]);
      expect([...before.ingredientIds, ...before.stepIds]).not.toContain(lemon);
      expect([...before.ingredientIds, ...before.stepIds]).not.toContain(rest);
    });

    test('of many photo ids, exactly those of recipes are in use', async () => {
      const recipes = [];
      for (let i = 0; i < 3; i += 1) recipes.push(await publish(storage, userId));
      const used = recipes.map(({ photo }) => photo.id);
      const others = Array.from({ length: 1_500 }, newId);
      const inUse = await storage.reader.photosInUse([...others, ...used]);
      expect(inUse.sort()).toEqual(used.sort());
      expect(await storage.reader.photosInUse([])).toEqual([]);
    });
  });
}
