import { takeFromTip, takeLinesFromTip } from '#domain/questions/tip.ts';
import type { Topic, WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { recipeTopics } from '../recipes/operations.ts';
import { findAnyRecipe } from '../recipes/reads.ts';
import type { RecipeRow } from '../recipes/rows.ts';
import { setTip } from '../recipes/tip.ts';

type Tools = Pick<WriteTools, 'db' | 'index'>;
type Folded = { questionId: string } | { answerId: string };

/**
 * Takes what a question or an answer has put into the tips of its recipe out of them again, and the question back into
 * the list; the caller has locked the recipe, which may be taken away: it would come back with them. Words that the
 * author has changed since are the author's and stay. What visitors see change by that.
 */
export async function takeFromTips({ db, index }: Tools, folded: Folded): Promise<Topic[]> {
  const those = db
    .selectFrom('questions')
    .select(['questions.id', 'questions.recipe_id', 'folded_words']);
  const question = await ('answerId' in folded
    ? // By the answer, for no index leads from it to what it was folded into: that is its own question.
      those
        .innerJoin('answers', 'answers.question_id', 'questions.id')
        .where('answers.id', '=', folded.answerId)
        .where('folded_answer_id', '=', folded.answerId)
    : those.where('questions.id', '=', folded.questionId)
  ).executeTakeFirst();
  const words = question?.folded_words;
  const recipe = question && (await findAnyRecipe(db, question.recipe_id));
  if (!words || !recipe) return [];
  const tip = takeFromTip(recipe.tip ?? '', words);
  if (tip === recipe.tip) return [];
  const after = await setTip({ db, index }, recipe, tip || null, recipe.updatedAt + 1);
  await db
    .updateTable('questions')
    .set({ folded_at: null, folded_words: null, folded_answer_id: null })
    .where('id', '=', question.id)
    .execute();
  return recipeTopics(after);
}

/** The tip of a recipe without what a question has put there, as far as its author left that as it was. */
export async function tipWithout(
  db: Db,
  { tip }: RecipeRow,
  questionId: string,
): Promise<string | null> {
  const question = db.selectFrom('questions').select('folded_words').where('id', '=', questionId);
  const words = (await question.executeTakeFirst())?.folded_words;
  return tip && words ? takeLinesFromTip(tip, words) || null : tip;
}

/** The questions in the tips of others' recipes in which words of this person stand, with the recipe. */
export async function foldedOf(
  db: Db,
  userId: string,
): Promise<{ questionId: string; recipeId: string }[]> {
  const folded = db
    .selectFrom('questions')
    .select(['questions.id as questionId', 'questions.recipe_id as recipeId'])
    .where('questions.folded_words', 'is not', null);
  const asked = folded.where('questions.user_id', '=', userId);
  const answered = folded
    .innerJoin('answers', 'answers.question_id', 'questions.id')
    .where('answers.user_id', '=', userId)
    .whereRef('answers.id', '=', 'questions.folded_answer_id');
  // Apart from one another each has an index.
  return asked.union(answered).execute();
}
