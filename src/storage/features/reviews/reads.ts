import { sql } from 'kysely';
import type { KeptChange } from '#domain/reviews/summary.ts';
import { photosOfReviews } from '#storage/features/photos/review-photos.ts';
import type { PhotoRow } from '#storage/features/photos/rows.ts';
import { composedPagesBeside, type Order } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { isThere, leftOfRecipe } from '../recipes/conditions.ts';
import { presentRecipes } from '../recipes/reads.ts';
import { type AnswerRecord, answerColumns, hidingOf, isAnswerFor, toAnswer } from './answer-of.ts';
import { isShown } from './counted.ts';
import { reviewedText, toReviewed, toSigns } from './ratings.ts';
import type { ReviewPage, ReviewRow, ReviewSort } from './rows.ts';

/** Every review, those that an admin hid and those that were deleted then too, each with how many found it helpful, and as much of its answer as the viewer is told. */
function everyReview(db: Db, viewerId: string | null = null) {
  return db
    .selectFrom('recipes')
    .innerJoin('reviews', 'reviews.recipe_id', 'recipes.id')
    .innerJoin('review_ranks', 'review_ranks.review_id', 'reviews.id')
    .leftJoin('review_answers', (join) =>
      join.onRef('review_answers.id', '=', 'reviews.id').on(isAnswerFor(viewerId)),
    )
    .selectAll('reviews')
    .select('review_ranks.helpful')
    .select(answerColumns);
}

/** Those of recipes that are there that their writers have not deleted. */
export const presentReviews = (db: Db, viewerId: string | null = null) =>
  everyReview(db, viewerId).where(isThere).where('reviews.withdrawn', 'is', null);

/** Those of recipes that are there that everybody sees. */
export const shownReviews = (db: Db) => everyReview(db).where(isThere).where(isShown);

/** What of a review is told. */
const columns = [
  'id',
  'recipe_id',
  'user_id',
  'rating',
  'as_written',
  'changes',
  'cooked_lines',
  'cooked_on',
  'servings',
  'minutes',
  'text',
  'again',
  'hidden_at',
  'hidden_reason',
  'counts_later',
  'created_at',
  'updated_at',
] as const;

type ReviewRecord = Pick<
  Awaited<ReturnType<ReturnType<typeof presentReviews>['executeTakeFirstOrThrow']>>,
  (typeof columns)[number] | 'helpful'
> &
  AnswerRecord;

/** Records as the port speaks of them, with their photos. */
export async function toReviews(db: Db, records: readonly ReviewRecord[]): Promise<ReviewRow[]> {
  const photos = await photosOfReviews(
    db,
    records.map(({ id }) => id),
  );
  return records.map((record) => toReview(record, photos.get(record.id) ?? []));
}

function toReview(record: ReviewRecord, photos: PhotoRow[]): ReviewRow {
  const { again } = record;
  return {
    id: record.id,
    recipeId: record.recipe_id,
    userId: record.user_id,
    rating: record.rating,
    asWritten: Number(record.as_written) === 1,
    changes: JSON.parse(record.changes) as KeptChange[],
    photos,
    cookedLines: toSigns(record.cooked_lines),
    cookedOn: record.cooked_on,
    servings: record.servings,
    minutes: record.minutes,
    text: record.text,
    again: again === null ? null : Number(again) === 1,
    helpful: Number(record.helpful ?? 0),
    answer: toAnswer(record),
    hidden: hidingOf(record.hidden_at, record.hidden_reason),
    countsLater: record.counts_later !== null,
    createdAt: Number(record.created_at),
    updatedAt: Number(record.updated_at),
  };
}

/** In each order an index has them: of equally helpful ones the newer comes first, since ids grow with time. */
const orders: Record<ReviewSort, Order> = {
  helpful: { list: 'helpful', time: 'review_ranks.helpful', id: 'review_ranks.review_id' },
  newest: { list: 'newest', time: 'reviews.created_at', id: 'reviews.id' },
  photos: { list: 'photos', time: 'review_ranks.ranked', id: 'review_ranks.review_id' },
};

const pagesIn = (sort: ReviewSort) =>
  composedPagesBeside(
    orders[sort],
    (db, recipeId: string) =>
      db
        .selectFrom('review_ranks')
        .innerJoin('reviews', 'reviews.id', 'review_ranks.review_id')
        .innerJoin('users', 'users.id', 'reviews.user_id')
        .leftJoin('review_answers', (join) =>
          join.onRef('review_answers.id', '=', 'reviews.id').on(isAnswerFor(null)),
        )
        .select(columns.map((column) => `reviews.${column}` as const))
        .select(['review_ranks.review_id', 'review_ranks.ranked', 'review_ranks.helpful'])
        .select(['users.name as cook_name', 'users.handle as cook_handle'])
        .select(answerColumns)
        .where(isShown)
        .where(sort === 'newest' ? 'reviews.recipe_id' : 'review_ranks.recipe_id', '=', recipeId),
    reviewedText,
  );
