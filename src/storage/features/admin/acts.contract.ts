import { beforeAll, describe, expect, test } from 'vitest';
import {
  addUser,
  changeOf,
  newId,
  newWord,
  type OpenStorage,
  publish,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { UserRow } from '../accounts/rows.ts';
import type { NewAct } from './rows.ts';

let later = Date.now() + 10_000_000;

/** What is told of acts, and what an act may not do, whatever the engine. */
export function describeActs(open: OpenStorage): void {
  describe('acts', () => {
    const storage = openAround(open);
    let admin: UserRow;
    beforeAll(async () => {
      admin = await addUser(storage, { name: 'Ada', role: 1 });
    });

    /** Later than every act before, so that the log shows it first. */
    const by = ({ id }: Pick<UserRow, 'id'>, act = 'try'): NewAct => {
      later += 1_000;
      return { at: later, actorId: id, act };
    };
    const lastAct = async () => (await storage.reader.listActs(1)).rows[0];
    const called = ({ name, email }: UserRow) => ({ name, email });

    test('a removed recipe says who removed it the last time', async () => {
      const [first, cook] = [await addUser(storage, { role: 1 }), await addUser(storage)];
      const recipe = await publish(storage, cook.id, { name: newWord() });
      const remover = async () => {
        const page = await storage.reader.listModeratedRecipes({ text: recipe.name }, 1);
        return page.rows[0]?.removedBy;
      };
      await storage.writer.removeRecipe(recipe.id, by(first));
      expect(await remover()).toEqual(called(first));
      await storage.writer.restoreRecipe(recipe.id, by(first));
      expect(await remover()).toBeNull();
      await storage.writer.removeRecipe(recipe.id, by(admin));
      expect(await remover()).toEqual(called(admin));
    });

    test('the log names whoever acted, and people while their accounts are there', async () => {
      const cook = await addUser(storage, { name: 'Cleo' });
      await storage.writer.endSessions(cook.id, by(admin));
      const named = { actor: called(admin), subjectName: 'Cleo', recipes: null };
      expect(await lastAct()).toMatchObject(named);
      await storage.writer.deleteUser(cook.id, by(admin));
      const left = { actor: called(admin), subjectId: null, subjectName: null };
      const { rows } = await storage.reader.listActs(2);
      expect(rows).toMatchObject([left, left]);
      expect(JSON.stringify(rows)).not.toContain('Cleo');
    });

    test('the log keeps the names that recipes had when something was done to them', async () => {
      const cook = await addUser(storage, { name: 'Cleo' });
      const [first, second] = [newWord(), newWord()];
      const recipe = await publish(storage, cook.id, { name: first });
      await storage.writer.removeRecipe(recipe.id, by(admin, 'remove'));
      await storage.writer.restoreRecipe(recipe.id, by(admin, 'restore'));
      const renaming = changeOf(recipe, { name: second, act: by(admin, 'edit') });
      await storage.writer.updateRecipe(recipe.id, renaming);
      const other = await publish(storage, cook.id, { name: newWord() });
      await storage.writer.deleteRecipe(other.id, by(admin, 'delete'));
      await storage.writer.removeRecipe(recipe.id, by(admin, 'remove again'));
      const latest = async (limit: number) =>
        (await storage.reader.listActs(limit)).rows.map(({ act, recipes }) => [act, recipes]);
      const one = (name: string) => ({ names: [name], count: 1 });
      const kept = [
        ['remove again', one(second)],
        ['delete', one(other.name)],
        ['edit', one(first)],
        ['restore', one(first)],
        ['remove', one(first)],
      ];
      expect(await latest(5)).toEqual(kept);
      await storage.writer.deleteUser(cook.id, by(admin, 'delete account'));
      expect(await latest(6)).toEqual([['delete account', one(second)], ...kept]);
    });

    test('a deleted account leaves the number of its recipes and the names of the twenty newest', async () => {
      const cook = await addUser(storage);
      const names = [];
      for (let n = 0; n < 22; n += 1) {
        const { name } = await publish(storage, cook.id, { name: newWord(), createdAt: 1_000 + n });
        names.unshift(name);
      }
      const empty = await addUser(storage);
      await storage.writer.deleteUser(cook.id, by(admin));
      expect((await lastAct())?.recipes).toEqual({ names: names.slice(0, 20), count: 22 });
      await storage.writer.deleteUser(empty.id, by(admin));
      expect((await lastAct())?.recipes).toEqual({ names: [], count: 0 });
    });

    test('what an admin does to the recipe of somebody else is noted, and nothing that failed', async () => {
      const cook = await addUser(storage);
      const recipe = await publish(storage, cook.id, { name: newWord() });
      const edit = by(admin, 'edit');
      await storage.writer.updateRecipe(recipe.id, changeOf(recipe, { act: edit }));
      expect(await lastAct()).toMatchObject({ ...edit, subject: 'recipe', subjectId: recipe.id });
      await storage.writer.updateRecipe(
        recipe.id,
        changeOf(recipe, { act: by(admin), baseUpdatedAt: 1 }),
      );
      expect(await lastAct()).toMatchObject(edit);
      const deletion = by(admin, 'delete');
      await storage.writer.deleteRecipe(recipe.id, deletion);
      expect(await lastAct()).toMatchObject({ ...deletion, subjectId: recipe.id });
      await storage.writer.deleteRecipe(recipe.id, by(admin));
      expect(await lastAct()).toMatchObject(deletion);
    });

    test('a role that is given is noted', async () => {
      const person = await addUser(storage);
      const grant = by(admin, 'grant');
      await storage.writer.setRole(person.email, 1, grant);
      expect(await lastAct()).toMatchObject({ ...grant, subject: 'account', subjectId: person.id });
      await storage.writer.setRole(`${newWord()}@example.org`, 1, by(admin));
      expect(await lastAct()).toMatchObject(grant);
    });

    test('of two admins who delete each other at once one stays', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [one, two] = [
          await addUser(storage, { role: 1 }),
          await addUser(storage, { role: 1 }),
        ];
        const outcomes = await Promise.all([
          storage.writer.deleteUser(one.id, by(two)),
          storage.writer.deleteUser(two.id, by(one)),
        ]);
        expect(outcomes.filter((freed) => freed !== null)).toHaveLength(1);
        const left = [await storage.reader.findUser(one.id), await storage.reader.findUser(two.id)];
        expect(left.filter((user) => user !== null)).toHaveLength(1);
      }
    });

    test('nobody who is no admin any more deletes an account', async () => {
      const [former, person] = [await addUser(storage), await addUser(storage)];
      expect(await storage.writer.deleteUser(person.id, by(former))).toBeNull();
      expect(await storage.reader.findUser(person.id)).toEqual(person);
      const byOperator = { ...by(former), actorId: null };
      const gone = { recipes: 0, photoIds: [] };
      expect(await storage.writer.deleteUser(person.id, byOperator)).toEqual(gone);
    });

    test('a photo names its recipe, and whether that was removed', async () => {
      const recipe = await publish(storage, admin.id);
      const owner = () => storage.reader.findPhotoOwner(recipe.photo.id);
      expect(await owner()).toEqual({ recipeId: recipe.id, isRemoved: false });
      await storage.writer.removeRecipe(recipe.id, by(admin));
      expect(await owner()).toEqual({ recipeId: recipe.id, isRemoved: true, writerId: admin.id });
      expect(await storage.reader.findPhotoOwner(newId())).toBeNull();
    });

    test('what goes after its time takes everyone’s saves along', async () => {
      const [cook, saver] = [await addUser(storage), await addUser(storage)];
      const recipe = await publish(storage, cook.id, { name: newWord() });
      await storage.writer.saveRecipe(saver.id, recipe.id, true, 1);
      await storage.writer.removeRecipe(recipe.id, { at: 1_000, actorId: admin.id, act: 'remove' });
      expect(await storage.writer.deleteRemovedRecipes(1_001, 50)).toEqual([recipe.photo.id]);
      expect(await storage.reader.listSavedIds(saver.id)).toEqual([]);
      expect(await storage.reader.findPhotoOwner(recipe.photo.id)).toBeNull();
      const { rows } = await storage.reader.listModeratedRecipes({ text: recipe.name }, 5);
      expect(rows).toEqual([]);
    });
  });
}
