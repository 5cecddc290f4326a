import { beforeAll, describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { NoteChange } from './notes.ts';

/** What people note on recipes, whatever the engine. */
export function describeNotes(open: OpenStorage): void {
  describe('notes', () => {
    const storage = openAround(open);
    let cookId: string;
    beforeAll(async () => {
      cookId = (await addUser(storage)).id;
    });

    const keep = (userId: string, recipeId: string, change: Partial<NoteChange>) =>
      storage.writer.keepOwnNote(userId, recipeId, {
        text: 'Less salt',
        at: 1_000,
        base: undefined,
        ...change,
      });
    const find = (userId: string, recipeId: string) => storage.reader.findOwnNote(userId, recipeId);

    test('a note is kept, changed and forgotten, each change younger than the one before', async () => {
      const { id: userId } = await addUser(storage);
      const { id, name, slug } = await publish(storage, cookId);
      expect(await find(userId, id)).toBeNull();
      const first = { text: 'Less salt', updatedAt: 1_000 };
      expect(await keep(userId, id, { base: null })).toEqual({ kind: 'kept', note: first });
      const second = { text: 'Salz 🧂', updatedAt: 1_001 };
      expect(await keep(userId, id, { text: second.text, base: 1_000 })).toMatchObject({
        note: second,
      });
      expect(await find(userId, id)).toEqual(second);
      expect(await storage.reader.listOwnNotes(userId)).toEqual([
        { recipe: name, slug, ...second },
      ]);
      expect(await keep(userId, id, { text: '', base: 1_001 })).toEqual({
        kind: 'kept',
        note: null,
      });
      expect(await find(userId, id)).toBeNull();
    });

    test('a change of what was changed meanwhile is stale, and one that says the same is none', async () => {
      const { id: userId } = await addUser(storage);
      const { id } = await publish(storage, cookId);
      await keep(userId, id, { base: null });
      const same = { kind: 'kept', note: { text: 'Less salt', updatedAt: 1_000 } };
      expect(await keep(userId, id, { base: null, at: 2_000 })).toEqual(same);
      for (const base of [null, 999])
        expect(await keep(userId, id, { text: 'More', base })).toEqual({ kind: 'stale' });
      expect(await keep(userId, id, { text: '', base: 999 })).toEqual({ kind: 'stale' });
      expect(await find(userId, id)).toEqual(same.note);
      await keep(userId, id, { text: '', base: 1_000 });
      expect(await keep(userId, id, { text: 'More', base: 1_000 })).toEqual({ kind: 'stale' });
    });

    test('of two who change it at once one is stale', async () => {
      const { id: userId } = await addUser(storage);
      const { id } = await publish(storage, cookId);
      const texts = ['one', 'two', 'three', 'four'];
      const outcomes = await Promise.all(
        texts.map((text) => keep(userId, id, { text, base: null })),
      );
      expect(outcomes.filter(({ kind }) => kind === 'kept')).toHaveLength(1);
    });

    test('nobody else is told a note', async () => {
      const [anna, ben] = [await addUser(storage), await addUser(storage)];
      const { id } = await publish(storage, cookId);
      await keep(anna.id, id, {});
      expect(await find(ben.id, id)).toBeNull();
      expect(await storage.reader.listOwnNotes(ben.id)).toEqual([]);
      await keep(ben.id, id, { text: 'Mine', base: null });
      expect((await find(anna.id, id))?.text).toBe('Less salt');
    });

    test('goes with the recipe, comes back with it, and is over with recipe and account', async () => {
      const user = await addUser(storage);
      const recipe = await publish(storage, cookId);
      await keep(user.id, recipe.id, {});
      await storage.writer.softDeleteRecipe(recipe.id, cookId, 2_000);
      expect(await find(user.id, recipe.id)).toBeNull();
      expect(await keep(user.id, recipe.id, {})).toEqual({ kind: 'missing' });
      await storage.writer.undeleteRecipe(recipe.id, cookId, Date.now());
      expect((await find(user.id, recipe.id))?.text).toBe('Less salt');
      const other = await publish(storage, cookId);
      await keep(user.id, other.id, {});
      await storage.writer.deleteRecipe(other.id);
      expect(await storage.reader.listOwnNotes(user.id)).toHaveLength(1);
      await storage.writer.deleteUser(user.id, null);
      expect(await storage.reader.listOwnNotes(user.id)).toEqual([]);
      expect(await keep(cookId, newId(), {})).toEqual({ kind: 'missing' });
    });
  });
}
