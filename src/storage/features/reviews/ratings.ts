import { sql } from 'kysely';
import { leastListed, listedMean } from '#domain/reviews/rating.ts';
import {
  type KeptChange,
  type ReviewMark,
  retally,
  type Tally,
  tallyOf,
} from '#domain/reviews/summary.ts';
import type { WriteTools } from '../../define.ts';
import { rateFacets } from '../../facets/rate.ts';
import { composed } from '../../queries/composed.ts';
import { chunked, padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { presentRecipes } from '../recipes/reads.ts';
import { countedReviews } from './counted.ts';
import type { RatingRow, ReviewedRecipe, ReviewedWithTally } from './rows.ts';

/** Recipes whose ratings are counted together. */
const atOnce = 500;

const listed = composed((db, recipeIds: readonly string[]) =>
  db
    .selectFrom('recipe_ratings')
    .select(['recipe_id', 'sum', 'count'])
    .where('recipe_id', 'in', recipeIds)
    .where('count', '>=', leastListed),
);

/** The ratings of these recipes that lists may show, in no order. */
export async function listRatings(db: Db, recipeIds: readonly string[]): Promise<RatingRow[]> {
  if (recipeIds.length === 0) return [];
  const records = await listed(db, recipeIds);
  return records.flatMap(({ recipe_id: recipeId, sum, count }) => {
    const mean = listedMean({ sum: Number(sum), count: Number(count) });
    return mean ? [{ recipeId, mean }] : [];
  });
}

const kept = composed((db, recipeId: string) =>
  db
    .selectFrom('recipe_ratings')
    .select(['sum', 'count', 'tally'])
    .where('recipe_id', '=', recipeId),
);

/** As much of a recipe that is there as its reviews are told with, and what they all come to, as a text; null for one that is not. */
export const reviewedText = (db: Db, recipeId: string) =>
  presentRecipes(db)
    .leftJoin('recipe_ratings', 'recipe_ratings.recipe_id', 'recipes.id')
    .select(
      sql<string | null>`'{"ingredients":' || ingredients || ',"ingredientIds":' || ingredient_ids
        || ',"language":"' || language || '","unlisted":' || unlisted || ',"tally":'
        || coalesce(tally, case when recipe_ratings.recipe_id is null then '{}' else 'null' end)
        || '}'`.as('beside'),
    )
    .where('recipes.id', '=', recipeId);

/** What such a text says. */
export async function toReviewed(
  db: Db,
  id: string,
  reviewed: string | null,
): Promise<ReviewedWithTally | null> {
  if (reviewed === null) return null;
  const { tally, unlisted, ...of } = JSON.parse(reviewed) as Omit<
    ReviewedRecipe,
    'id' | 'unlisted'
  > & { tally: Tally | null; unlisted: number };
  const recipe = { id, ...of, unlisted: unlisted === 1 };
  return { recipe, tally: tally ?? (await findReviewTally(db, id)) };
}

/** What all reviews of a recipe come to; hidden ones count nowhere. */
export async function findReviewTally(db: Db, recipeId: string): Promise<Tally> {
  const [rating] = await kept(db, recipeId);
  if (!rating) return {};
  return rating.tally === null ? tallyOf(await marksOf(db, [recipeId])) : parse(rating.tally);
}

const parse = (tally: string) => JSON.parse(tally) as Tally;

/** What the person's reviews of a recipe come to: asked before they change, as the count goes on from it. */
export async function tallyOfPerson(db: Db, recipeId: string, userId: string): Promise<Tally> {
  return tallyOf(await marksOf(db, [recipeId], userId));
}

/** The same for each of many recipes. */
export async function talliesOfPerson(
  db: Db,
  recipeIds: readonly string[],
  userId: string,
): Promise<Map<string, Tally>> {
  const marks: Mark[] = [];
  for (const ids of chunked(recipeIds)) marks.push(...(await marksOf(db, ids, userId)));
  const found = Map.groupBy(marks, ({ recipeId }) => recipeId);
  return new Map(recipeIds.map((id) => [id, tallyOf(found.get(id) ?? [])]));
}

/**
 * Counts the rating of a recipe from its reviews, in the transaction that changed them and behind
 * the lock that keeps others from it: of one person where they alone changed theirs, which came to `before`, and to `after`
 * where that is known. Whether what lists show is another now.
 */
export async function recountRating(
  db: Db,
  recipeId: string,
  change: { userId: string; before: Tally; after?: Tally } | null = null,
): Promise<boolean> {
  const [rating] = await kept(db, recipeId);
  const known = rating ? rating.tally : '{}';
  const tally =
    change && known !== null
      ? retally(
          parse(known),
          change.before,
          change.after ?? (await tallyOfPerson(db, recipeId, change.userId)),
        )
      : tallyOf(await marksOf(db, [recipeId]));
  await putTally(db, recipeId, tally);
  return shownAs(rating) !== shownAs(ratingIn(tally));
}

const ratingIn = ({ sum = 0, count = 0 }: Tally) => ({ sum, count });

const shownAs = (rating: { sum: number; count: number } | undefined): string =>
  JSON.stringify(
    rating ? listedMean({ sum: Number(rating.sum), count: Number(rating.count) }) : null,
  );

/** A recipe that nobody reviewed has none. */
async function putTally(db: Db, recipeId: string, tally: Tally): Promise<void> {
  await rateFacets(db, recipeId, tally);
  if (Object.keys(tally).length === 0) {
    await db.deleteFrom('recipe_ratings').where('recipe_id', '=', recipeId).execute();
    return;
  }
  const columns = { ...ratingIn(tally), tally: JSON.stringify(tally) };
  await db
    .insertInto('recipe_ratings')
    .values({ recipe_id: recipeId, ...columns })
    .onConflict((conflict) => conflict.column('recipe_id').doUpdateSet(columns))
    .execute();
}

type Mark = ReviewMark & { recipeId: string };

/** What of reviews is added up, in no order. */
async function marksOf(db: Db, recipeIds: readonly string[], userId?: string): Promise<Mark[]> {
  let query = countedReviews(db)
    .select(['recipe_id', 'user_id', 'day', 'rating', 'as_written', 'changes', 'cooked_lines'])
    .select('counts_later')
    .where('recipe_id', 'in', padded(recipeIds));
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  const records = await query.execute();
  return records.map((record) => ({
    recipeId: record.recipe_id,
    userId: record.user_id,
    day: Number(record.day),
    rating: record.rating,
    asWritten: Number(record.as_written) === 1,
    countsLater: record.counts_later !== null,
    changes: JSON.parse(record.changes) as KeptChange[],
    cookedLines: toSigns(record.cooked_lines),
  }));
}

/** The signs of the lines that a review was cooked from. */
export const toSigns = (signs: string): string[] => signs.match(/.{8}/g) ?? [];

/** Counts the reviews of some recipes that were reviewed before anybody counted; how many. */
export async function tallyReviews({ db, locks }: WriteTools, limit: number): Promise<number> {
  const uncounted = db.selectFrom('recipe_ratings').select('recipe_id').where('tally', 'is', null);
  const found = await uncounted.orderBy('recipe_id').limit(limit).execute();
  const ids = found.map(({ recipe_id: id }) => id);
  if (ids.length === 0) return 0;
  for (const id of ids) await locks.reviews(db, id);
  const marks = Map.groupBy(await marksOf(db, ids), ({ recipeId }) => recipeId);
  for (const id of ids) await putTally(db, id, tallyOf(marks.get(id) ?? []));
  return ids.length;
}

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
  const marks = Map.groupBy(await marksOf(db, ids), ({ recipeId }) => recipeId);
  await db.transaction().execute(async (db) => {
    for (const [id, found] of marks) await putTally(db, id, tallyOf(found));
  });
  return ids.at(-1) ?? null;
}