const pages = {
  helpful: pagesIn('helpful'),
  newest: pagesIn('newest'),
  photos: pagesIn('photos'),
};

/** A page of the reviews of a recipe that is there, without hidden ones, and that recipe. */
export async function listReviews(
  db: Db,
  recipeId: string,
  sort: ReviewSort,
  limit: number,
  cursor?: string,
): Promise<ReviewPage> {
  const { beside, ...found } = await pages[sort](db, { limit, cursor }, recipeId);
  const of = await toReviewed(db, recipeId, beside);
  const { records, nextCursor } = of ? found : { records: [], nextCursor: null };
  // What ranks higher than by those who found it helpful has photos.
  const pictured = records.filter(({ ranked, helpful }) => Number(ranked) > Number(helpful));
  const photos = await photosOfReviews(
    db,
    pictured.map(({ id }) => id),
  );
  const cooks = records.map(({ user_id, cook_name, cook_handle }) => ({
    id: user_id,
    name: cook_name,
    handle: cook_handle,
  }));
  return {
    rows: records.map((record) => toReview(record, photos.get(record.id) ?? [])),
    cooks,
    of,
    nextCursor,
  };
}

/** A review of a recipe that is there, a hidden one too, or null; with its answer where that is shown, or is the viewer's own. */
export async function findReview(
  db: Db,
  id: string,
  viewerId: string | null = null,
): Promise<ReviewRow | null> {
  const records = await presentReviews(db, viewerId).where('reviews.id', '=', id).execute();
  const [review] = await toReviews(db, records);
  return review ?? null;
}

/** What the person wrote about a recipe that is there, last written first. */
export async function listOwnReviews(
  db: Db,
  userId: string,
  recipeId: string,
): Promise<ReviewRow[]> {
  const records = await presentReviews(db)
    .where('reviews.user_id', '=', userId)
    .where('reviews.recipe_id', '=', recipeId)
    .orderBy('reviews.day', 'desc')
    .execute();
  return toReviews(db, records);
}

/** Everything of the person, what they deleted while it was hidden too, with what is left of the recipe, oldest first. */
export async function listWrittenReviews(
  db: Db,
  userId: string,
): Promise<(ReviewRow & { recipe: string | null; slug: string | null })[]> {
  const records = await everyReview(db)
    .select(leftOfRecipe)
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.created_at')
    .orderBy('reviews.id')
    .execute();
  const reviews = await toReviews(db, records);
  return reviews.flatMap((review, index) => {
    const { recipe = null, slug = null } = records[index] ?? {};
    const told = recipe === null ? withoutLines(review) : review;
    // What the recipe's cook answered goes with it.
    return { ...told, ...(slug === null ? { answer: null } : {}), recipe, slug };
  });
}

/** The lines that its writer changed are words of the recipe: with one that is kept from everybody they go, and its writer's own stay. */
const withoutLines = (review: ReviewRow): ReviewRow => ({
  ...review,
  changes: review.changes.map(({ line: _line, ...change }) => change),
});

/** The ids of the reviews of a recipe that the person found helpful. */
export async function listOwnVotes(db: Db, userId: string, recipeId: string): Promise<string[]> {
  const records = await db
    .selectFrom('review_votes')
    .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
    .select('reviews.id')
    .where('review_votes.user_id', '=', userId)
    // Said so that no index is taken for it: a person has fewer votes than a much loved recipe has reviews.
    .where(sql`reviews.recipe_id || ''`, '=', recipeId)
    .where(isShown)
    .orderBy(sql.ref('reviews.id'))
    .execute();
  return records.map(({ id }) => id);
}

/** The reviews that the person found helpful and everybody may read, with the recipe and who wrote each, oldest first. */
export async function listGivenVotes(
  db: Db,
  userId: string,
): Promise<{ recipe: string; slug: string; writer: string }[]> {
  return presentRecipes(db)
    .innerJoin('reviews', 'reviews.recipe_id', 'recipes.id')
    .innerJoin('review_votes', 'review_votes.review_id', 'reviews.id')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select(['recipes.name as recipe', 'recipes.slug', 'users.name as writer'])
    .where('review_votes.user_id', '=', userId)
    .where(isShown)
    .orderBy('reviews.id')
    .execute();
}
