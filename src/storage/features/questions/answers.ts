import { hasRoom } from '#domain/questions/room.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { withdrawSubject } from '../notifications/notify.ts';
import { endWait, holdPost } from '../posts/waiting.ts';
import { withdrawHidden } from '../posts/withdrawn.ts';
import { findRecipe } from '../recipes/reads.ts';
import { sentAgain } from './questions.ts';
import { findAnswer, findQuestion } from './reads.ts';
import type {
  AnswerOutcome,
  AnswerRow,
  EditPostOutcome,
  Gone,
  NewAnswer,
  PostChange,
} from './rows.ts';
import { tellOfAnswer } from './tell.ts';
import { takeFromTips } from './tips.ts';

/** Keeps an answer, one of each person, or finds the one that they sent before. */
export async function answerQuestion(
  { db, locks }: WriteTools,
  { id, userId, questionId, text, at, waits = false }: NewAnswer,
): Promise<AnswerOutcome> {
  if (!(await isPersonThere({ db, locks }, userId))) return { kind: 'no account' };
  const seen = await findQuestion(db, questionId, userId);
  if (!seen) return { kind: 'missing' };
  await locks.recipeStays(db, seen.recipeId);
  // The account of who asks may go, and its questions with it.
  await locks.questionStays(db, questionId);
  const recipe = await findRecipe(db, seen.recipeId);
  const question = await findQuestion(db, questionId, userId);
  if (!recipe || !question || question.hidden) return { kind: 'missing' };
  const mine = question.answers.find((answer) => answer.userId === userId);
  if (mine) {
    const isAgain = mine.text === text && at - mine.createdAt < sentAgain;
    return isAgain ? { kind: 'written', question, isNew: false } : { kind: 'answered' };
  }
  const back = await bringBack(db, { userId, questionId, text, at });
  if (back) return back;
  const count = await countAnswers(db, questionId);
  if (!hasRoom(count, recipe.userId === userId)) return { kind: 'full' };
  const times = { created_at: at, updated_at: at };
  const ids = { id, question_id: questionId, recipe_id: recipe.id, user_id: userId };
  await db
    .insertInto('answers')
    .values({ ...ids, text, ...times })
    .execute();
  const answer = { id, userId, recipeId: recipe.id };
  if (waits) await holdPost(db, { kind: 'answer', ...answer, at });
  else await tellOfAnswer(db, answer, question, at);
  const answered = await findQuestion(db, questionId, userId);
  return answered ? { kind: 'written', question: answered, isNew: true } : { kind: 'missing' };
}

/** Finds the hidden answer of the person that they deleted: it says this now, hidden as before. Null where there is none. */
async function bringBack(
  db: Db,
  { userId, questionId, text, at }: Omit<NewAnswer, 'id'>,
): Promise<AnswerOutcome | null> {
  const back = db.updateTable('answers').set({ text, withdrawn: null, updated_at: at });
  const { numUpdatedRows } = await back
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .where('withdrawn', '=', 1)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return null;
  const question = await findQuestion(db, questionId, userId);
  return question ? { kind: 'written', question, isNew: false } : { kind: 'missing' };
}

/** Hidden ones count too: nobody makes room by being hidden. */
async function countAnswers(db: Db, questionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('answers')
    .where('question_id', '=', questionId)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes an answer of the person; one that was changed since they saw it stays, unless it says the same. */
export async function editAnswer(
  { db, index, locks }: WriteTools,
  id: string,
  { userId, text, at, base, waits = false }: PostChange,
): Promise<EditPostOutcome> {
  await locks.person(db, userId);
  const before = await findAnswer(db, id);
  if (!before || before.userId !== userId) return { kind: 'missing' };
  const asked = await findQuestion(db, before.questionId, userId);
  // A question that was hidden is its asker's alone, and so is what stands under it.
  if (!asked || (asked.hidden && asked.userId !== userId)) return { kind: 'missing' };
  const isStale = base !== undefined && base !== before.updatedAt;
  if (before.text !== text && isStale) return { kind: 'stale' };
  if (before.text !== text) {
    const updatedAt = Math.max(at, before.updatedAt + 1);
    const mine = db.updateTable('answers').where('id', '=', id);
    await mine.set({ text, updated_at: updatedAt }).execute();
  }
  const isHeld = waits && before.text !== text;
  const topics = isHeld ? await hold({ db, index, locks }, before, at) : [];
  const question = await findQuestion(db, before.questionId, userId);
  return question ? { kind: 'edited', question, topics } : { kind: 'missing' };
}

/** What of it stands in the tips goes from there until it is shown again. */
async function hold(
  { db, index, locks }: Pick<WriteTools, 'db' | 'index' | 'locks'>,
  { id, userId, recipeId }: AnswerRow,
  at: number,
) {
  await locks.recipe(db, recipeId);
  await holdPost(db, { kind: 'answer', id, userId, recipeId, at });
  return takeFromTips({ db, index }, { answerId: id });
}

/**
 * Deletes an answer, or keeps a hidden one for admins; that an admin deleted it is noted. What it put into the tips goes.
 * What it was, or null when it is not there.
 */
export async function deleteAnswer(
  { db, index, locks }: WriteTools,
  id: string,
  act: NewAct | null,
): Promise<Gone<AnswerRow> | null> {
  const answer = await findAnswer(db, id);
  if (!answer) return null;
  // Nobody puts it into the tips meanwhile.
  await locks.recipe(db, answer.recipeId);
  const recipe = await findRecipe(db, answer.recipeId);
  if (!recipe) return null;
  const topics = await takeFromTips({ db, index }, { answerId: id });
  if (act || !(await withdrawHidden(db, 'answers', id))) {
    await endWait(db, 'answer', id);
    const gone = await db.deleteFrom('answers').where('id', '=', id).executeTakeFirst();
    if (Number(gone.numDeletedRows) === 0) return null;
  }
  await withdrawSubject(db, id, answer.userId);
  if (act) await noteAct(db, act, { kind: 'recipe', id: recipe.id, name: recipe.name });
  return { ...answer, topics };
}
