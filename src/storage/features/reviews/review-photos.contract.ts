import { beforeAll, describe, expect, test } from 'vitest';
import type { ReviewContent } from '#domain/reviews/content.ts';
import {
  addReview,
  addUser,
  newId,
  type OpenStorage,
  publish,
  reviewContent,
} from '../../suite/fixtures.ts';
import { openAround } from '../../suite/open-around.ts';

const day = 86_400_000;
const noon = 20_000 * day + day / 2;

/** The photos of reviews, whatever the engine. */
export function describeReviewPhotos(open: OpenStorage): void {
  describe('photos of reviews', () => {
    const storage = openAround(open);
    let authorId: string;
    beforeAll(async () => {
      authorId = (await addUser(storage)).id;
    });

    const guest = async () => (await addUser(storage)).id;
    const upload = async (userId: string) => {
      const photo = { id: `${newId()}00000000`, width: 4, height: 3, color: '#aabbcc', bytes: 7 };
      await storage.writer.keepUpload(userId, photo, noon);
      return photo.id;
    };
    const content = (photoIds?: string[], text = 'Good') =>
      reviewContent({ text, ...(photoIds ? { photoIds } : {}) });
    const write = (userId: string, recipeId: string, said: ReviewContent, at = noon) =>
      storage.writer.writeReview({ id: newId(), userId, recipeId, at }, said);
    const written = async (userId: string, recipeId: string, said: ReviewContent, at = noon) =>
      (await addReview(storage, { userId, recipeId, at }, said)).review;
    const ids = (review: { photos: { id: string }[] } | null) => review?.photos.map(({ id }) => id);
    const owner = (id: string) => storage.reader.findPhotoOwner(id);

    test('a review keeps uploads of its writer in their order, and gives back what it leaves', async () => {
      const userId = await guest();
      const { id: recipeId } = await publish(storage, authorId);
      const [a, b, c] = [await upload(userId), await upload(userId), await upload(userId)];
      const review = await written(userId, recipeId, content([b, a]));
      expect(ids(review)).toEqual([b, a]);
      expect(await write(userId, recipeId, content([b, a]))).toMatchObject({ isNew: false });
      expect(await owner(a)).toEqual({ recipeId, isRemoved: false, isOfReview: true });
      const edit = (said: ReviewContent, base?: number) =>
        storage.writer.editReview(review.id, userId, said, { at: noon + 1, base });
      expect(await edit(content(undefined, 'Kept'))).toMatchObject({ freedPhotoIds: [] });
      const changed = await edit(content([c, b], 'Kept'));
      expect(changed).toMatchObject({ kind: 'edited', freedPhotoIds: [a] });
      expect(ids(await storage.reader.findReview(review.id))).toEqual([c, b]);
      expect(await storage.reader.photosInUse([a, b, c])).toEqual(expect.arrayContaining([b, c]));
      expect(await owner(a)).toBeNull();
      expect(await storage.writer.deleteUpload(userId, b)).toBe(false);
      expect(await storage.writer.deleteOldUploads(noon + 10, 50)).not.toContain(b);
      const gone = await storage.writer.deleteReview(review.id, null);
      expect(gone?.photoIds.sort()).toEqual([b, c].sort());
      expect(await storage.reader.photosInUse([b, c])).toEqual([]);
    });

    test('what is not theirs, is used already or is gone leaves the review unwritten', async () => {
      const [userId, other] = [await guest(), await guest()];
      const [one, two] = [await publish(storage, authorId), await publish(storage, authorId)];
      const [mine, theirs] = [await upload(userId), await upload(other)];
      await expect(write(userId, one.id, content([theirs]))).rejects.toThrow();
      await expect(write(userId, one.id, content([`${newId()}00000000`]))).rejects.toThrow();
      expect(await storage.reader.listOwnReviews(userId, one.id)).toEqual([]);
      const outcomes = await Promise.allSettled([
        write(userId, one.id, content([mine])),
        write(userId, two.id, content([mine])),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('nobody sees the photo of a hidden review; it is kept for when that is restored', async () => {
      const userId = await guest();
      const { id: recipeId } = await publish(storage, authorId);
      const photo = await upload(userId);
      const { id } = await written(userId, recipeId, content([photo]));
      const hide = (reason: string | null) =>
        storage.writer.setPostHidden({ kind: 'review', id }, reason, {
          at: noon,
          actorId: null,
          act: 'hide-post',
        });
      await hide('Not food');
      expect(await owner(photo)).toMatchObject({ isRemoved: true });
      await hide(null);
      expect(await owner(photo)).toMatchObject({ isRemoved: false });
    });

    test('they go with the recipe and with the accounts', async () => {
      const [author, userId] = [await guest(), await guest()];
      const [one, two] = [await publish(storage, author), await publish(storage, author)];
      const photos = [await upload(userId), await upload(userId)];
      await written(userId, one.id, content([photos[0] ?? '']));
      await written(userId, two.id, content([photos[1] ?? '']));
      expect((await storage.writer.deleteRecipe(one.id))?.photoIds).toContain(photos[0]);
      expect((await storage.writer.deleteUser(author, null))?.photoIds).toContain(photos[1]);
      expect(await storage.reader.photosInUse(photos)).toEqual([]);
    });

    test('those with photos come first, then the helpful, page by page', async () => {
      const { id: recipeId } = await publish(storage, authorId);
      const people = [await guest(), await guest(), await guest(), await guest()];
      const found: string[] = [];
      for (const [n, userId] of people.entries()) {
        const said = content(n % 2 === 1 ? [await upload(userId)] : [], `${n}`);
        const { id } = await written(userId, recipeId, said);
        if (n < 2) await storage.writer.voteReview(id, authorId, true, 1_700_000_000_000);
      }
      let cursor: string | undefined;
      do {
        const page = await storage.reader.listReviews(recipeId, 'photos', 1, cursor);
        found.push(...page.rows.map(({ text }) => text));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(found).toEqual(['1', '3', '0', '2']);
    });
  });
}
