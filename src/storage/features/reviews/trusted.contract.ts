import { beforeAll, describe, expect, test } from 'vitest';
import {
  addReview,
  addUser,
  type OpenStorage,
  publish,
  reviewContent,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;
const trustDays = 3;

const content = reviewContent({ rating: 1, text: 'Bad' });

/** What those say whose accounts are new, whatever the engine. */
export function describeTrusted(open: OpenStorage): void {
  describe('reviews of new accounts', () => {
    const storage = openAround(open);
    let authorId: string;
    beforeAll(async () => {
      authorId = (await addUser(storage)).id;
    });

    const review = (userId: string, recipeId: string, countsLater = true) =>
      addReview(storage, { userId, recipeId, at: noon, countsLater }, content);
    /** All that may count by this time, of all pages. */
    const nowTrusted = async (at: number, days = trustDays) => {
      const found: { userId: string; recipeId: string }[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const { reviews, next } = await storage.reader.listNowTrusted(at, days, after);
        found.push(...reviews);
        after = next;
      }
      return found;
    };
    const told = async (recipeId: string) => {
      const { rows, of } = await storage.reader.listReviews(recipeId, 'newest', 50);
      const { reviews = 0, people = 0, sum = 0, count = 0 } = of?.tally ?? {};
      const later = rows.filter(({ countsLater }) => countsLater).length;
      return { shown: rows.length, later, reviews, people, sum, count };
    };

    test('they are shown at once, and count in no mean until the account is trusted', async () => {
      const { id } = await publish(storage, authorId);
      const guests: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        guests.push((await addUser(storage, { createdAt: noon })).id);
        expect(await review(guests[n] ?? '', id)).toMatchObject({ isRatingNew: false });
      }
      const numbers = { shown: 3, reviews: 3, people: 3 };
      expect(await told(id)).toEqual({ ...numbers, later: 3, sum: 0, count: 0 });
      expect(await storage.reader.listRatings([id])).toEqual([]);
      const loved = await storage.reader.listRecentReviews();
      expect(loved.filter(({ recipeId }) => recipeId === id)).toEqual([]);
      const counted = [];
      for (const userId of guests)
        counted.push(await storage.writer.letCount({ userId, recipeId: id }));
      expect(counted.map((one) => one?.isRatingNew)).toEqual([false, false, true]);
      expect(await told(id)).toEqual({ ...numbers, later: 0, sum: 3, count: 3 });
      expect((await storage.reader.listRatings([id]))[0]?.mean).toEqual({ value: 1, count: 3 });
      expect(await storage.reader.listRecentReviews()).toContainEqual(
        expect.objectContaining({ recipeId: id }),
      );
      const again = { userId: guests[0] ?? '', recipeId: id };
      expect(await storage.writer.letCount(again)).toBeNull();
    });

    test('those are found whose writers are old enough and have shown three things for a day', async () => {
      const guest = (await addUser(storage, { createdAt: noon })).id;
      const recipes: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        const { id } = await publish(storage, authorId);
        recipes.push(id);
        await review(guest, id);
      }
      const own = async (at: number, days?: number) =>
        (await nowTrusted(at, days))
          .filter(({ userId }) => userId === guest)
          .map(({ recipeId }) => recipeId)
          .toSorted();
      expect(await own(noon + trustDays * day - 1)).toEqual([]);
      expect(await own(noon, 0)).toEqual(recipes.toSorted());
      expect(await own(noon + trustDays * day)).toEqual(recipes.toSorted());
      const [hidden] = await storage.reader.listOwnReviews(guest, recipes[0] ?? '');
      const act = { at: noon, actorId: null, act: 'hide-post' };
      const post = { kind: 'review' as const, id: hidden?.id ?? '' };
      await storage.writer.setPostHidden(post, 'Spam', act);
      expect(await own(noon + trustDays * day)).toEqual([]);
      await storage.writer.setPostHidden(post, null, act);
      for (const recipeId of recipes) await storage.writer.letCount({ userId: guest, recipeId });
      expect(await own(noon + trustDays * day)).toEqual([]);
    });

    test('more writers than are asked for at once are all found', async () => {
      const { id } = await publish(storage, authorId);
      const guests = await Promise.all(Array.from({ length: 101 }, () => addUser(storage)));
      for (const { id: userId } of guests) await review(userId, id);
      const found = await nowTrusted(noon, 0);
      const here = found.filter(({ recipeId }) => recipeId === id).map(({ userId }) => userId);
      expect(here.toSorted()).toEqual(guests.map((guest) => guest.id).toSorted());
    });

    test('what counted counts when it is changed, and what did not does not', async () => {
      const { id } = await publish(storage, authorId);
      for (const countsLater of [false, true]) {
        const guest = (await addUser(storage)).id;
        const { review: written } = await review(guest, id, countsLater);
        const how = { at: noon + 1, base: undefined };
        const edited = await storage.writer.editReview(
          written.id,
          guest,
          { ...content, rating: 2 },
          how,
        );
        expect(edited).toMatchObject({ kind: 'edited', review: { countsLater } });
      }
      expect(await told(id)).toMatchObject({ shown: 2, later: 1, sum: 2, count: 1 });
    });

    test('what is hidden counts once it is shown again and its writer is trusted', async () => {
      const { id } = await publish(storage, authorId);
      const guest = (await addUser(storage)).id;
      const { review: written } = await review(guest, id);
      const act = { at: noon, actorId: null, act: 'hide-post' };
      const post = { kind: 'review' as const, id: written.id };
      await storage.writer.setPostHidden(post, 'Spam', act);
      await storage.writer.letCount({ userId: guest, recipeId: id });
      expect(await told(id)).toMatchObject({ shown: 0, count: 0 });
      await storage.writer.setPostHidden(post, null, act);
      expect(await told(id)).toMatchObject({ shown: 1, later: 0, sum: 1, count: 1 });
    });
  });
}
