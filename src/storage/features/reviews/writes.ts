import { isDeepStrictEqual } from 'node:util';
import { type ReviewContent, withLines } from '#domain/reviews/content.ts';
import { signLines } from '#domain/reviews/cooked-lines.ts';
import { utcDay } from '#domain/reviews/day.ts';
import type { KeptChange } from '#domain/reviews/summary.ts';
import { dayMs } from '#domain/spans.ts';
import { photosOfReviews, putReviewPhotos } from '#storage/features/photos/review-photos.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { withdrawSubject } from '../notifications/notify.ts';
import { endWait, holdPost } from '../posts/waiting.ts';
import { withdrawHidden } from '../posts/withdrawn.ts';
import { findRecipe } from '../recipes/reads.ts';
import { bringBack } from './bring-back.ts';
import { recountRating, tallyOfPerson } from './ratings.ts';
import { findReview, listOwnReviews } from './reads.ts';
import type {
  EditOutcome,
  GoneReview,
  NewReview,
  ReviewEdit,
  ReviewRow,
  VoteOutcome,
  WriteOutcome,
} from './rows.ts';
import { tellAuthor, tellOfVote } from './tell.ts';

/** The same words of the same person within this time are one review sent again, over midnight too. */
const sentAgain = dayMs;

/** Writes a review, the first of the person on this UTC day. */
export async function writeReview(
  { db, locks }: WriteTools,
  { id, userId, recipeId, at, waits = false, countsLater = false }: NewReview,
  content: ReviewContent,
): Promise<WriteOutcome> {
  if (!(await isPersonThere({ db, locks }, userId))) return { kind: 'no account' };
  await locks.reviews(db, recipeId);
  const recipe = await findRecipe(db, recipeId);
  if (!recipe) return { kind: 'missing' };
  if (recipe.userId === userId) return { kind: 'own recipe' };
  const own = await listOwnReviews(db, userId, recipeId);
  const photoIds = content.photoIds ?? [];
  const last = own[0];
  if (last && at - last.createdAt < sentAgain && isSame(last, { ...content, photoIds })) {
    return { kind: 'written', review: last, isNew: false, isRatingNew: false };
  }
  const day = utcDay(at);
  if (own.some(({ createdAt }) => utcDay(createdAt) === day)) return { kind: 'today' };
  const changes = withLines(content.changes, recipe);
  if (!changes) return { kind: 'line gone' };
  const columns = {
    ...writtenColumns(content, changes),
    cooked_lines: signLines(recipe).join(''),
  };
  const place = { recipe_id: recipeId, user_id: userId, day };
  const before = await tallyOfPerson(db, recipeId, userId);
  const back = await bringBack(db, place, { ...columns, updated_at: at });
  if (!back) {
    const times = { created_at: at, updated_at: at };
    const row = { id, ...place, ...columns, ...times, counts_later: countsLater ? 1 : null };
    await db.insertInto('reviews').values(row).execute();
  }
  await putReviewPhotos(db, { id: back ?? id, userId }, photoIds);
  if (waits) await holdPost(db, { kind: 'review', id: back ?? id, userId, recipeId, at });
  const isRatingNew = await recountRating(db, recipeId, { userId, before });
  if (!back && !waits) await tellAuthor(db, { id, recipeId, userId }, recipe.userId, at);
  return { kind: 'written', review: await whole(db, back ?? id), isNew: !back, isRatingNew };
}

/** Changes a review of the person; one that was changed since its writer saw it stays, unless it says the same. */
export async function editReview(
  { db, locks }: WriteTools,
  id: string,
  userId: string,
  content: ReviewContent,
  { at, base, waits = false }: ReviewEdit,
): Promise<EditOutcome> {
  await locks.person(db, userId);
  const seen = await findReview(db, id);
  if (seen) await locks.reviews(db, seen.recipeId);
  const before = seen && (await findReview(db, id));
  const recipe = before && (await findRecipe(db, before.recipeId));
  if (!before || !recipe || before.userId !== userId) return { kind: 'missing' };
  if (isSame(before, content)) {
    return { kind: 'edited', review: before, isRatingNew: false, freedPhotoIds: [] };
  }
  if (base !== undefined && base !== before.updatedAt) return { kind: 'stale' };
  const changes = withLines(content.changes, recipe, before.changes);
  if (!changes) return { kind: 'line gone' };
  const updatedAt = Math.max(at, before.updatedAt + 1);
  const tally = await tallyOfPerson(db, recipe.id, userId);
  await db
    .updateTable('reviews')
    .set({ ...writtenColumns(content, changes), updated_at: updatedAt })
    .where('id', '=', id)
    .execute();
  if (waits) await holdPost(db, { kind: 'review', id, userId, recipeId: recipe.id, at });
  const { photoIds } = content;
  const freedPhotoIds = photoIds ? await putReviewPhotos(db, { id, userId }, photoIds) : [];
  const isRatingNew = await recountRating(db, recipe.id, { userId, before: tally });
  return { kind: 'edited', review: await whole(db, id), isRatingNew, freedPhotoIds };
}

