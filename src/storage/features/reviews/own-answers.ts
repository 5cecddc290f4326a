import type { Db } from '../../schema.ts';
import { leftOfRecipe } from '../recipes/conditions.ts';
import type { OwnAnswerRow } from './rows.ts';

/** Everything that the person answered to reviews of their own recipes, hidden ones too, with what is left of the recipe, oldest first. */
export async function listReviewAnswers(db: Db, userId: string): Promise<OwnAnswerRow[]> {
  const records = await db
    .selectFrom('recipes')
    .innerJoin('reviews', 'reviews.recipe_id', 'recipes.id')
    .select(leftOfRecipe)
    .select(['reviews.answer', 'reviews.answered_at'])
    .where('recipes.user_id', '=', userId)
    .where('reviews.answer', 'is not', null)
    .orderBy('reviews.answered_at')
    .orderBy('reviews.id')
    .execute();
  return records.map(({ answer, answered_at: answeredAt, ...left }) => ({
    ...left,
    ...{ text: answer ?? '', answeredAt: Number(answeredAt) },
  }));
}
