import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { forgetHiding } from '../notifications/tell.ts';
import { endWait, holdPost } from '../posts/waiting.ts';
import { withdrawHidden } from '../posts/withdrawn.ts';
import { findReview } from './reads.ts';
import type { NewReviewAnswer, ReviewAnswerOutcome, ReviewRow } from './rows.ts';
import { tellOfReviewAnswer } from './tell.ts';

/** Sets what the author of the recipe answers to a review that everybody sees, or takes it back with an empty text. What was hidden of it stays hidden, whatever it says now. One that is no longer what its author saw stays, unless it says the same. */
export async function answerReview(
  { db, locks }: WriteTools,
  id: string,
  wish: NewReviewAnswer,
): Promise<ReviewAnswerOutcome> {
  if (!(await isPersonThere({ db, locks }, wish.userId))) return { kind: 'no account' };
  const seen = await findReview(db, id);
  if (!seen) return { kind: 'missing' };
  // Neither the recipe nor the review goes meanwhile.
  await locks.reviews(db, seen.recipeId);
  const review = await findReview(db, id);
  if (!review || review.hidden) return { kind: 'missing' };
  const isStale = await hasChanged(db, id, wish);
  if (!isStale) await (wish.text === '' ? takeBack : put)(db, review, wish);
  const answered = await findReview(db, id, wish.userId);
  return answered
    ? { kind: isStale ? 'stale' : 'answered', review: answered }
    : { kind: 'missing' };
}

const findAnswer = (db: Db, id: string) =>
  db
    .selectFrom('review_answers')
    .select(['text', 'withdrawn'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Whether the author sees another answer than the one that they changed, and not what they want it to say. */
async function hasChanged(db: Db, id: string, { base, text }: NewReviewAnswer): Promise<boolean> {
  if (base === undefined) return false;
  const before = await findAnswer(db, id);
  const seen = before?.withdrawn === null ? before.text : '';
  return base !== seen && text !== seen;
}

async function put(
  db: Db,
  { id, recipeId, userId: writerId }: ReviewRow,
  { userId, text, at, waits = false }: NewReviewAnswer,
): Promise<void> {
  const before = await findAnswer(db, id);
  if (before?.text === text && before.withdrawn === null) return;
  const said = { text, withdrawn: null, updated_at: at };
  await db
    .insertInto('review_answers')
    .values({ id, recipe_id: recipeId, user_id: userId, created_at: at, ...said })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .execute();
  const answer = { id, recipeId, userId };
  if (waits) await holdPost(db, { kind: 'review-answer', ...answer, at });
  else if (!before) await tellOfReviewAnswer(db, answer, writerId, at);
}

async function takeBack(
  db: Db,
  { id, recipeId, userId: writerId }: ReviewRow,
  { userId, at }: NewReviewAnswer,
): Promise<void> {
  if (!(await withdrawHidden(db, 'review_answers', id))) {
    await endWait(db, 'review-answer', id);
    await db.deleteFrom('review_answers').where('id', '=', id).execute();
  }
  await forgetHiding(db, id, userId);
  await tellOfReviewAnswer(db, { id, recipeId, userId }, writerId, at, false);
}
