import type { Db } from '../../schema.ts';
import { isThere, leftOfRecipe } from '../recipes/conditions.ts';
import { toPost } from './reads.ts';
import type { PostRow } from './rows.ts';

type Of<Row> = Row & { recipe: string | null; slug: string | null };

/** Everything that the person asked, what they deleted while it was hidden too, with what is left of the recipe, oldest first. */
export async function listAskedQuestions(db: Db, userId: string): Promise<Of<PostRow>[]> {
  const records = await db
    .selectFrom('recipes')
    .innerJoin('questions', 'questions.recipe_id', 'recipes.id')
    .selectAll('questions')
    .select(leftOfRecipe)
    .where('questions.user_id', '=', userId)
    .orderBy('questions.created_at')
    .orderBy('questions.id')
    .execute();
  return records.map((record) => ({
    ...toPost(record),
    recipe: record.recipe,
    slug: record.slug,
  }));
}

/**
 * Everything that the person answered, with what is left of the recipe and the question, oldest first.
 * No question where it went, with its recipe too, or is hidden: the words of the answer are still theirs.
 */
export async function listGivenAnswers(
  db: Db,
  userId: string,
): Promise<Of<PostRow & { question: string | null }>[]> {
  const records = await db
    .selectFrom('recipes')
    .innerJoin('answers', 'answers.recipe_id', 'recipes.id')
    .leftJoin('questions', (join) =>
      join
        .onRef('questions.id', '=', 'answers.question_id')
        .on('questions.hidden_at', 'is', null)
        .on(isThere),
    )
    .selectAll('answers')
    .select([...leftOfRecipe, 'questions.text as question'])
    .where('answers.user_id', '=', userId)
    .orderBy('answers.created_at')
    .orderBy('answers.id')
    .execute();
  return records.map((record) => ({
    ...toPost(record),
    recipe: record.recipe,
    slug: record.slug,
    question: record.question,
  }));
}
