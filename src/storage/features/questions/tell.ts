import type { Db } from '../../schema.ts';
import { notify } from '../notifications/notify.ts';

type Written = { id: string; userId: string; recipeId: string };

/** The author of the recipe hears that somebody asks. */
export async function tellOfQuestion(
  db: Db,
  { id, userId, recipeId }: Written,
  authorId: string,
  at: number,
): Promise<void> {
  const doing = { kind: 'question' as const, actorId: userId, recipeId, subjectId: id };
  await notify(db, { ...doing, userId: authorId, at });
}

/** The person who asked hears that somebody answers. */
export async function tellOfAnswer(
  db: Db,
  { id, userId, recipeId }: Written,
  question: { id: string; userId: string },
  at: number,
): Promise<void> {
  const doing = { kind: 'answer' as const, actorId: userId, recipeId, subjectId: id };
  await notify(db, { ...doing, ofId: question.id, userId: question.userId, at });
}
