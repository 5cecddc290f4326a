import { sql } from 'kysely';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { isNew } from '../trust/stood.ts';
import { recountRating } from './ratings.ts';
import type { NowTrusted, OwnReviews } from './rows.ts';

/** So many writers are asked for at once whether they are trusted. */
const atOnce = 100;

/** As the index `reviews_counting_later` says it, or it would not be used. */
const countsLater = sql<boolean>`counts_later = 1`;

/**
 * The reviews that count later, though their writers are trusted by this time: of the next writers by their ids, some of
 * whom are not. `next` is null behind the last.
 */
export async function listNowTrusted(
  db: Db,
  at: number,
  trustDays: number,
  after: string,
): Promise<NowTrusted> {
  const waiting = db.selectFrom('reviews').distinct().where(countsLater);
  const writers = await waiting
    .select('user_id')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(atOnce)
    .execute();
  const reviews: OwnReviews[] = [];
  for (const { user_id: userId } of writers) {
    if (await isNew(db, userId, at, trustDays)) continue;
    const own = await waiting.select('recipe_id').where('user_id', '=', userId).execute();
    reviews.push(...own.map(({ recipe_id: recipeId }) => ({ userId, recipeId })));
  }
  return { reviews, next: writers[atOnce - 1]?.user_id ?? null };
}

/**
 * Lets the reviews of a person count who is trusted now, those of one recipe. Whether lists show another rating of it;
 * null where all of them counted already.
 */
export async function letCount(
  { db, locks }: WriteTools,
  { userId, recipeId }: OwnReviews,
): Promise<{ isRatingNew: boolean } | null> {
  await locks.reviews(db, recipeId);
  const counting = await db
    .updateTable('reviews')
    .set({ counts_later: null })
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .where(countsLater)
    .executeTakeFirst();
  if (Number(counting.numUpdatedRows) === 0) return null;
  // From the rows: a process of a version that counts every review may have changed what was added up.
  return { isRatingNew: await recountRating(db, recipeId) };
}
