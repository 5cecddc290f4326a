import { dayMs } from '#domain/spans.ts';
import type { WriteTools } from '../../define.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { noteAct } from '../admin/acts.ts';
import type { NewAct } from '../admin/rows.ts';
import { withdrawGroup, withdrawSubject } from '../notifications/notify.ts';
import { endWait, endWaitOfAnswers, holdPost } from '../posts/waiting.ts';
import { withdrawHidden } from '../posts/withdrawn.ts';
import { findRecipe } from '../recipes/reads.ts';
import { everyQuestion, findQuestion } from './reads.ts';
import type {
  AskOutcome,
  EditPostOutcome,
  Gone,
  NewQuestion,
  PostChange,
  QuestionRow,
} from './rows.ts';
import { tellOfQuestion } from './tell.ts';
import { takeFromTips } from './tips.ts';

type Locked = Pick<WriteTools, 'db' | 'index' | 'locks'>;

/** The same words of the same person within this time are one post sent again, over midnight too. */
export const sentAgain = dayMs;

/** Keeps a question, or finds the one that its asker sent before. */
export async function askQuestion(
  { db, locks }: WriteTools,
  { id, userId, recipeId, text, at, waits = false }: NewQuestion,
): Promise<AskOutcome> {
  if (!(await isPersonThere({ db, locks }, userId))) return { kind: 'no account' };
  await locks.recipeStays(db, recipeId);
  const recipe = await findRecipe(db, recipeId);
  if (!recipe) return { kind: 'missing' };
  const before = await everyQuestion(db)
    .where('questions.user_id', '=', userId)
    .where('questions.recipe_id', '=', recipeId)
    .where('questions.text', '=', text)
    // What was hidden stays hidden, however often it is said again.
    .where(({ eb, or }) =>
      or([
        eb('questions.created_at', '>', at - sentAgain),
        eb('questions.hidden_at', 'is not', null),
      ]),
    )
    .orderBy('questions.created_at', 'desc')
    .executeTakeFirst();
  if (before?.withdrawn) {
    const back = db.updateTable('questions').set({ withdrawn: null });
    await back.where('id', '=', before.id).execute();
  }
  if (!before) {
    const times = { created_at: at, updated_at: at };
    await db
      .insertInto('questions')
      .values({ id, user_id: userId, recipe_id: recipeId, text, ...times })
      .execute();
    if (waits) await holdPost(db, { kind: 'question', id, userId, recipeId, at });
    else await tellOfQuestion(db, { id, userId, recipeId }, recipe.userId, at);
  }
  const question = await findQuestion(db, before?.id ?? id, userId);
  return question ? { kind: 'written', question, isNew: !before } : { kind: 'missing' };
}

/** Changes a question of the person; one that was changed since they saw it stays, unless it says the same. */
export async function editQuestion(
  { db, index, locks }: WriteTools,
  id: string,
  { userId, text, at, base, waits = false }: PostChange,
): Promise<EditPostOutcome> {
  await locks.person(db, userId);
  const before = await findQuestion(db, id, userId);
  if (!before || before.userId !== userId) return { kind: 'missing' };
  if (before.text === text) return { kind: 'edited', question: before };
  if (base !== undefined && base !== before.updatedAt) return { kind: 'stale' };
  const updatedAt = Math.max(at, before.updatedAt + 1);
  await db
    .updateTable('questions')
    .set({ text, updated_at: updatedAt })
    .where('id', '=', id)
    .execute();
  const topics = waits ? await hold({ db, index, locks }, before, at) : [];
  const question = await findQuestion(db, id, userId);
  return question ? { kind: 'edited', question, topics } : { kind: 'missing' };
}

/** What of it stands in the tips goes from there until it is shown again. */
async function hold({ db, index, locks }: Locked, question: QuestionRow, at: number) {
  const { id, userId, recipeId } = question;
  await locks.recipe(db, recipeId);
  await holdPost(db, { kind: 'question', id, userId, recipeId, at });
  return takeFromTips({ db, index }, { questionId: id });
}

/**
 * Deletes a question, or keeps a hidden one for admins; that an admin deleted it is noted. Answers to it are in no list
 * any more, and stay with their writers; what it put into the tips goes. What it was, or null when it is not there.
 */
export async function deleteQuestion(
  { db, index, locks }: WriteTools,
  id: string,
  act: NewAct | null,
): Promise<Gone<QuestionRow> | null> {
  const question = await findQuestion(db, id, null);
  if (!question) return null;
  // Nobody answers it or puts it into the tips meanwhile.
  await locks.recipe(db, question.recipeId);
  const recipe = await findRecipe(db, question.recipeId);
  if (!recipe) return null;
  const topics = await takeFromTips({ db, index }, { questionId: id });
  if (act || !(await withdrawHidden(db, 'questions', id))) {
    await endWait(db, 'question', id);
    await endWaitOfAnswers(db, id);
    const gone = await db.deleteFrom('questions').where('id', '=', id).executeTakeFirst();
    if (Number(gone.numDeletedRows) === 0) return null;
  }
  await withdrawSubject(db, id, question.userId);
  await withdrawGroup(db, question.userId, `answer:${id}`);
  if (act) await noteAct(db, act, { kind: 'recipe', id: recipe.id, name: recipe.name });
  return { ...question, topics };
}
