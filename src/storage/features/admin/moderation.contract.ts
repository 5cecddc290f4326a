import { beforeAll, describe, expect, test } from 'vitest';
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
import type { RecipeRow } from '../recipes/rows.ts';
import type { NewAct } from './rows.ts';

/** What admins and the operator do, whatever the engine. */
export function describeModeration(open: OpenStorage): void {
  describe('moderation', () => {
    const storage = openAround(open);
    let userId: string;
    beforeAll(async () => {
      userId = (await addUser(storage)).id;
    });

    const act = (at = Date.now(), actorId: string | null = null): NewAct => ({
      at,
      actorId,
      act: 'try',
    });
    const search = async (keyword: string) =>
      (await storage.searcher.searchRecipes(keyword, 10, 0)).rows.map(({ id }) => id);

    /** Every way a visitor or a cook can meet a recipe. */
    async function meetings(recipe: RecipeRow, saverId: string): Promise<string[]> {
      const { reader } = storage;
      const lists = {
        'by id': [await reader.findRecipe(recipe.id)],
        'by slug': [await reader.findRecipeBySlug(recipe.slug)],
        newest: (await reader.listRecipes({}, 5_000)).rows,
        'of the cook': (await reader.listRecipes({ userId: recipe.userId }, 50)).rows,
        'by ids': await reader.findRecipes([recipe.id]),
        saved: (await reader.listSavedIds(saverId)).map((id) => ({ id })),
        found: (await storage.searcher.searchRecipes(recipe.name, 10, 0)).rows,
        links: await reader.listRecipeLinks({}, 5_000),
      };
      const met = Object.entries(lists).filter(([, rows]) =>
        rows.some((row) => row?.id === recipe.id),
      );
      return met.map(([where]) => where);
    }

    test('a removed recipe is met nowhere, and a restored one everywhere it was', async () => {
      const [cook, saver] = [await addUser(storage), await addUser(storage)];
      const recipe = await publish(storage, cook.id, { name: newWord() });
      await storage.writer.saveRecipe(saver.id, recipe.id, true, 1);
      const everywhere = await meetings(recipe, saver.id);
      expect(everywhere).toHaveLength(8);
      const count = await storage.reader.countRecipes();
      expect(await storage.writer.removeRecipe(recipe.id, act())).not.toBeNull();
      expect(await meetings(recipe, saver.id)).toEqual([]);
      expect(await storage.reader.countRecipes()).toBe(count - 1);
      expect(await storage.writer.removeRecipe(recipe.id, act())).toBeNull();
      expect(await storage.writer.restoreRecipe(recipe.id, act())).not.toBeNull();
      expect(await meetings(recipe, saver.id)).toEqual(everywhere);
      expect(await storage.reader.findRecipe(recipe.id)).toEqual(recipe);
      expect(await storage.reader.countRecipes()).toBe(count);
      expect(await storage.writer.restoreRecipe(recipe.id, act())).toBeNull();
    });

    test('a removed recipe is put back as it was read, and not once it says something else', async () => {
      const { reader, writer } = storage;
      const recipe = await publish(storage, userId, { name: newWord() });
      const by = { at: Date.now(), actorId: null };
      expect(await reader.findRemoved(recipe.id)).toBeNull();
      expect(await writer.restoreAsRead(recipe.id, undefined, by)).toEqual({ kind: 'gone' });
      await writer.removeRecipe(recipe.id, act(), { rule: null, reason: 'From a book' });
      const read = await reader.findRemoved(recipe.id);
      expect(read).toMatchObject({ reason: 'From a book', photos: [{ id: recipe.photo.id }] });
      expect(read?.text).toContain(recipe.name);
      expect(await writer.restoreAsRead(recipe.id, 'other', by)).toEqual({ kind: 'changed' });
      expect(await reader.findRecipe(recipe.id)).toBeNull();
      const { kind } = await writer.restoreAsRead(recipe.id, read?.sign, by);
      expect(kind).toBe('done');
      expect(await reader.findRecipe(recipe.id)).toEqual(recipe);
    });

    test('a removed recipe keeps its photo and its name, and takes no change, save or deletion', async () => {
      const recipe = await publish(storage, userId, { name: newWord() });
      await storage.writer.removeRecipe(recipe.id, act());
      expect(await storage.reader.photosInUse([recipe.photo.id])).toEqual([recipe.photo.id]);
      const outcome = await storage.writer.updateRecipe(recipe.id, changeOf(recipe));
      expect(outcome.kind).toBe('missing');
      expect(await storage.writer.saveRecipe(userId, recipe.id, true, 1)).toBeNull();
      expect(await storage.writer.deleteRecipe(recipe.id)).toBeNull();
      const next = await publish(storage, userId, { name: recipe.name });
      expect(next.slug).toBe(`${recipe.slug}-2`);
    });

    test('a repeated key answers with the recipe though it was removed', async () => {
      const key = newId();
      const { recipe } = await storage.writer.publishRecipe(recipeRow(userId), key);
      await storage.writer.removeRecipe(recipe.id, act());
      const again = await storage.writer.publishRecipe(recipeRow(userId), key);
      expect(again).toEqual({ recipe, repeated: true });
    });

    test('what was removed before a time goes for good, a few at a time', async () => {
      await storage.writer.deleteRemovedRecipes(2_000, 100);
      const recipes = [];
      for (const at of [1_000, 1_500, 2_000]) {
        const recipe = await publish(storage, userId, { name: newWord() });
        await storage.writer.removeRecipe(recipe.id, act(at));
        recipes.push(recipe);
      }
      const [first, second, third] = recipes.map(({ photo }) => photo.id);
      expect(await storage.writer.deleteRemovedRecipes(2_000, 1)).toEqual([first]);
      expect(await storage.writer.deleteRemovedRecipes(2_000, 10)).toEqual([second]);
      expect(await storage.writer.deleteRemovedRecipes(2_000, 10)).toEqual([]);
      expect(await storage.reader.photosInUse([first, second, third] as string[])).toEqual([third]);
      expect(await storage.writer.restoreRecipe(recipes[0]?.id ?? '', act())).toBeNull();
      const anew = await publish(storage, userId, { name: recipes[0]?.name ?? '' });
      expect(anew.slug).toBe(recipes[0]?.slug);
    });

    test('admins list recipes, the removed ones too, and find them by any part of the name', async () => {
      const word = newWord();
      const owner = await addUser(storage, { name: 'Zoë' });
      const there = await publish(storage, owner.id, { name: `Crème ${word} a_b%c` });
      const gone = await publish(storage, owner.id, { name: `${word} again` });
      await storage.writer.removeRecipe(gone.id, act(77));
      const list = async (text: string, isRemoved?: boolean) => {
        const filter = { text, ...(isRemoved === undefined ? {} : { isRemoved }) };
        const page = await storage.reader.listModeratedRecipes(filter, 10);
        expect(page.total).toBe(page.rows.length);
        return page.rows;
      };
      const part = word.slice(3, 9).toUpperCase();
      expect((await list(part)).map(({ id }) => id)).toEqual([gone.id, there.id]);
      const presented = { name: 'Zoë', email: owner.email };
      const shown = { removedBy: null, owner: presented };
      expect(await list(part, true)).toEqual([{ ...gone, removedAt: 77, ...shown }]);
      expect(await list(part, false)).toEqual([{ ...there, removedAt: null, ...shown }]);
      expect((await list(`CREME ${word}`)).map(({ id }) => id)).toEqual([there.id]);
      expect((await list('a_b%c')).map(({ id }) => id)).toEqual([there.id]);
      expect(await list('_b%')).toHaveLength(1);
      expect(await list(`${word}_`)).toEqual([]);
      expect(await list('\\')).toEqual([]);
    });

    test('admins page through recipes, accounts and acts', async () => {
      const { reader } = storage;
      const listings = [
        (limit: number, cursor?: string) => reader.listModeratedRecipes({}, limit, cursor),
        (limit: number, cursor?: string) => reader.listAccounts({}, limit, cursor),
        (limit: number, cursor?: string) => reader.listActs(limit, cursor),
      ];
      for (const list of listings) {
        const whole = await list(500);
        expect(whole.nextCursor).toBeNull();
        expect(whole.total).toBe(whole.rows.length);
        const paged: { id: string }[] = [];
        let cursor: string | undefined;
        do {
          const page = await list(3, cursor);
          paged.push(...page.rows);
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(paged).toEqual(whole.rows);
        await expect(list(1, 'nonsense')).rejects.toThrow('Bad cursor');
      }
    });

    test('accounts are found by any part of name and e-mail, with the number of their recipes', async () => {
      const word = newWord();
      const user = await addUser(storage, { name: `Søren ${word}`, email: `${word}@example.org` });
      await publish(storage, user.id);
      const gone = await publish(storage, user.id);
      await storage.writer.removeRecipe(gone.id, act());
      for (const text of [word.slice(2), `SOREN ${word}`, `${word}@EXAMPLE`]) {
        const page = await storage.reader.listAccounts({ text }, 10);
        expect(page.rows, text).toEqual([{ ...user, recipes: 1 }]);
      }
    });

    test('messages are found by any part of what they say', async () => {
      const word = newWord();
      const message = {
        id: newId(),
        fromEmail: 'someone@example.org',
        fromName: 'Someone',
        subject: 'About the crème',
        message: `Hello ${word}`,
        createdAt: 5,
      };
      await storage.writer.storeContactMessage(message);
      const found = await storage.reader.listContactMessages(10, undefined, word.slice(1, 8));
      expect(found).toEqual({ rows: [message], total: 1, nextCursor: null });
      const none = await storage.reader.listContactMessages(10, undefined, newWord());
      expect(none).toEqual({ rows: [], total: 0, nextCursor: null });
    });

    test('every act is noted with who did it and to what', async () => {
      const admin = await addUser(storage, { role: 1 });
      const recipe = await publish(storage, userId);
      const at = Date.now() + 1_000_000;
      await storage.writer.removeRecipe(recipe.id, { at, actorId: admin.id, act: 'remove-recipe' });
      await storage.writer.restoreRecipe(newId(), act(at + 1));
      await storage.writer.endSessions(userId, { at: at + 1, actorId: null, act: 'end-sessions' });
      const { rows } = await storage.reader.listActs(2);
      expect(rows).toMatchObject([
        { at: at + 1, actorId: null, act: 'end-sessions', subject: 'account', subjectId: userId },
        { at, actorId: admin.id, act: 'remove-recipe', subject: 'recipe', subjectId: recipe.id },
      ]);
    });

    test('ending sessions ends those of that person alone', async () => {
      const [one, other] = [await addUser(storage), await addUser(storage)];
      for (const { id } of [one, one, other]) {
        const session = { tokenHash: newId(), userId: id, createdAt: 1, usedAt: 1 };
        await storage.writer.createSession(session);
      }
      expect(await storage.writer.endSessions(one.id, null)).toBe(2);
      expect(await storage.writer.endSessions(one.id, null)).toBe(0);
      expect(await storage.writer.endSessions(other.id, null)).toBe(1);
    });

    test('a deleted account takes everything of it along and leaves the rest', async () => {
      const [gone, kept] = [await addUser(storage), await addUser(storage)];
      const theirs = [
        await publish(storage, gone.id, { name: newWord() }),
        await publish(storage, gone.id),
      ];
      const others = await publish(storage, kept.id, { name: newWord() });
      await storage.writer.removeRecipe(theirs[1]?.id ?? '', act());
      const session = { tokenHash: newId(), userId: gone.id, createdAt: 1, usedAt: 1 };
      await storage.writer.createSession(session);
      await storage.writer.saveRecipe(gone.id, others.id, true, 1);
      await storage.writer.saveRecipe(kept.id, theirs[0]?.id ?? '', true, 1);
      const count = await storage.reader.countRecipes();
      const outcome = await storage.writer.deleteUser(gone.id, act());
      expect(outcome?.recipes).toBe(2);
      expect(outcome?.photoIds.sort()).toEqual(theirs.map(({ photo }) => photo.id).sort());
      expect(await storage.reader.findUser(gone.id)).toBeNull();
      expect(await storage.reader.findSession(session.tokenHash)).toBeNull();
      expect(await storage.reader.listSavedIds(kept.id)).toEqual([]);
      expect(await search(theirs[0]?.name ?? '')).toEqual([]);
      expect(await search(others.name)).toEqual([others.id]);
      expect(await storage.reader.countRecipes()).toBe(count - 1);
      expect(await storage.writer.deleteUser(gone.id, act())).toBeNull();
    });
  });
}
