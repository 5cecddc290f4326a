import { beforeAll, describe, expect, test } from 'vitest';
import type { ReviewContent } from '#domain/reviews/content.ts';
import { signLines } from '#domain/reviews/cooked-lines.ts';
import { tallyOf } from '#domain/reviews/summary.ts';
import {
  addReview,
  addUser,
  changeOf,
  newId,
  type OpenStorage,
  publish,
  reviewContent,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;

const content = (overrides: Partial<ReviewContent> = {}) =>
  reviewContent({ text: 'Good 🍲', servings: 4, minutes: 30, again: true, ...overrides });

/** What those say who made a recipe, whatever the engine. */
export function describeReviews(open: OpenStorage): void {
  describe('reviews', () => {
    const storage = openAround(open);
    let authorId: string;
    beforeAll(async () => {
      authorId = (await addUser(storage)).id;
    });

    const write = (userId: string, recipeId: string, said = content(), at = noon) =>
      storage.writer.writeReview({ id: newId(), userId, recipeId, at }, said);
    const written = async (userId: string, recipeId: string, said = content(), at = noon) =>
      (await addReview(storage, { userId, recipeId, at }, said)).review;
    const list = (recipeId: string, sort: 'helpful' | 'newest' = 'newest') =>
      storage.reader.listReviews(recipeId, sort, 50);
    const guest = async () => (await addUser(storage)).id;

    test('a review is kept whole, with the lines as they were cooked', async () => {
      const userId = await guest();
      const recipe = await publish(storage, authorId);
      const lineId = recipe.ingredientIds[0] ?? '';
      const changes = [
        { kind: 'swapped' as const, lineId, text: 'tofu' },
        { kind: 'added' as const, text: 'garlic' },
      ];
      const said = content({ asWritten: false, changes, rating: null, again: null });
      const review = await written(userId, recipe.id, said);
      const line = recipe.ingredients[0];
      expect(review).toEqual({
        ...said,
        changes: [{ ...changes[0], line }, changes[1]],
        id: review.id,
        recipeId: recipe.id,
        userId,
        cookedLines: signLines(recipe),
        helpful: 0,
        answer: null,
        hidden: null,
        photos: [],
        createdAt: noon,
        updatedAt: noon,
        countsLater: false,
      });
      expect(await storage.reader.findReview(review.id)).toEqual(review);
      await storage.writer.updateRecipe(
        recipe.id,
        changeOf(recipe, { ingredients: ['3 eggs, beaten', 'salt'] }),
      );
      expect((await list(recipe.id)).rows).toEqual([review]);
      const { rating, asWritten, cookedLines, countsLater } = review;
      const marked = { rating, asWritten, cookedLines, countsLater, changes: review.changes };
      const tally = tallyOf([{ userId, day: 20_000, ...marked }]);
      expect((await storage.reader.listReviews(recipe.id, 'newest', 1)).of?.tally).toEqual(tally);
    });

    test('one a UTC day for each person and recipe; the same words sent again are one review', async () => {
      const [anna, ben] = [await guest(), await guest()];
      const { id } = await publish(storage, authorId);
      const first = await written(anna, id);
      const again = await write(anna, id, content(), noon + 5);
      expect(again).toMatchObject({ kind: 'written', review: first, isNew: false });
      expect(await write(anna, id, content({ text: 'Other' }), noon + 6)).toEqual({
        kind: 'today',
      });
      expect((await write(ben, id)).kind).toBe('written');
      // Over midnight too: an answer that was lost is asked for again.
      expect(await write(anna, id, content(), noon + day - 1)).toMatchObject({ isNew: false });
      expect(await write(anna, id, content(), noon + day)).toMatchObject({ isNew: true });
      expect(await storage.reader.listOwnReviews(anna, id)).toHaveLength(2);
    });

    test('a review that waits for a look is not written over by another day’s of the same words', async () => {
      const userId = await guest();
      const { id: recipeId } = await publish(storage, authorId);
      const waiting = (at: number, rating: number) =>
        storage.writer.writeReview(
          { id: newId(), userId, recipeId, at, waits: true },
          content({ rating }),
        );
      expect(await waiting(noon, 5)).toMatchObject({ isNew: true });
      expect(await waiting(noon + 3 * day, 2)).toMatchObject({ isNew: true });
      const own = await storage.reader.listOwnReviews(userId, recipeId);
      expect(own.map(({ rating, createdAt }) => [rating, createdAt])).toEqual([
        [2, noon + 3 * day],
        [5, noon],
      ]);
    });

    test('of several at once there is one', async () => {
      const userId = await guest();
      const { id } = await publish(storage, authorId);
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => write(userId, id)));
      expect(outcomes.filter((one) => one.kind === 'written' && one.isNew)).toHaveLength(1);
      const others = await Promise.all(
        ['a', 'b', 'c'].map((text) => write(userId, id, content({ text }), noon + day)),
      );
      expect(others.filter(({ kind }) => kind === 'today')).toHaveLength(2);
      expect((await list(id)).rows).toHaveLength(2);
    });

    test('none on one’s own recipe, on none, or of a line that it does not have', async () => {
      const userId = await guest();
      const recipe = await publish(storage, authorId);
      expect(await write(authorId, recipe.id)).toEqual({ kind: 'own recipe' });
      expect(await write(userId, newId())).toEqual({ kind: 'missing' });
      const changes = [{ kind: 'less' as const, lineId: 'of another' }];
      const said = content({ asWritten: false, changes });
      expect(await write(userId, recipe.id, said)).toEqual({ kind: 'line gone' });
      expect((await list(recipe.id)).rows).toEqual([]);
    });

    test('its writer changes it, unless it was changed meanwhile', async () => {
      const userId = await guest();
      const { id: recipeId, ingredientIds } = await publish(storage, authorId);
      const review = await written(userId, recipeId);
      const edit = (said: Partial<ReviewContent>, base: number | undefined, at = noon) =>
        storage.writer.editReview(review.id, userId, content(said), { at, base });
      const first = await edit({ rating: 3 }, noon);
      expect(first).toMatchObject({ review: { rating: 3, updatedAt: noon + 1, createdAt: noon } });
      expect(await edit({ rating: 4 }, noon)).toEqual({ kind: 'stale' });
      expect(await edit({ rating: 3 }, noon)).toEqual(first);
      const lines = [{ kind: 'less' as const, lineId: ingredientIds[1] ?? '' }];
      const changed = { asWritten: false, changes: lines };
      expect(await edit(changed, undefined)).toMatchObject({
        review: { changes: [{ ...lines[0], line: 'salt' }] },
      });
      const gone = { asWritten: false, changes: [{ kind: 'less' as const, lineId: 'x' }] };
      expect(await edit(gone, undefined)).toEqual({ kind: 'line gone' });
      const other = await guest();
      const how = { at: noon, base: undefined };
      expect(await storage.writer.editReview(review.id, other, content(), how)).toEqual({
        kind: 'missing',
      });
    });

    test('a person finds it helpful once, never their own, and takes it back', async () => {
      const [userId, anna, ben] = [await guest(), await guest(), await guest()];
      const { id: recipeId } = await publish(storage, authorId);
      const { id } = await written(userId, recipeId);
      const vote = (who: string, helpful: boolean) =>
        storage.writer.voteReview(id, who, helpful, noon);
      await Promise.all([vote(anna, true), vote(anna, true), vote(ben, true)]);
      expect(await vote(anna, true)).toEqual({
        kind: 'kept',
        recipeId,
        writerId: userId,
        helpful: true,
        count: 2,
      });
      expect(await storage.reader.listOwnVotes(anna, recipeId)).toEqual([id]);
      expect(await vote(userId, true)).toEqual({ kind: 'own review' });
      expect(await vote(anna, false)).toMatchObject({ helpful: false, count: 1 });
      expect(await vote(anna, false)).toMatchObject({ count: 1 });
      await storage.writer.deleteUser(ben, null);
      expect((await list(recipeId)).rows[0]?.helpful).toBe(0);
      expect(await storage.writer.voteReview(newId(), anna, true, noon)).toEqual({
        kind: 'missing',
      });
    });

    test('pages in either order have every review once, as a plain sort has them', async () => {
      const { id: recipeId } = await publish(storage, authorId);
      const people = await Promise.all(Array.from({ length: 7 }, guest));
      const reviews: { id: string; at: number; votes: number }[] = [];
      for (const [n, userId] of people.entries()) {
        const at = noon + (n % 3) * 10;
        const { id } = await written(userId, recipeId, content({ text: `${n}` }), at);
        const voters = people.filter((one, m) => one !== userId && m < (n * 5) % 4);
        for (const voter of voters) await storage.writer.voteReview(id, voter, true, noon);
        reviews.push({ id, at, votes: voters.length });
      }
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? 1 : -1);
      const expected = {
        newest: reviews.toSorted((a, b) => b.at - a.at || byId(a, b)),
        helpful: reviews.toSorted((a, b) => b.votes - a.votes || byId(a, b)),
      };
      for (const sort of ['newest', 'helpful'] as const) {
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await storage.reader.listReviews(recipeId, sort, 2, cursor);
          found.push(...page.rows.map(({ id }) => id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(found, sort).toEqual(expected[sort].map(({ id }) => id));
      }
    });

    test('the author answers once, changes the answer and takes it back', async () => {
      const { id: recipeId } = await publish(storage, authorId);
      const { id } = await written(await guest(), recipeId);
      const answer = async (text: string, at: number, of = id, userId = authorId) => {
        const outcome = await storage.writer.answerReview(of, { userId, text, at });
        return outcome.kind === 'answered' ? outcome.review.answer : outcome.kind;
      };
      expect(await answer('Danke', 5)).toEqual({ text: 'Danke', at: 5, hidden: null });
      expect(await answer('Danke', 6)).toMatchObject({ at: 5 });
      expect(await answer('Thanks', 7)).toMatchObject({ text: 'Thanks', at: 7 });
      expect((await list(recipeId)).rows[0]?.answer?.text).toBe('Thanks');
      expect(await answer('', 8)).toBeNull();
      expect(await answer('', 9)).toBeNull();
      expect(await answer('x', 9, newId())).toBe('missing');
      expect(await answer('x', 9, id, newId())).toBe('no account');
    });

    test('goes when it is deleted; that an admin did is noted with the name of the recipe', async () => {
      const [userId, admin] = [await guest(), await addUser(storage, { role: 1 })];
      const recipe = await publish(storage, authorId);
      const { id } = await written(userId, recipe.id);
      const { id: second } = await written(userId, recipe.id, content(), noon + day);
      await storage.writer.voteReview(id, admin.id, true, noon);
      const act = { at: 9_000_000_000_000, actorId: admin.id, act: 'delete-review' };
      expect(await storage.writer.deleteReview(id, null)).toMatchObject({ recipeId: recipe.id });
      expect(await storage.writer.deleteReview(id, null)).toBeNull();
      expect(await storage.writer.deleteReview(second, act)).toMatchObject({ recipeId: recipe.id });
      expect((await list(recipe.id)).rows).toEqual([]);
      const [noted] = (await storage.reader.listActs(1)).rows;
      expect(noted).toMatchObject({ act: 'delete-review', recipes: { names: [recipe.name] } });
    });

    test('goes with the recipe, comes back with it, and is over with recipe and account', async () => {
      const [userId, voter] = [await guest(), await guest()];
      const recipe = await publish(storage, authorId);
      const review = await written(userId, recipe.id);
      await storage.writer.voteReview(review.id, voter, true, noon);
      await storage.writer.softDeleteRecipe(recipe.id, authorId, noon);
      expect((await list(recipe.id)).rows).toEqual([]);
      expect(await storage.reader.findReview(review.id)).toBeNull();
      expect((await write(userId, recipe.id, content({ text: 'x' }))).kind).toBe('missing');
      await storage.writer.undeleteRecipe(recipe.id, authorId, Date.now());
      expect((await list(recipe.id)).rows).toEqual([{ ...review, helpful: 1 }]);
      const other = await publish(storage, authorId);
      await written(userId, other.id);
      const told = await storage.reader.listWrittenReviews(userId);
      expect(told.map(({ slug }) => slug).sort()).toEqual([recipe.slug, other.slug].sort());
      await storage.writer.deleteRecipe(other.id);
      expect(await storage.reader.listWrittenReviews(userId)).toHaveLength(1);
      await storage.writer.deleteUser(userId, null);
      expect((await list(recipe.id)).rows).toEqual([]);
    });

    test('whoever has gone writes and votes no more, and nobody votes on what goes with its writer', async () => {
      const { id: recipeId } = await publish(storage, authorId);
      expect(await write(newId(), recipeId)).toEqual({ kind: 'no account' });
      const first = await written(await guest(), recipeId);
      expect(await storage.writer.voteReview(first.id, newId(), true, 1_700_000_000_000)).toEqual({
        kind: 'no account',
      });
      for (let round = 0; round < 12; round += 1) {
        const [userId, voter] = [await guest(), await guest()];
        const { id } = await written(userId, recipeId);
        const [vote] = await Promise.all([
          storage.writer.voteReview(id, voter, true, 1_700_000_000_000),
          storage.writer.deleteUser(userId, null),
        ]);
        expect(['kept', 'missing']).toContain(vote.kind);
        const [late] = await Promise.all([
          storage.writer.voteReview(first.id, voter, true, 1_700_000_000_000),
          storage.writer.deleteUser(voter, null),
        ]);
        expect(['kept', 'no account']).toContain(late.kind);
      }
      expect((await list(recipeId)).rows).toEqual([{ ...first, helpful: 0 }]);
    });
  });
}
