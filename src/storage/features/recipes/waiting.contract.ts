import { describe, expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import {
  addUser,
  changeOf,
  findEntry,
  newId,
  newWord,
  type OpenStorage,
  publish,
  recipeRow,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

/** What waits for a moderator's look, whatever the engine. */
export function describeWaiting(open: OpenStorage): void {
  describe('what waits for a look', () => {
    const storage = openAround(open);

    const by = { at: 5_000_000, actorId: null };
    const entryOf = (subjectId: string) => findEntry(storage, subjectId);
    const settle = async (
      subjectId: string,
      act: 'hide' | 'dismiss',
      reason: string | null = null,
    ) =>
      storage.writer.settleEntry(
        (await entryOf(subjectId))?.id ?? '',
        { act, rule: null, reason },
        by,
      );
    const wait = async (userId: string) => {
      // Before what other suites on the same database have removed.
      const row = recipeRow(userId, { name: newWord(), createdAt: 3, updatedAt: 3 });
      const { recipe } = await storage.writer.publishRecipe(row, null, null, true);
      return recipe;
    };
    const found = async ({ id, name, userId }: { id: string; name: string; userId: string }) => ({
      there: (await storage.reader.findRecipe(id)) !== null,
      listed: (await storage.reader.listRecipes({ userId }, 50)).total,
      searched: (await storage.searcher.searchRecipes(name, 10, 0)).rows.length,
    });
    const everywhere = { there: true, listed: 1, searched: 1 };
    const nowhere = { there: false, listed: 0, searched: 0 };

    test('a recipe is in no list until it is let stand, waits again once changed, and longer than what was removed', async () => {
      const cook = (await addUser(storage)).id;
      const recipe = await wait(cook);
      expect(await found(recipe)).toEqual(nowhere);
      expect(await storage.reader.listWaitingRecipes(cook, 5)).toMatchObject({
        rows: [recipe],
        total: 1,
        nextCursor: null,
      });
      expect(await storage.writer.deleteRemovedRecipes(4, 500)).not.toContain(recipe.photo.id);
      expect(await storage.reader.findPhotoOwner(recipe.photo.id)).toEqual({
        recipeId: recipe.id,
        isRemoved: true,
        writerId: cook,
      });
      await settle(recipe.id, 'dismiss');
      expect(await found(recipe)).toEqual(everywhere);
      const change = { ...changeOf(recipe), description: newWord(), waits: true };
      await storage.writer.updateRecipe(recipe.id, change);
      expect(await found(recipe)).toEqual(nowhere);
      await settle(recipe.id, 'hide', 'Advertising');
      expect((await storage.reader.listWaitingRecipes(cook, 5)).total).toBe(0);
      await storage.writer.restoreRecipe(recipe.id, { ...by, act: 'try' });
      expect(await found(recipe)).toEqual(everywhere);
    });

    test('its writer changes it while it waits, and nobody else does; it is then no longer what was read', async () => {
      const [cook, other] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const recipe = await wait(cook);
      const before = await entryOf(recipe.id);
      const change = { ...changeOf(recipe), name: newWord(), description: newWord() };
      for (const withheldOf of [undefined, other]) {
        const wish = { ...change, ...(withheldOf ? { withheldOf } : {}) };
        expect((await storage.writer.updateRecipe(recipe.id, wish)).kind).toBe('missing');
      }
      const own = { ...change, withheldOf: cook };
      const outcome = await storage.writer.updateRecipe(recipe.id, own);
      if (outcome.kind !== 'updated') throw new Error(outcome.kind);
      expect(await found(outcome.recipe)).toEqual(nowhere);
      const { id, slug } = outcome.recipe;
      for (const named of [{ id }, { slug }, { slug: recipe.slug }]) {
        expect(await storage.reader.findWithheldRecipe(cook, named)).toEqual({
          ...outcome.recipe,
          hidden: null,
        });
        expect(await storage.reader.findWithheldRecipe(other, named)).toBeNull();
      }
      const seen = before?.subject?.sign ?? '';
      const read = { act: 'dismiss', rule: null, reason: null, seen } as const;
      const refused = await storage.writer.settleEntry(before?.id ?? '', read, by);
      expect(refused.kind).toBe('changed');
      expect((await entryOf(id))?.subject?.text).toContain(change.description);
      await settle(id, 'dismiss');
      expect(await found(outcome.recipe)).toEqual(everywhere);
      expect(await storage.reader.findWithheldRecipe(cook, { id })).toBeNull();
    });

    test('its author alone reads and changes what a moderator hid; it stays hidden, and comes back as it is then', async () => {
      const [cook, other] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const recipe = await publish(storage, cook, { name: newWord() });
      const { id, slug } = recipe;
      const act = { at: 5_000_000, actorId: other, act: 'remove-recipe' };
      await storage.writer.removeRecipe(id, act, { rule: 'spam', reason: 'It sells pans' });
      const hidden = { at: act.at, reason: 'It sells pans' };
      for (const named of [{ id }, { slug }]) {
        expect(await storage.reader.findWithheldRecipe(cook, named)).toEqual({ ...recipe, hidden });
        expect(await storage.reader.findWithheldRecipe(other, named)).toBeNull();
      }
      expect((await storage.reader.listWaitingRecipes(cook, 5)).total).toBe(0);
      const owner = { recipeId: id, isRemoved: true, writerId: cook };
      expect(await storage.reader.findPhotoOwner(recipe.photo.id)).toEqual(owner);
      const categoryId = cuisineId('Chinese');
      const change = { ...changeOf(recipe), name: newWord(), categoryId, waits: true };
      for (const withheldOf of [undefined, other]) {
        const wish = { ...change, ...(withheldOf ? { withheldOf } : {}) };
        expect((await storage.writer.updateRecipe(id, wish)).kind).toBe('missing');
      }
      const outcome = await storage.writer.updateRecipe(id, { ...change, withheldOf: cook });
      if (outcome.kind !== 'updated') throw new Error(outcome.kind);
      expect([await found(recipe), await found(outcome.recipe)]).toEqual([nowhere, nowhere]);
      const mended = { ...outcome.recipe, hidden };
      expect((await storage.reader.listTakenDownRecipes(cook, 5)).rows).toEqual([mended]);
      expect(await storage.writer.softDeleteRecipe(id, cook, 6_000_000)).toBeNull();
      const before = (await storage.reader.listRecipes({ categoryId }, 1)).total;
      await storage.writer.restoreRecipe(id, { ...act, act: 'restore-recipe' });
      expect(await found(outcome.recipe)).toEqual(everywhere);
      expect((await storage.reader.listRecipes({ categoryId }, 1)).total).toBe(before + 1);
      expect(await storage.reader.findWithheldRecipe(cook, { id })).toBeNull();
      await storage.writer.softDeleteRecipe(id, cook, 7_000_000);
      expect(await storage.reader.findWithheldRecipe(cook, { id })).toBeNull();
      const gone = await storage.reader.findPhotoOwner(recipe.photo.id);
      expect(gone).toEqual({ recipeId: id, isRemoved: true });
    });

    test('what waited when a clean-up hid it waits again once that is undone, and what its writer deleted does not', async () => {
      const [cook, asker] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const there = await publish(storage, cook);
      const ask = async () => {
        const wish = { id: newId(), userId: asker, recipeId: there.id, text: newWord(), at: 3 };
        await storage.writer.askQuestion({ ...wish, waits: true });
        return wish.id;
      };
      const [recipe, changed] = [await wait(asker), await wait(asker)];
      await settle(changed.id, 'dismiss');
      await storage.writer.updateRecipe(changed.id, { ...changeOf(changed), waits: true });
      const [question, gone] = [await ask(), await ask()];
      const set = { userId: asker, since: 0, until: 9e12, newSince: null, block: null, hint: null };
      const wish = { id: newId(), set, rule: 'spam', reason: 'Pans', keep: null } as const;
      expect((await storage.writer.startCleanup(wish, by))?.posts).toBe(4);
      while (await storage.writer.cleanSome(6_000_000));
      for (const { id } of [recipe, changed]) expect(await entryOf(id)).toBeUndefined();
      await storage.writer.deleteQuestion(gone, null);
      await storage.writer.undoCleanup(wish.id, by);
      while (await storage.writer.cleanSome(7_000_000));
      expect((await storage.reader.listWaitingRecipes(asker, 5)).total).toBe(2);
      expect((await storage.reader.listQuestions(there.id, 'newest', 5)).rows).toEqual([]);
      for (const id of [recipe.id, changed.id, question])
        expect((await entryOf(id))?.subject).toMatchObject({ isWaiting: true });
      expect(await entryOf(gone)).toBeUndefined();
      await settle(recipe.id, 'dismiss');
      expect(await found(recipe)).toMatchObject({ there: true, searched: 1 });
      await settle(question, 'dismiss');
      expect((await storage.reader.listQuestions(there.id, 'newest', 5)).rows).toMatchObject([
        { id: question },
      ]);
    });

    test('what its writer changed while a clean-up hid it waits for a look once that is undone; the rest is there again', async () => {
      const cook = (await addUser(storage)).id;
      const old = () => publish(storage, cook, { name: newWord(), createdAt: 3, updatedAt: 3 });
      const [same, mended] = [await old(), await old()];
      const set = { userId: cook, since: 0, until: 9e12, newSince: null, block: null, hint: null };
      const wish = { id: newId(), set, rule: 'spam', reason: 'Pans', keep: null } as const;
      await storage.writer.startCleanup(wish, by);
      while (await storage.writer.cleanSome(6_000_000));
      const change = { ...changeOf(mended), name: newWord(), at: 6_500_000, withheldOf: cook };
      const outcome = await storage.writer.updateRecipe(mended.id, change);
      if (outcome.kind !== 'updated') throw new Error(outcome.kind);
      await storage.writer.undoCleanup(wish.id, by);
      while (await storage.writer.cleanSome(7_000_000));
      expect(await found(same)).toMatchObject({ there: true });
      expect(await found(outcome.recipe)).toMatchObject({ there: false, searched: 0 });
      expect((await entryOf(mended.id))?.subject).toMatchObject({ isWaiting: true });
      await settle(mended.id, 'dismiss');
      expect(await found(outcome.recipe)).toMatchObject({ there: true });
    });

    test('what waits at a recipe that was away is asked to be looked at again once that is back', async () => {
      const [cook, guest] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const recipe = await publish(storage, cook);
      const wish = { id: newId(), userId: guest, recipeId: recipe.id, text: newWord(), at: 1 };
      await storage.writer.askQuestion({ ...wish, waits: true });
      await storage.writer.softDeleteRecipe(recipe.id, cook, 2);
      expect((await entryOf(wish.id))?.subject).toBeNull();
      await settle(wish.id, 'dismiss');
      expect(await entryOf(wish.id)).toBeUndefined();
      await storage.writer.undeleteRecipe(recipe.id, cook, 6_000_000);
      expect(await entryOf(wish.id)).toMatchObject({
        subject: { isWaiting: true },
        reasons: [{ reason: 'first', count: 1 }],
      });
      await settle(wish.id, 'dismiss');
      expect((await storage.reader.listQuestions(recipe.id, 'newest', 5)).rows).toMatchObject([
        { id: wish.id },
      ]);
    });

    test('a question tells nobody until it is let stand, and is no post that admins have hidden', async () => {
      const [cook, asker] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const recipe = await publish(storage, cook);
      const wish = { id: newId(), userId: asker, recipeId: recipe.id, text: newWord(), at: 1 };
      await storage.writer.askQuestion({ ...wish, waits: true });
      const shown = async () => ({
        listed: (await storage.reader.listQuestions(recipe.id, 'newest', 5)).rows.length,
        told: (await storage.reader.listNotifications(cook, 5)).total,
        hidden: (await storage.reader.listHiddenPosts('question', 200)).rows.filter(
          ({ id }) => id === wish.id,
        ).length,
      });
      expect(await shown()).toEqual({ listed: 0, told: 0, hidden: 0 });
      expect(await storage.reader.hasStood(asker, 2, 1)).toBe(false);
      await settle(wish.id, 'dismiss');
      expect(await shown()).toEqual({ listed: 1, told: 1, hidden: 0 });
      expect(await storage.reader.hasStood(asker, 2, 1)).toBe(true);
      const edit = { userId: asker, text: newWord(), at: 2, base: undefined, waits: true };
      await storage.writer.editQuestion(wish.id, edit);
      expect(await shown()).toEqual({ listed: 0, told: 0, hidden: 0 });
      await storage.writer.deleteQuestion(wish.id, null);
      expect(await entryOf(wish.id)).toBeUndefined();
    });

    test('answers that wait leave the queue with a question that its writer deletes, once that is gone for good', async () => {
      const [cook, asker] = [(await addUser(storage)).id, (await addUser(storage)).id];
      const recipe = await publish(storage, cook);
      const answered = async () => {
        const wish = { id: newId(), userId: asker, recipeId: recipe.id, text: newWord(), at: 1 };
        await storage.writer.askQuestion(wish);
        const answer = { id: newId(), userId: cook, questionId: wish.id, text: newWord(), at: 2 };
        await storage.writer.answerQuestion({ ...answer, waits: true });
        expect((await entryOf(answer.id))?.subject).toMatchObject({ isWaiting: true });
        return { question: wish.id, answer: answer.id };
      };
      const [one, other] = [await answered(), await answered()];
      await storage.writer.deleteQuestion(one.question, null);
      expect(await entryOf(one.answer)).toBeUndefined();
      const set = (reason: string | null) =>
        storage.writer.setPostHidden({ kind: 'question', id: other.question }, reason, {
          ...by,
          act: reason ? 'hide-post' : 'restore-post',
        });
      await set('Rude words');
      await storage.writer.deleteQuestion(other.question, null);
      expect(await entryOf(other.answer)).toBeDefined();
      await set(null);
      expect(await entryOf(other.answer)).toBeUndefined();
    });
  });
}
