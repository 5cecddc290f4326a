import {
  leastListed,
  listedMean,
  type Rating,
  type RatingMark,
  rate,
} from '#domain/reviews/rating.ts';
import { padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { countedReviews } from './counted.ts';
import type { RatingRow } from './rows.ts';

/** Recipes whose ratings are counted together. */
const atOnce = 500;

/** The ratings of these recipes that lists may show, in no order. */
export async function listRatings(db: Db, recipeIds: readonly string[]): Promise<RatingRow[]> {
  if (recipeIds.length === 0) return [];
  const records = await db
    .selectFrom('recipe_ratings')
    .select(['recipe_id', 'sum', 'count'])
    .where('recipe_id', 'in', padded(recipeIds))
    .where('count', '>=', leastListed)
    .execute();
  return records.flatMap(({ recipe_id: recipeId, sum, count }) => {
    const mean = listedMean({ sum: Number(sum), count: Number(count) });
    return mean ? [{ recipeId, mean }] : [];
  });
}

/**
 * Counts the rating of a recipe from its reviews, in the transaction that changed them and behind
 * the lock that keeps others from it. Whether what lists show is another now.
 */
export async function recountRating(db: Db, recipeId: string): Promise<boolean> {
  const before = await db
    .selectFrom('recipe_ratings')
    .select(['sum', 'count'])
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst();
  const rating = (await countRatings(db, [recipeId])).get(recipeId);
  if (rating) await putRating(db, recipeId, rating);
  else await db.deleteFrom('recipe_ratings').where('recipe_id', '=', recipeId).execute();
  return shownAs(before) !== shownAs(rating);
}

const shownAs = (rating: { sum: number; count: number } | undefined): string =>
  JSON.stringify(
    rating ? listedMean({ sum: Number(rating.sum), count: Number(rating.count) }) : null,
  );

async function putRating(db: Db, recipeId: string, { sum, count }: Rating): Promise<void> {
  await db
    .insertInto('recipe_ratings')
    .values({ recipe_id: recipeId, sum, count })
    .onConflict((conflict) => conflict.column('recipe_id').doUpdateSet({ sum, count }))
    .execute();
}

/** What the ratings of these recipes come to, without those that nobody made. */
async function countRatings(db: Db, recipeIds: readonly string[]): Promise<Map<string, Rating>> {
  const records = await countedReviews(db)
    .select(['recipe_id', 'user_id', 'day', 'rating', 'as_written'])
    .where('recipe_id', 'in', padded(recipeIds))
    .execute();
  const marks = Map.groupBy(records, (record) => record.recipe_id);
  return new Map([...marks].map(([id, found]) => [id, rate(found.map(toMark))]));
}

type MarkRecord = { user_id: string; day: number; rating: number | null; as_written: number };

const toMark = (record: MarkRecord): RatingMark => ({
  userId: record.user_id,
  day: Number(record.day),
  rating: record.rating,
  asWritten: Number(record.as_written) === 1,
});

/** Counts the ratings of all recipes, of a database that was filled from another's rows. */
export async function recountAllRatings(db: Db): Promise<void> {
  await db.deleteFrom('recipe_ratings').execute();
  for (let after: string | null = ''; after !== null; ) after = await recountSome(db, after);
}

/** The last of the recipes that were counted, or null when none was left. */
async function recountSome(db: Db, after: string): Promise<string | null> {
  const records = await db
    .selectFrom('recipes')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return null;
  const ratings = await countRatings(db, ids);
  await db.transaction().execute(async (db) => {
    for (const [id, rating] of ratings) await putRating(db, id, rating);
  });
  return ids.at(-1) ?? null;
}
