import { beforeAll, describe, expect, test } from 'vitest';
import type { PostKind } from '#domain/posts/kinds.ts';
import { addReview, addUser, newId, type OpenStorage, publish } from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';
import type { NewReviewAnswer } from './rows.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;
// Later than what other suites on the same database hide or note.
let later = Date.now() + 60_000_000;

/** What authors answer to reviews: posts of their own, whatever the engine. */
export function describeReviewAnswers(open: OpenStorage): void {
  describe('answers to reviews', () => {
    const storage = openAround(open);
    let judge: string;
    beforeAll(async () => {
      judge = (await addUser(storage, { role: 1 })).id;
    });

    const by = () => {
      later += 1_000;
      return { at: later, actorId: judge };
    };
    const kind = 'review-answer' as const;
    const set = (id: string, reason: string | null, of: PostKind = kind) =>
      storage.writer.setPostHidden({ kind: of, id }, reason, { ...by(), act: 'hide-post' });
    const answer = async (id: string, wish: Omit<NewReviewAnswer, 'at'>) => {
      const outcome = await storage.writer.answerReview(id, { ...wish, at: by().at });
      if (outcome.kind !== 'answered') throw new Error(outcome.kind);
      return outcome.review.answer;
    };
    /** A recipe with the review of somebody else, which its author answers. */
    const answered = async (how: { waits?: boolean } = {}) => {
      const [author, writer] = [await addUser(storage), await addUser(storage)];
      const { id: recipeId } = await publish(storage, author.id);
      const by = { userId: writer.id, recipeId, at: noon };
      const { id } = (await addReview(storage, by, { rating: 2, text: 'Bland' })).review;
      await answer(id, { userId: author.id, text: 'Rude', ...how });
      return { id, recipeId, author: author.id, writer: writer.id };
    };
    type Answered = Awaited<ReturnType<typeof answered>>;
    /** What visitors and the writer of the review are shown, and what the author is. */
    const told = async ({ id, recipeId, author, writer }: Answered) => ({
      list: (await storage.reader.listReviews(recipeId, 'helpful', 9)).rows[0]?.answer?.text,
      ofCook: (await storage.reader.listCookReviews(writer, 9)).rows[0]?.answer?.text,
      writer: (await storage.reader.listOwnReviews(writer, recipeId))[0]?.answer?.text,
      taken: (await storage.reader.listWrittenReviews(writer))[0]?.answer?.text,
      one: (await storage.reader.findReview(id, writer))?.answer?.text,
      author: (await storage.reader.findReview(id, author))?.answer?.text,
      hidden: (await storage.reader.listHiddenAnswers(author, recipeId)).map(
        (review) => review.answer?.hidden?.reason,
      ),
    });
    const shown = (text: string) => ({
      list: text,
      ofCook: text,
      writer: text,
      taken: text,
      one: text,
      author: text,
      hidden: [],
    });
    const hidden = (author: string | undefined, ...reasons: string[]) => ({
      list: undefined,
      ofCook: undefined,
      writer: undefined,
      taken: undefined,
      one: undefined,
      author,
      hidden: reasons,
    });
    const noticesOf = async (userId: string) =>
      (await storage.reader.listNotifications(userId, 50)).rows.map((one) =>
        [one.kind, one.detail].filter(Boolean).join(' '),
      );
    const entryOf = async (subjectId: string, isSettled = false) => {
      const { rows } = await storage.reader.listQueue(isSettled, 200);
      return rows.find((one) => one.subjectId === subjectId && one.kind === kind);
    };
    const letStand = async (id: string) =>
      storage.writer.settleEntry(
        (await entryOf(id))?.id ?? '',
        { act: 'dismiss', rule: null, reason: null },
        by(),
      );

    test('one that is reported and hidden is there for its author alone, and comes back as it was', async () => {
      const it = await answered();
      const { id, recipeId, author, writer } = it;
      expect(await told(it)).toEqual(shown('Rude'));
      const report = { id: newId(), kind, subjectId: id, reason: 'rude' as const, note: '' };
      expect(await storage.writer.sendReport({ ...report, at: by().at })).toBe(true);
      const entry = await entryOf(id);
      expect(entry?.subject).toMatchObject({ text: 'Rude', writer: { id: author } });
      const settling = { act: 'hide' as const, rule: 'rude' as const, reason: 'Rude words' };
      const topics = [`reviews:${recipeId}`, `reviewer:${writer}`];
      expect(await storage.writer.settleEntry(entry?.id ?? '', settling, by())).toEqual({
        kind: 'done',
        topics,
      });
      expect(await told(it)).toEqual(hidden('Rude', 'Rude words'));
      expect(await storage.reader.listReviewAnswers(author)).toMatchObject([
        { text: 'Rude', hidden: { reason: 'Rude words' } },
      ]);
      expect(await storage.writer.sendReport({ ...report, id: newId(), at: by().at })).toBe(false);
      const [decision] = await storage.reader.listDecisions(author);
      expect(decision).toMatchObject({ kind, subjectId: id, subject: { text: 'Rude' } });
      expect(await answer(id, { userId: author, text: 'Kind' })).toMatchObject({
        text: 'Kind',
        hidden: { reason: 'Rude words' },
      });
      expect(await told(it)).toEqual(hidden('Kind', 'Rude words'));
      const appeal = { id: decision?.id ?? '', userId: author, text: 'Kind now', at: by().at };
      expect(await storage.writer.appealDecision(appeal)).toBe('made');
      expect(await set(id, null)).toEqual({ topics });
      expect(await told(it)).toEqual(shown('Kind'));
    });

    test('the one and the review above it are two posts under one id', async () => {
      const it = await answered();
      const { id, author, writer } = it;
      await storage.writer.voteReview(id, author, true, by().at);
      await set(id, 'Rude words');
      // Nobody who reviewed hears of an answer that is hidden, and of all else as before.
      expect(await noticesOf(writer)).toEqual(['helpful']);
      await set(id, 'Not cooked', 'review');
      expect(await noticesOf(writer)).toEqual(['hidden review:hidden:Not cooked', 'helpful']);
      expect(await noticesOf(author)).toEqual([`hidden ${kind}:hidden:Rude words`]);
      await set(id, null, 'review');
      expect(await told(it)).toEqual(hidden('Rude', 'Rude words'));
      expect(await noticesOf(author)).toContain(`hidden ${kind}:hidden:Rude words`);
    });

    test('an answer that says something else than its author saw stays, and they are told what it says', async () => {
      const { id, author: userId } = await answered();
      const write = async (text: string, base: string) => {
        const wish = { userId, text, base, at: by().at };
        const outcome = await storage.writer.answerReview(id, wish);
        return [outcome.kind, 'review' in outcome && outcome.review.answer?.text];
      };
      expect(await write('Kind', 'Rude')).toEqual(['answered', 'Kind']);
      for (const text of ['Kinder', '']) {
        expect(await write(text, 'Rude')).toEqual(['stale', 'Kind']);
        expect(await write(text, '')).toEqual(['stale', 'Kind']);
      }
      expect(await write('Kind', 'Rude')).toEqual(['answered', 'Kind']);
      const both = await Promise.all([write('One', 'Kind'), write('Two', 'Kind')]);
      expect(both.map(([kind]) => kind).toSorted()).toEqual(['answered', 'stale']);
      await set(id, 'Rude words');
      expect(await write('Kind', String(both[0]?.[1]))).toEqual(['answered', 'Kind']);
      expect(await write('', 'Kind')).toEqual(['answered', undefined]);
      expect(await write('Kind', 'Kind')).toEqual(['stale', undefined]);
      expect(await write('Kind', '')).toEqual(['answered', 'Kind']);
    });

    test('taken back while it is hidden it stays for admins, and hidden when its author answers again', async () => {
      const it = await answered();
      const { id, author, writer } = it;
      await set(id, 'Rude words');
      expect(await answer(id, { userId: author, text: '' })).toBeNull();
      expect(await told(it)).toEqual(hidden(undefined));
      expect((await noticesOf(author)).filter((one) => one.startsWith('hidden'))).toEqual([]);
      const listed = async () =>
        (await storage.reader.listHiddenPosts(kind, 200)).rows.find((one) => one.id === id);
      expect(await listed()).toMatchObject({ text: 'Rude', isWithdrawn: true });
      expect(await answer(id, { userId: author, text: 'Ruder' })).toMatchObject({
        text: 'Ruder',
        hidden: { reason: 'Rude words' },
      });
      expect(await listed()).toMatchObject({ text: 'Ruder', isWithdrawn: false });
      await answer(id, { userId: author, text: '' });
      await set(id, null);
      expect([await listed(), await told(it)]).toEqual([undefined, hidden(undefined)]);
      expect(await answer(id, { userId: author, text: 'Kind' })).toMatchObject({ hidden: null });
      expect([await told(it), await noticesOf(writer)]).toEqual([shown('Kind'), [kind]]);
    });

    test('one that waits is told to nobody before a moderator lets it stand, and waits again once it is changed', async () => {
      const it = await answered({ waits: true });
      const { id, recipeId, author, writer } = it;
      expect(await told(it)).toEqual(hidden('Rude', ''));
      expect(await noticesOf(writer)).toEqual([]);
      expect((await entryOf(id))?.subject).toMatchObject({ isWaiting: true, text: 'Rude' });
      const topics = [`reviews:${recipeId}`, `reviewer:${writer}`];
      expect(await letStand(id)).toEqual({ kind: 'done', topics });
      expect([await told(it), await noticesOf(writer)]).toEqual([shown('Rude'), [kind]]);
      await answer(id, { userId: author, text: 'Pans', waits: true });
      expect([await told(it), await noticesOf(writer)]).toEqual([hidden('Pans', ''), []]);
      // Of a recipe that was away nobody could look at it.
      await storage.writer.softDeleteRecipe(recipeId, author, by().at);
      await letStand(id);
      await storage.writer.undeleteRecipe(recipeId, author, by().at);
      expect((await entryOf(id))?.subject).toMatchObject({ isWaiting: true });
      await answer(id, { userId: author, text: '' });
      expect([await entryOf(id), await told(it)]).toEqual([undefined, hidden(undefined)]);
      await answer(id, { userId: author, text: 'Pots', waits: true });
      expect(await storage.writer.deleteReview(id, null)).not.toBeNull();
      expect([await entryOf(id), await storage.reader.listReviewAnswers(author)]).toEqual([
        undefined,
        [],
      ]);
    });

    test('below a review that is hidden it is nobody’s to report, and below one that is deleted its writer hears nothing of it', async () => {
      const it = await answered({ waits: true });
      const { id, author, writer } = it;
      await set(id, 'Not cooked', 'review');
      // Who wrote the review is shown it still, with what is answered to it.
      expect(await letStand(id)).toMatchObject({ kind: 'done' });
      expect((await told(it)).writer).toBe('Rude');
      expect(await noticesOf(writer)).toContain(kind);
      const report = { kind, subjectId: id, reason: 'rude' as const, note: '' };
      const isReported = () => storage.writer.sendReport({ ...report, id: newId(), at: by().at });
      expect(await isReported()).toBe(false);
      await set(id, null, 'review');
      expect(await isReported()).toBe(true);
      await set(id, 'Rude words');
      await set(id, 'Not cooked', 'review');
      // What its author was told of the answer stays, whether the review is taken back or gone.
      const hiddenOnes = async () =>
        (await noticesOf(author)).filter((one) => one.startsWith('hidden'));
      expect(await storage.writer.deleteReview(id, null)).not.toBeNull();
      expect(await hiddenOnes()).toEqual([`hidden ${kind}:hidden:Rude words`]);
      expect(await noticesOf(writer)).toEqual([]);
      await set(id, null);
      expect(await noticesOf(writer)).toEqual([]);
      await set(id, 'Rude words');
      await set(id, null, 'review');
      expect(await hiddenOnes()).toEqual([`hidden ${kind}:hidden:Rude words`]);
    });

    test('one that waits leaves the queue with a review that its writer had deleted', async () => {
      const { id } = await answered({ waits: true });
      await set(id, 'Not cooked', 'review');
      await storage.writer.deleteReview(id, null);
      expect((await entryOf(id))?.subject).toMatchObject({ isWaiting: true });
      await set(id, null, 'review');
      expect(await entryOf(id)).toBeUndefined();
    });

    test('it goes with a clean-up and comes back, and has stood as other posts have', async () => {
      const it = await answered();
      const { author } = it;
      expect(await storage.reader.hasStood(author, later + 1, 2)).toBe(true);
      const time = { since: later - 500, until: 4_000_000_000_000_000 };
      const cleanup = {
        id: newId(),
        set: { ...time, userId: author, newSince: null, block: null, hint: null },
        rule: null,
        reason: 'Pans',
        keep: null,
      };
      expect((await storage.reader.countSet(cleanup.set, by())).kinds).toEqual([
        { kind, count: 1 },
      ]);
      await storage.writer.startCleanup(cleanup, by());
      while (await storage.writer.cleanSome(by().at));
      expect(await told(it)).toEqual(hidden('Rude', 'Pans'));
      expect(await storage.reader.hasStood(author, later + 1, 2)).toBe(false);
      await storage.writer.undoCleanup(cleanup.id, by());
      while (await storage.writer.cleanSome(by().at));
      expect(await told(it)).toEqual(shown('Rude'));
    });

    const begin = async (userId: string, comesBack = false) => {
      const session = { tokenHash: newId(), userId, createdAt: noon + 1, usedAt: noon + 1 };
      await storage.writer.createSession(session, 'password hash', null, comesBack);
      return session.tokenHash;
    };
    const leave = async (userId: string, keepsRecipes: boolean) => {
      const wish = { userId, tokenHash: await begin(userId), before: 'password hash', at: noon };
      const left = { ...wish, endsAt: noon + 14 * day, keepsRecipes };
      expect(await storage.writer.leave(left, null)).toBe('done');
    };

    test('it stays below a recipe that stays when its author leaves, also for good', async () => {
      const it = await answered();
      await leave(it.author, true);
      expect((await told(it)).list).toBe('Rude');
      await set(it.id, 'Rude words');
      expect(await set(it.id, null)).not.toHaveProperty('takenAlong');
      expect((await told(it)).list).toBe('Rude');
      while (await storage.writer.deleteLeft(noon + 15 * day, 20));
      expect((await told(it)).list).toBe('Rude');
      expect((await storage.reader.findUser(it.author))?.handle).toBe('');
    });

    test('it goes with a recipe that goes along, and comes back with its author', async () => {
      const it = await answered();
      await set(it.id, 'Rude words');
      await leave(it.author, false);
      expect(await set(it.id, null)).toMatchObject({ takenAlong: true });
      expect((await told(it)).list).toBeUndefined();
      await begin(it.author, true);
      expect(await told(it)).toEqual(shown('Rude'));
      await leave(it.author, false);
      while (await storage.writer.deleteLeft(noon + 15 * day, 20));
      expect(await storage.reader.findReview(it.id)).toBeNull();
    });
  });
}
