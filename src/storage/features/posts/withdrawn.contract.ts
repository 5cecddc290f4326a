import { beforeAll, describe, expect, test } from 'vitest';
import type { PostKind } from '#domain/posts/kinds.ts';
import { addReview, addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;
// Later than what other suites on the same database hide or note.
let later = Date.now() + 40_000_000;

/** What was hidden stays hidden, whatever its writer does, on either engine. */
export function describeWithdrawn(open: OpenStorage): void {
  describe('what is hidden', () => {
    const storage = openAround(open);
    let adminId: string;
    let authorId: string;
    beforeAll(async () => {
      adminId = (await addUser(storage, { role: 1 })).id;
      authorId = (await addUser(storage)).id;
    });

    const guest = async () => (await addUser(storage)).id;
    const recipe = () => publish(storage, authorId, { tip: 'Rest it.' });
    const set = (kind: PostKind, id: string, reason: string | null) => {
      later += 1_000;
      const act = { at: later, actorId: adminId, act: reason ? 'hide-post' : 'restore-post' };
      return storage.writer.setPostHidden({ kind, id }, reason, act);
    };
    const listed = async (kind: PostKind, id: string) => {
      const { rows } = await storage.reader.listHiddenPosts(kind, 200);
      const found = rows.find((one) => one.id === id);
      return found && { text: found.text, reason: found.reason, isWithdrawn: found.isWithdrawn };
    };
    const review = (userId: string, recipeId: string, text: string, at = noon) =>
      addReview(storage, { userId, recipeId, at }, { rating: 1, text, photoIds: [] });
    const ask = async (userId: string, recipeId: string, text: string, at = noon) => {
      const wish = { id: newId(), userId, recipeId, text, at };
      const outcome = await storage.writer.askQuestion(wish);
      if (outcome.kind !== 'written') throw new Error(outcome.kind);
      return outcome;
    };
    const answer = async (userId: string, questionId: string, text: string) => {
      const wish = { id: newId(), userId, questionId, text, at: noon };
      const outcome = await storage.writer.answerQuestion(wish);
      if (outcome.kind !== 'written') throw new Error(outcome.kind);
      return outcome;
    };
    const tipOf = async (id: string) => (await storage.reader.findRecipe(id))?.tip;

    test('a review that its writer deletes stays for admins, and hidden when it is written again', async () => {
      const [{ id: recipeId }, cook] = [await recipe(), await guest()];
      const { review: rude } = await review(cook, recipeId, 'Rude');
      await set('review', rude.id, 'Rude words');
      expect(await storage.writer.deleteReview(rude.id, null)).toMatchObject({ recipeId });
      expect(await storage.reader.listOwnReviews(cook, recipeId)).toEqual([]);
      expect(await storage.reader.findReview(rude.id)).toBeNull();
      expect(await storage.writer.deleteReview(rude.id, null)).toBeNull();
      const kept = { text: 'Rude', reason: 'Rude words', isWithdrawn: true };
      expect(await listed('review', rude.id)).toEqual(kept);
      // Of that day, with other words; on another day, with the same ones.
      const other = await review(cook, recipeId, 'Ruder');
      expect(other.isNew).toBe(false);
      expect(other.review).toMatchObject({
        id: rude.id,
        text: 'Ruder',
        hidden: { reason: 'Rude words' },
      });
      const again = await review(cook, recipeId, 'Ruder', noon + 3 * day);
      expect([again.isNew, again.review.id]).toEqual([false, rude.id]);
      expect((await storage.reader.listReviews(recipeId, 'newest', 9)).rows).toEqual([]);
      expect(await listed('review', rude.id)).toMatchObject({ text: 'Ruder', isWithdrawn: false });
      expect((await review(cook, recipeId, 'Kind', noon + 3 * day)).review.hidden).toBeNull();
    });

    test('a question and an answer stay likewise, and only what was restored or ended leaves room', async () => {
      const [{ id: recipeId }, cook] = [await recipe(), await guest()];
      const { question: rude } = await ask(cook, recipeId, 'Rude?');
      await set('question', rude.id, 'Rude words');
      expect(await storage.writer.deleteQuestion(rude.id, null)).toMatchObject({ id: rude.id });
      expect(await storage.reader.findQuestion(rude.id, cook)).toBeNull();
      expect(await listed('question', rude.id)).toMatchObject({ isWithdrawn: true });
      const again = await ask(cook, recipeId, 'Rude?', noon + 3 * day);
      expect([again.isNew, again.question.id]).toEqual([false, rude.id]);
      expect(again.question.hidden).toMatchObject({ reason: 'Rude words' });

      const { question } = await ask(await guest(), recipeId, 'Does it freeze?');
      const rudely = (await answer(cook, question.id, 'Rude')).question.answers[0]?.id ?? '';
      await set('answer', rudely, 'Rude words');
      await storage.writer.deleteAnswer(rudely, null);
      expect((await storage.reader.findQuestion(question.id, cook))?.answers).toEqual([]);
      const ruder = await answer(cook, question.id, 'Ruder');
      expect(ruder.question.answers).toMatchObject([
        { id: rudely, text: 'Ruder', hidden: { reason: 'Rude words' } },
      ]);
      expect((await storage.reader.findQuestion(question.id, null))?.answers).toEqual([]);
      await storage.writer.deleteAnswer(rudely, null);
      // What its writer took back is not put before everybody by an admin.
      expect(await set('answer', rudely, null)).toEqual({ topics: [`questions:${recipeId}`] });
      expect(await listed('answer', rudely)).toBeUndefined();
      expect((await answer(cook, question.id, 'Yes')).question.answers).toMatchObject([
        { text: 'Yes', hidden: null },
      ]);
    });

    test('an answer below a question that is hidden is nobody’s to report, and once that is deleted who asked hears nothing of it', async () => {
      const [{ id: recipeId }, cook] = [await recipe(), await guest()];
      const { question } = await ask(cook, recipeId, 'Rude?');
      const id = (await answer(authorId, question.id, 'No')).question.answers[0]?.id ?? '';
      const isReported = () => {
        const report = { kind: 'answer' as const, subjectId: id, reason: 'rude' as const };
        return storage.writer.sendReport({ ...report, id: newId(), note: '', at: later });
      };
      expect(await isReported()).toBe(true);
      await set('answer', id, 'Rude words');
      await set('question', question.id, 'Rude words');
      await storage.writer.deleteQuestion(question.id, null);
      await set('answer', id, null);
      expect(await isReported()).toBe(false);
      expect((await storage.reader.listNotifications(cook, 9)).rows).toEqual([]);
    });

    test('what was put into the tips goes from them when it is hidden or deleted, whoever edited it', async () => {
      const [{ id: recipeId }, cook] = [await recipe(), await guest()];
      const fold = async (text: string) => {
        const { question } = await ask(cook, recipeId, text);
        const given = await answer(authorId, question.id, `So ${text}`);
        await storage.writer.foldQuestion(question.id, { answerId: undefined, at: noon });
        return { id: question.id, answerId: given.question.answers[0]?.id ?? '' };
      };
      const [one, two, three] = [await fold('One?'), await fold('Two?'), await fold('Three?')];
      const edit = { userId: cook, text: 'Edited?', at: noon + 1, base: undefined };
      await storage.writer.editQuestion(one.id, edit);
      const hidden = await set('question', one.id, 'Rude words');
      expect(hidden?.topics).toContain(`recipe:${recipeId}`);
      expect(await tipOf(recipeId)).toBe(
        'Rest it.\n\nQ: Two?\nA: So Two?\n\nQ: Three?\nA: So Three?',
      );
      await set('answer', two.answerId, 'Rude words');
      expect(await tipOf(recipeId)).toBe('Rest it.\n\nQ: Three?\nA: So Three?');
      await storage.writer.deleteQuestion(three.id, null);
      expect(await tipOf(recipeId)).toBe('Rest it.');
      await set('question', one.id, null);
      const rows = (await storage.reader.listQuestions(recipeId, 'newest', 9)).rows;
      expect(rows.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
      const four = await fold('Four?');
      expect(await tipOf(recipeId)).toContain('Four?');
      await storage.writer.deleteUser(cook, null);
      expect(await tipOf(recipeId)).toBe('Rest it.');
      expect(await storage.reader.findQuestion(four.id, null)).toBeNull();
    });
  });
}