/** What a write sets of what the review says. */
function writtenColumns(content: ReviewContent, changes: KeptChange[]) {
  const { asWritten, again, cookedOn, rating, servings, minutes, text } = content;
  return {
    rating,
    servings,
    minutes,
    text,
    cooked_on: cookedOn,
    as_written: asWritten ? 1 : 0,
    changes: JSON.stringify(changes),
    again: again === null ? null : Number(again),
  };
}

function isSame(review: ReviewRow, content: ReviewContent): boolean {
  const { rating, asWritten, cookedOn, servings, minutes, text, again } = review;
  const changes = review.changes.map(({ line: _, ...named }) => named);
  const said = { rating, asWritten, changes, cookedOn, servings, minutes, text, again };
  const { photoIds, ...others } = content;
  const ids = review.photos.map((photo) => photo.id);
  return isDeepStrictEqual([said, photoIds ?? ids], [others, ids]);
}

async function whole(db: Db, id: string): Promise<ReviewRow> {
  const review = await findReview(db, id);
  if (!review) throw new Error(`The review ${id} is gone in the transaction that wrote it`);
  return review;
}

/** Deletes a review, or keeps a hidden one for admins; that an admin deleted it is noted. Its recipe and its writer, or null when it is not there. */
export async function deleteReview(
  { db, locks }: WriteTools,
  id: string,
  act: NewAct | null,
): Promise<GoneReview | null> {
  const review = await findReview(db, id);
  if (!review) return null;
  // Nobody votes on it meanwhile.
  await locks.recipe(db, review.recipeId);
  const recipe = await findRecipe(db, review.recipeId);
  if (!recipe) return null;
  const { userId } = review;
  const before = await tallyOfPerson(db, recipe.id, userId);
  const photos = (await photosOfReviews(db, [id])).get(id) ?? [];
  if (!act && (await withdrawHidden(db, 'reviews', id))) {
    await putReviewPhotos(db, review, []);
  } else {
    await endWait(db, 'review', id);
    await endWait(db, 'review-answer', id);
    const gone = await db.deleteFrom('reviews').where('id', '=', id).executeTakeFirst();
    if (Number(gone.numDeletedRows) === 0) return null;
  }
  await withdrawSubject(db, id, userId);
  if (act) await noteAct(db, act, { kind: 'recipe', id: recipe.id, name: recipe.name });
  const photoIds = photos.map((photo) => photo.id);
  const isRatingNew = await recountRating(db, recipe.id, { userId, before });
  return { recipeId: recipe.id, userId, isRatingNew, photoIds };
}

/** Notes that the person found a review helpful, or takes it back; said twice it is one vote. */
export async function voteReview(
  { db, locks }: WriteTools,
  id: string,
  userId: string,
  helpful: boolean,
  at: number,
): Promise<VoteOutcome> {
  if (!(await isPersonThere({ db, locks }, userId))) return { kind: 'no account' };
  const seen = await findReview(db, id);
  if (!seen) return { kind: 'missing' };
  await locks.recipeStays(db, seen.recipeId);
  const review = await findReview(db, id);
  if (!review || review.hidden) return { kind: 'missing' };
  if (review.userId === userId) return { kind: 'own review' };
  if (helpful) {
    await db
      .insertInto('review_votes')
      .values({ review_id: id, user_id: userId })
      .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doNothing())
      .execute();
  } else {
    const mine = db.deleteFrom('review_votes').where('review_id', '=', id);
    await mine.where('user_id', '=', userId).execute();
  }
  await tellOfVote(db, review, { userId, helpful, at });
  const after = await findReview(db, id);
  if (!after) return { kind: 'missing' };
  const { recipeId, userId: writerId } = after;
  return { kind: 'kept', recipeId, writerId, helpful, count: after.helpful };
}
