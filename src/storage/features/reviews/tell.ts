import type { Db } from '../../schema.ts';
import { notify, withdraw } from '../notifications/notify.ts';
import type { ReviewRow } from './rows.ts';

type Written = Pick<ReviewRow, 'id' | 'recipeId' | 'userId'>;

/** The author hears that somebody made their recipe. */
export async function tellAuthor(
  db: Db,
  { id, recipeId, userId }: Written,
  authorId: string,
  at: number,
): Promise<void> {
  const doing = { kind: 'review' as const, actorId: userId, recipeId, subjectId: id };
  await notify(db, { ...doing, userId: authorId, at });
}

/** The writer of a review hears that its author answered, unless that is taken back first. */
export async function tellOfReviewAnswer(
  db: Db,
  { id, recipeId, userId: actorId }: Written,
  writerId: string,
  at: number,
  isThere = true,
): Promise<void> {
  const doing = { kind: 'review-answer' as const, actorId, recipeId, subjectId: id };
  await (isThere ? notify : withdraw)(db, { ...doing, userId: writerId, at });
}

/** The writer hears that somebody found their review helpful, unless that is taken back first. */
export async function tellOfVote(
  db: Db,
  { id, recipeId, userId }: Written,
  vote: { userId: string; helpful: boolean; at: number },
): Promise<void> {
  const doing = { kind: 'helpful' as const, actorId: vote.userId, recipeId, subjectId: id };
  await (vote.helpful ? notify : withdraw)(db, { ...doing, userId, at: vote.at });
}
