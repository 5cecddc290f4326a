import { PhotoGone } from '../../port.ts';
import { composed } from '../../queries/composed.ts';
import type { Db } from '../../schema.ts';
import { toPhoto } from './photos.ts';
import type { PhotoRow } from './rows.ts';
import { isWaitingUpload } from './uploads.ts';

const ofReviews = composed((db, reviewIds: readonly string[]) =>
  db.selectFrom('photos').selectAll().where('review_id', 'in', reviewIds).orderBy('place'),
);

/** The photos of reviews in their order, by the review. */
export async function photosOfReviews(
  db: Db,
  reviewIds: readonly string[],
): Promise<Map<string, PhotoRow[]>> {
  if (reviewIds.length === 0) return new Map();
  const records = await ofReviews(db, reviewIds);
  const photos = new Map<string, PhotoRow[]>();
  for (const record of records) {
    const id = record.review_id ?? '';
    photos.set(id, [...(photos.get(id) ?? []), toPhoto(record)]);
  }
  return photos;
}

/**
 * Gives a review these photos in this order, each its own already or an upload of its writer that waits;
 * the ids of those that it has no more. Throws PhotoGone for one that is neither.
 */
export async function putReviewPhotos(
  db: Db,
  review: { id: string; userId: string },
  ids: readonly string[],
): Promise<string[]> {
  for (const [place, id] of ids.entries()) {
    const { numUpdatedRows } = await db
      .updateTable('photos')
      .set({ review_id: review.id, place })
      .where('id', '=', id)
      .where('user_id', '=', review.userId)
      .where(({ eb, or }) => or([isWaitingUpload, eb('review_id', '=', review.id)]))
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw new PhotoGone(id);
  }
  let left = db.deleteFrom('photos').where('review_id', '=', review.id);
  if (ids.length > 0) left = left.where('id', 'not in', ids);
  const freed = await left.returning('id').execute();
  return freed.map(({ id }) => id);
}

/** The ids of the photos of the reviews of recipes, by the recipe. */
export async function reviewPhotoIds(
  db: Db,
  recipeIds: readonly string[],
): Promise<{ id: string; recipe_id: string }[]> {
  return db
    .selectFrom('photos')
    .innerJoin('reviews', 'reviews.id', 'photos.review_id')
    .select(['photos.id', 'reviews.recipe_id'])
    .where('reviews.recipe_id', 'in', recipeIds)
    .execute();
}
