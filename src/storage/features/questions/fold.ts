import { foldedWords, foldIntoTip } from '#domain/questions/tip.ts';
import type { WriteTools } from '../../define.ts';
import { findRecipe } from '../recipes/reads.ts';
import type { RecipeRow } from '../recipes/rows.ts';
import { setTip } from '../recipes/tip.ts';
import { findQuestion } from './reads.ts';
import type { FoldWish, QuestionRow } from './rows.ts';
import { tipWithout } from './tips.ts';

type FoldOutcome =
  /** Also where it is in the tips already; then nothing is written. */
  | { kind: 'folded'; question: QuestionRow; recipe: RecipeRow; isNew: boolean }
  /** The answer that is wished, or any at all, is not there. */
  | { kind: 'unanswered' }
  /** The tip of the recipe would be longer than one may be. */
  | { kind: 'full' }
  | { kind: 'missing' };

/**
 * Puts a question and an answer behind the tip of its recipe, and takes it out of the list. What it put there before goes:
 * of the words of others only those are known, and can be taken out again, that came last.
 */
export async function foldQuestion(
  { db, index, locks }: WriteTools,
  id: string,
  { answerId, at }: FoldWish,
): Promise<FoldOutcome> {
  const seen = await findQuestion(db, id, null);
  if (!seen) return { kind: 'missing' };
  await locks.recipe(db, seen.recipeId);
  const before = await findRecipe(db, seen.recipeId);
  const question = await findQuestion(db, id, null);
  if (!before || !question || question.hidden) return { kind: 'missing' };
  if (question.isFolded) return { kind: 'folded', question, recipe: before, isNew: false };
  const { answers } = question;
  const answer = answerId === undefined ? answers[0] : answers.find((one) => one.id === answerId);
  if (!answer) return { kind: 'unanswered' };
  const words = foldedWords(before, question.text, answer.text);
  const tip = foldIntoTip(await tipWithout(db, before, id), words);
  if (tip === null) return { kind: 'full' };
  const recipe = await setTip({ db, index }, before, tip, at);
  const put = { folded_at: at, folded_words: words, folded_answer_id: answer.id };
  await db.updateTable('questions').set(put).where('id', '=', id).execute();
  return { kind: 'folded', question: { ...question, isFolded: true }, recipe, isNew: true };
}

/** Takes a question back into the list; the tip stays as it is. Null when the question is not there. */
export async function unfoldQuestion({ db }: WriteTools, id: string): Promise<QuestionRow | null> {
  const question = await findQuestion(db, id, null);
  if (!question || question.hidden) return null;
  await db.updateTable('questions').set({ folded_at: null }).where('id', '=', id).execute();
  return { ...question, isFolded: false };
}
