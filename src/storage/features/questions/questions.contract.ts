import { beforeAll, describe, expect, test } from 'vitest';
import { addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { AskOutcome, QuestionRow } from './rows.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;

/** What people ask on recipes and what others answer, whatever the engine. */
export function describeQuestions(open: OpenStorage): void {
  describe('questions', () => {
    const storage = openAround(open);
    let authorId: string;
    beforeAll(async () => {
      authorId = (await addUser(storage)).id;
    });

    const guest = async () => (await addUser(storage)).id;
    const ask = (userId: string, recipeId: string, text = 'Does it freeze?', at = noon) =>
      storage.writer.askQuestion({ id: newId(), userId, recipeId, text, at });
    const answer = (userId: string, questionId: string, text = 'Yes 🍲', at = noon) =>
      storage.writer.answerQuestion({ id: newId(), userId, questionId, text, at });
    const written = async (outcome: Promise<AskOutcome | { kind: string }>) => {
      const done = await outcome;
      if (!('question' in done)) throw new Error(done.kind);
      return done.question;
    };
    const list = async (recipeId: string, sort: 'answered' | 'newest' = 'newest') =>
      (await storage.reader.listQuestions(recipeId, sort, 50)).rows;
    const own = (userId: string, recipeId: string) =>
      storage.reader.listOwnQuestions(userId, recipeId);

    test('a question and its answers are kept whole, that of the author first', async () => {
      const [asker, cook] = [await guest(), await guest()];
      const { id: recipeId } = await publish(storage, authorId);
      const { id } = await written(ask(asker, recipeId));
      await written(answer(cook, id));
      const question = await written(answer(authorId, id, 'Three months', noon + 5));
      const post = { recipeId, hidden: null };
      const [first, second] = question.answers;
      expect(question).toEqual({
        ...post,
        id,
        userId: asker,
        text: 'Does it freeze?',
        isFolded: false,
        createdAt: noon,
        updatedAt: noon,
        answers: [
          {
            ...post,
            id: first?.id,
            questionId: id,
            userId: authorId,
            text: 'Three months',
            byAuthor: true,
            createdAt: noon + 5,
            updatedAt: noon + 5,
          },
          {
            ...post,
            id: second?.id,
            questionId: id,
            userId: cook,
            text: 'Yes 🍲',
            byAuthor: false,
            createdAt: noon,
            updatedAt: noon,
          },
        ],
      });
      expect(await list(recipeId)).toEqual([question]);
      expect(await storage.reader.findQuestion(id, null)).toEqual(question);
      expect(await storage.reader.findAnswer(first?.id ?? '')).toEqual(first);
      expect(await own(asker, recipeId)).toEqual({ asked: [question], answered: [] });
      expect(await own(cook, recipeId)).toEqual({ asked: [], answered: [question] });
    });

    test('the same words sent again are one question and one answer; of several at once there is one', async () => {
      const asker = await guest();
      const { id: recipeId } = await publish(storage, authorId);
      const outcomes = await Promise.all([1, 2, 3].map(() => ask(asker, recipeId)));
      expect(outcomes.filter((one) => one.kind === 'written' && one.isNew)).toHaveLength(1);
      const first = await written(ask(asker, recipeId, undefined, noon + day - 1));
      expect(await ask(asker, recipeId, undefined, noon + day)).toMatchObject({ isNew: true });
      expect(await ask(asker, recipeId, 'Another?')).toMatchObject({ isNew: true });
      expect(await ask(await guest(), recipeId)).toMatchObject({ isNew: true });
      expect(await list(recipeId)).toHaveLength(4);
      const answers = await Promise.all(
        ['a', 'a', 'b'].map((text) => answer(asker, first.id, text)),
      );
      expect(answers.filter((one) => one.kind === 'written' && one.isNew)).toHaveLength(1);
      expect(await answer(asker, first.id, 'Other')).toEqual({ kind: 'answered' });
    });

    test('lists have what the author answered first, then what anybody did, and of equal ones the newest', async () => {
      const { id: recipeId } = await publish(storage, authorId);
      const people = await Promise.all([1, 2, 3].map(guest));
      const asked: { id: string; at: number; rank: number }[] = [];
      for (let n = 0; n < 12; n += 1) {
        // Some in the same millisecond, in an order of ids that is none of time.
        const at = noon + Math.floor((n * 7) % 5);
        const { id } = await written(ask(people[n % 3] ?? '', recipeId, `Why ${n}?`, at));
        const rank = (n * 5) % 3;
        if (rank > 0) await written(answer(people[(n + 1) % 3] ?? '', id));
        if (rank > 1) await written(answer(authorId, id));
        asked.push({ id, at, rank });
      }
      const newer = (a: { id: string; at: number }, b: { id: string; at: number }) =>
        b.at - a.at || (a.id < b.id ? 1 : -1);
      const expected = {
        newest: asked.toSorted(newer),
        answered: asked.toSorted((a, b) => b.rank - a.rank || newer(a, b)),
      };
      for (const sort of ['newest', 'answered'] as const) {
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await storage.reader.listQuestions(recipeId, sort, 5, cursor);
          expect(page.total).toBe(12);
          found.push(...page.rows.map(({ id }) => id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(found, sort).toEqual(expected[sort].map(({ id }) => id));
      }
    });

    test('its writer changes a question or an answer, unless it was changed meanwhile', async () => {
      const [asker, other] = [await guest(), await guest()];
      const { id: recipeId } = await publish(storage, authorId);
      const { id } = await written(ask(asker, recipeId));
      const { answers } = await written(answer(asker, id));
      const edits = [
        [id, storage.writer.editQuestion],
        [answers[0]?.id ?? '', storage.writer.editAnswer],
      ] as const;
      for (const [post, edit] of edits) {
        const change = { userId: asker, text: 'Changed words', at: noon, base: noon };
        const first = await edit(post, change);
        expect(first).toMatchObject({ kind: 'edited' });
        expect(await edit(post, { ...change, text: 'Other words' })).toEqual({ kind: 'stale' });
        expect(await edit(post, change)).toMatchObject({ kind: 'edited' });
        expect(await edit(post, { ...change, userId: other, base: undefined })).toEqual({
          kind: 'missing',
        });
        expect(await edit(newId(), change)).toEqual({ kind: 'missing' });
      }
      const changed = { text: 'Changed words', updatedAt: noon + 1, createdAt: noon };
      expect(await list(recipeId)).toMatchObject([{ ...changed, answers: [changed] }]);
    });

    test('the author puts one into the tips once, and takes it back into the list', async () => {
      const asker = await guest();
      const recipe = await publish(storage, authorId, { tip: 'Rest it.' });
      const { id } = await written(ask(asker, recipe.id));
      const fold = (answerId?: string) =>
        storage.writer.foldQuestion(id, { answerId, at: recipe.updatedAt });
      expect(await fold()).toEqual({ kind: 'unanswered' });
      await written(answer(asker, id, 'No'));
      const { answers } = await written(answer(authorId, id, 'Yes'));
      expect(await fold(newId())).toEqual({ kind: 'unanswered' });
      const outcomes = await Promise.all([fold(answers[1]?.id), fold(answers[1]?.id)]);
      expect(outcomes.filter((one) => one.kind === 'folded' && one.isNew)).toHaveLength(1);
      const shown = async () => storage.reader.findRecipe(recipe.id);
      const tip = 'Rest it.\n\nQ: Does it freeze?\nA: No';
      expect(await shown()).toMatchObject({ tip, updatedAt: recipe.updatedAt + 1 });
      expect(await list(recipe.id)).toEqual([]);
      expect((await storage.reader.listQuestions(recipe.id, 'newest', 5)).total).toBe(0);
      const folded = await storage.reader.listFoldedQuestions(recipe.id);
      expect(folded).toMatchObject([{ id, isFolded: true }]);
      expect(await storage.writer.unfoldQuestion(id)).toMatchObject({ isFolded: false });
      expect(await list(recipe.id)).toMatchObject([{ id, isFolded: false }]);
      expect(await shown()).toMatchObject({ tip });
      expect(await storage.writer.unfoldQuestion(newId())).toBeNull();
      expect(await storage.writer.foldQuestion(newId(), { answerId: undefined, at: 1 })).toEqual({
        kind: 'missing',
      });
    });

    test('what does not fit into the tips is refused, and nothing changes', async () => {
      const recipe = await publish(storage, authorId, { tip: 'x'.repeat(1_990) });
      const { id } = await written(ask(await guest(), recipe.id));
      await written(answer(authorId, id));
      const wish = { answerId: undefined, at: noon };
      expect(await storage.writer.foldQuestion(id, wish)).toEqual({ kind: 'full' });
      expect(await storage.reader.findRecipe(recipe.id)).toEqual(recipe);
      expect(await list(recipe.id)).toMatchObject([{ id, isFolded: false }]);
    });

    test('goes when it is deleted; that an admin did is noted, and others keep what they answered', async () => {
      const [asker, cook] = [await guest(), await guest()];
      const recipe = await publish(storage, authorId);
      const { id } = await written(ask(asker, recipe.id));
      const { answers } = await written(answer(cook, id));
      const other = await written(answer(authorId, id));
      const act = (name: string) => ({ at: 9_100_000_000_000, actorId: authorId, act: name });
      const gone = other.answers.find(({ byAuthor }) => byAuthor)?.id ?? '';
      expect(await storage.writer.deleteAnswer(gone, act('delete-answer'))).toMatchObject({
        id: gone,
      });
      expect(await storage.writer.deleteAnswer(gone, null)).toBeNull();
      expect(await list(recipe.id)).toMatchObject([{ answers: [{ id: answers[0]?.id }] }]);
      expect(await storage.writer.deleteQuestion(id, act('delete-question'))).toMatchObject({ id });
      expect(await storage.writer.deleteQuestion(id, null)).toBeNull();
      const noted = (await storage.reader.listActs(200)).rows
        .flatMap((one) => (one.subjectId === recipe.id ? one.act : []))
        .sort();
      expect(noted).toEqual(['delete-answer', 'delete-question']);
      expect(await list(recipe.id)).toEqual([]);
      expect(await storage.reader.findAnswer(answers[0]?.id ?? '')).toBeNull();
      expect(await storage.reader.listGivenAnswers(cook)).toMatchObject([
        { text: 'Yes 🍲', question: null, recipe: recipe.name, slug: recipe.slug },
      ]);
      expect(await storage.reader.listAskedQuestions(asker)).toEqual([]);
    });

    test('goes with the recipe, comes back with it, and is over with recipe and account', async () => {
      const [asker, cook] = [await guest(), await guest()];
      const recipe = await publish(storage, authorId);
      const { id } = await written(ask(asker, recipe.id));
      const question = await written(answer(cook, id));
      await storage.writer.softDeleteRecipe(recipe.id, authorId, noon);
      expect(await list(recipe.id)).toEqual([]);
      expect(await storage.reader.findQuestion(id, asker)).toBeNull();
      expect(await ask(asker, recipe.id)).toEqual({ kind: 'missing' });
      expect(await answer(authorId, id)).toEqual({ kind: 'missing' });
      await storage.writer.undeleteRecipe(recipe.id, authorId, Date.now());
      expect(await list(recipe.id)).toEqual([question]);
      expect(await storage.reader.listAskedQuestions(asker)).toMatchObject([
        { id, recipe: recipe.name, slug: recipe.slug },
      ]);
      expect(await storage.reader.listGivenAnswers(cook)).toMatchObject([
        { question: 'Does it freeze?' },
      ]);
      await storage.writer.deleteUser(asker, null);
      expect(await list(recipe.id)).toEqual([]);
      expect(await storage.reader.listGivenAnswers(cook)).toMatchObject([{ question: null }]);
      await storage.writer.deleteRecipe(recipe.id);
      expect(await storage.reader.listGivenAnswers(cook)).toEqual([]);
    });

    test('what an admin hides only its writer is told, and the place of an answer stays taken', async () => {
      const [asker, cook] = [await guest(), await guest()];
      const { id: recipeId } = await publish(storage, authorId);
      const { id } = await written(ask(asker, recipeId));
      await written(answer(cook, id));
      const { answers } = await written(answer(authorId, id));
      const hide = (kind: 'question' | 'answer', post: string, reason: string | null) => {
        const act = { at: 9_200_000_000_000, actorId: authorId, act: 'hide-post' };
        return storage.writer.setPostHidden({ kind, id: post }, reason, act);
      };
      const topics = [`questions:${recipeId}`];
      const [byAuthor, byCook] = answers.map((one) => one.id);
      expect(await hide('answer', byCook ?? '', 'Rude words')).toEqual({ topics });
      expect(await list(recipeId)).toMatchObject([{ answers: [{ id: byAuthor }] }]);
      const hidden = { id: byCook, hidden: { reason: 'Rude words' } };
      const { answered } = await own(cook, recipeId);
      expect(answered).toMatchObject([{ answers: [{ id: byAuthor }, hidden] }]);
      expect(await answer(cook, id, 'Ruder ones')).toEqual({ kind: 'answered' });
      const wish = { answerId: byCook, at: noon };
      expect(await storage.writer.foldQuestion(id, wish)).toEqual({ kind: 'unanswered' });
      expect(await hide('answer', byAuthor ?? '', 'Rude words')).toEqual({ topics });
      const other = await written(ask(cook, recipeId, 'Without an answer?'));
      expect((await list(recipeId, 'answered')).map((one) => one.id)).toEqual(
        [id, other.id].sort().reverse(),
      );
      expect(await hide('question', id, 'Off the dish')).toEqual({ topics });
      expect(await list(recipeId)).toMatchObject([{ id: other.id }]);
      expect((await storage.reader.listQuestions(recipeId, 'newest', 5)).total).toBe(1);
      expect((await own(cook, recipeId)).answered).toEqual([]);
      expect((await own(asker, recipeId)).asked).toMatchObject([
        { id, hidden: { reason: 'Off the dish' } },
      ]);
      expect(await answer(await guest(), id)).toEqual({ kind: 'missing' });
      expect(await storage.writer.foldQuestion(id, wish)).toEqual({ kind: 'missing' });
      expect(await storage.writer.unfoldQuestion(id)).toBeNull();
      expect(await storage.reader.listGivenAnswers(cook)).toMatchObject([{ question: null }]);
      await hide('question', id, null);
      await hide('answer', byCook ?? '', null);
      expect(await list(recipeId)).toMatchObject(
        [{ id: other.id }, { id, answers: [{}] }].toSorted((a, b) => (a.id < b.id ? 1 : -1)),
      );
    });

    test('a question has a bounded number of answers; its author always answers', async () => {
      const { id: recipeId } = await publish(storage, authorId);
      const { id } = await written(ask(await guest(), recipeId));
      for (let n = 0; n < 30; n += 1) await written(answer(await guest(), id));
      expect(await answer(await guest(), id)).toEqual({ kind: 'full' });
      const { answers } = await written(answer(authorId, id));
      expect(answers[0]).toMatchObject({ byAuthor: true });
    });

    test('what goes while somebody writes is refused by name', async () => {
      const { id: kept } = await publish(storage, authorId);
      expect(await ask(newId(), kept)).toEqual({ kind: 'no account' });
      expect(await ask(authorId, newId())).toEqual({ kind: 'missing' });
      expect(await answer(authorId, newId())).toEqual({ kind: 'missing' });
      for (let round = 0; round < 10; round += 1) {
        const [asker, cook] = [await guest(), await guest()];
        const { id: recipeId } = await publish(storage, authorId);
        const { id } = await written(ask(asker, kept));
        expect(await answer(newId(), id)).toEqual({ kind: 'no account' });
        const outcomes = await Promise.all([
          ask(cook, recipeId),
          answer(cook, id),
          storage.writer.deleteRecipe(recipeId),
          storage.writer.deleteUser(asker, null),
        ]);
        const kinds = outcomes.slice(0, 2).map((one) => (one as { kind: string }).kind);
        for (const kind of kinds) expect(['written', 'missing']).toContain(kind);
        const [late] = await Promise.all([ask(cook, kept), storage.writer.deleteUser(cook, null)]);
        expect(['written', 'no account']).toContain(late.kind);
      }
      const left: QuestionRow[] = await list(kept);
      expect(left).toEqual([]);
    });
  });
}
