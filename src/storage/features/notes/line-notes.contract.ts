import { beforeAll, describe, expect, test } from 'vitest';
import { addUser, changeOf, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { RecipeRow } from '../recipes/rows.ts';
import type { LineNoteChange } from './line-notes.ts';

/** What people note on lines of recipes, whatever the engine. */
export function describeLineNotes(open: OpenStorage): void {
  describe('notes on lines', () => {
    const storage = openAround(open);
    let cookId: string;
    beforeAll(async () => {
      cookId = (await addUser(storage)).id;
    });

    const eggs = ({ ingredientIds: [id = ''] }: RecipeRow) => id;
    const keep = (userId: string, recipe: RecipeRow, change: Partial<LineNoteChange> = {}) =>
      storage.writer.keepLineNote(userId, recipe.id, {
        text: 'Duck eggs',
        at: 1_000,
        base: undefined,
        lineId: eggs(recipe),
        most: 20,
        ...change,
      });
    const list = (userId: string, { id }: RecipeRow) => storage.reader.listLineNotes(userId, id);
    const edit = async (recipe: RecipeRow, change: Partial<RecipeRow>) => {
      const before = (await storage.reader.findRecipe(recipe.id)) as RecipeRow;
      await storage.writer.updateRecipe(recipe.id, changeOf(before, change));
      return (await storage.reader.findRecipe(recipe.id)) as RecipeRow;
    };

    test('notes on an ingredient and a step are kept with their lines, changed and forgotten', async () => {
      const { id: userId } = await addUser(storage);
      const recipe = await publish(storage, cookId);
      const [, bake = ''] = recipe.stepIds;
      const first = { text: 'Duck eggs', updatedAt: 1_000 };
      expect(await keep(userId, recipe, { base: null })).toEqual({ kind: 'kept', note: first });
      await keep(userId, recipe, { lineId: bake, text: '10 °C less', at: 1_500 });
      const onEggs = { lineId: eggs(recipe), line: '2 eggs, beaten' };
      const onBake = { lineId: bake, line: 'Bake, then wait.' };
      const told = { ...onBake, text: '10 °C less', updatedAt: 1_500 };
      expect(await list(userId, recipe)).toEqual([{ ...onEggs, ...first }, told]);
      const second = { text: 'Goose', updatedAt: 1_001 };
      expect(await keep(userId, recipe, { text: 'Goose', base: 1_000 })).toEqual({
        kind: 'kept',
        note: second,
      });
      expect(await list(userId, recipe)).toEqual([{ ...onEggs, ...second }, told]);
      const gone = await keep(userId, recipe, { text: '', base: 1_001 });
      expect(gone).toEqual({ kind: 'kept', note: null });
      expect(await list(userId, recipe)).toEqual([told]);
    });

    test('a change of what was changed meanwhile is stale, and one that says the same is none', async () => {
      const { id: userId } = await addUser(storage);
      const recipe = await publish(storage, cookId);
      await keep(userId, recipe, { base: null });
      const same = { kind: 'kept', note: { text: 'Duck eggs', updatedAt: 1_000 } };
      expect(await keep(userId, recipe, { base: null, at: 2_000 })).toEqual(same);
      for (const text of ['More', ''])
        expect(await keep(userId, recipe, { text, base: 999 })).toEqual({ kind: 'stale' });
      const texts = ['one', 'two', 'three', 'four'];
      const outcomes = await Promise.all(
        texts.map((text) => keep(userId, recipe, { text, base: 1_000 })),
      );
      expect(outcomes.filter(({ kind }) => kind === 'kept')).toHaveLength(1);
    });

    test('a note stays with its line as its author edits, and is left over once the line has gone', async () => {
      const { id: userId } = await addUser(storage);
      const recipe = await publish(storage, cookId);
      await keep(userId, recipe);
      const edited = await edit(recipe, { ingredients: ['salt', '3 eggs, whisked'] });
      expect(edited.ingredientIds[1]).toBe(eggs(recipe));
      expect(await list(userId, recipe)).toMatchObject([{ line: '2 eggs, beaten' }]);
      await keep(userId, recipe, { text: 'Duck' });
      expect(await list(userId, recipe)).toMatchObject([{ line: '3 eggs, whisked' }]);
      await edit(recipe, { ingredients: ['salt'] });
      const left = { lineId: eggs(recipe), line: '3 eggs, whisked' };
      expect(await list(userId, recipe)).toMatchObject([{ ...left, text: 'Duck' }]);
      await keep(userId, recipe, { text: 'Goose' });
      expect(await list(userId, recipe)).toMatchObject([{ ...left, text: 'Goose' }]);
      expect((await keep(userId, recipe, { text: '' })).kind).toBe('kept');
      expect(await keep(userId, recipe, { base: null })).toEqual({ kind: 'line missing' });
      expect(await list(userId, recipe)).toEqual([]);
    });

    test('a note that is saved unchanged is one on the line as it reads now; the late reply to an older one is not', async () => {
      const { id: userId } = await addUser(storage);
      const ingredients = ['200 ml soy milk'];
      const recipe = await publish(storage, cookId, { ingredients });
      await keep(userId, recipe, { text: 'Fine for Mia' });
      const edited = await edit(recipe, { ingredients: ['200 ml almond milk'] });
      expect(edited.ingredientIds).toEqual(recipe.ingredientIds);
      const note = { text: 'Fine for Mia', updatedAt: 1_000 };
      const again = { text: 'Fine for Mia', at: 2_000 };
      expect(await keep(userId, recipe, { ...again, base: null })).toEqual({ kind: 'kept', note });
      expect(await list(userId, recipe)).toMatchObject([{ line: '200 ml soy milk', ...note }]);
      expect(await keep(userId, recipe, { ...again, base: 1_000 })).toEqual({ kind: 'kept', note });
      expect(await list(userId, recipe)).toMatchObject([{ line: '200 ml almond milk', ...note }]);
    });

    test('a heading is no line to note on, and what was noted before it became one can still be changed', async () => {
      const { id: userId } = await addUser(storage);
      const ingredients = ['# Dough', 'For the filling:', '2 eggs, beaten'];
      const steps = ['# Dough', 'Knead.'];
      const recipe = await publish(storage, cookId, { ingredients, steps });
      const { ingredientIds, stepIds } = recipe;
      for (const lineId of [ingredientIds[0], ingredientIds[1], stepIds[0]])
        expect(await keep(userId, recipe, { lineId: lineId ?? '' })).toEqual({
          kind: 'line missing',
        });
      const lineId = ingredientIds[2] ?? '';
      await keep(userId, recipe, { lineId });
      await edit(recipe, { ingredients: ['# Dough', 'For the filling:', 'Beaten eggs:'] });
      expect((await keep(userId, recipe, { lineId, text: 'Goose' })).kind).toBe('kept');
      expect(await list(userId, recipe)).toMatchObject([{ line: '2 eggs, beaten', text: 'Goose' }]);
    });

    test('a line of another recipe is none of this one, and there is an end to notes', async () => {
      const { id: userId } = await addUser(storage);
      const [recipe, other] = [await publish(storage, cookId), await publish(storage, cookId)];
      const stray = await keep(userId, recipe, { lineId: eggs(other) });
      expect(stray).toEqual({ kind: 'line missing' });
      await keep(userId, recipe, { most: 1 });
      const lineId = recipe.stepIds[0] ?? '';
      expect(await keep(userId, recipe, { lineId, most: 1 })).toEqual({ kind: 'full' });
      expect((await keep(userId, recipe, { text: 'Goose', most: 1 })).kind).toBe('kept');
      expect((await keep(userId, other, { most: 1 })).kind).toBe('kept');
    });

    test('nobody else is told a note, and its writer takes it along with its line', async () => {
      const [anna, ben] = [await addUser(storage), await addUser(storage)];
      const recipe = await publish(storage, cookId);
      const { id, name, slug } = recipe;
      await keep(anna.id, recipe);
      await storage.writer.keepOwnNote(anna.id, id, { text: 'Good', at: 500, base: null });
      expect(await list(ben.id, recipe)).toEqual([]);
      expect(await storage.reader.listOwnNotes(ben.id)).toEqual([]);
      expect(await storage.reader.listOwnNotes(anna.id)).toEqual([
        { recipe: name, slug, text: 'Good', updatedAt: 500 },
        { recipe: name, slug, line: '2 eggs, beaten', text: 'Duck eggs', updatedAt: 1_000 },
      ]);
      await storage.writer.softDeleteRecipe(id, cookId, 2_000);
      const taken = await storage.reader.listOwnNotes(anna.id);
      expect(taken[1]).toMatchObject({ slug: null, line: null, text: 'Duck eggs' });
    });

    test('goes with the recipe, comes back with it, and is over with recipe and account', async () => {
      const user = await addUser(storage);
      const [recipe, other] = [await publish(storage, cookId), await publish(storage, cookId)];
      for (const one of [recipe, other]) await keep(user.id, one);
      await storage.writer.softDeleteRecipe(recipe.id, cookId, 2_000);
      expect(await list(user.id, recipe)).toEqual([]);
      expect(await keep(user.id, recipe)).toEqual({ kind: 'missing' });
      await storage.writer.undeleteRecipe(recipe.id, cookId, Date.now());
      expect(await list(user.id, recipe)).toHaveLength(1);
      await storage.writer.deleteRecipe(other.id);
      expect(await storage.reader.listOwnNotes(user.id)).toHaveLength(1);
      await storage.writer.deleteUser(user.id, null);
      expect(await storage.reader.listOwnNotes(user.id)).toEqual([]);
      expect(await keep(cookId, other)).toEqual({ kind: 'missing' });
    });
  });
}
