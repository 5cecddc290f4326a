import type { Db } from '../../schema.ts';
import { leftOfRecipe } from '../recipes/conditions.ts';
import { hidingOf } from './answer-of.ts';
import { presentReviews, toReviews } from './reads.ts';
import type { OwnAnswerRow, ReviewRow } from './rows.ts';

/** Of what is hidden on one recipe no more is told. */
const mostOwn = 50;

/** The reviews of a recipe to which the person answers what is hidden, with that, the last answered first. */
export async function listHiddenAnswers(
  db: Db,
  userId: string,
  recipeId: string,
): Promise<ReviewRow[]> {
  const records = await presentReviews(db, userId)
    .where('review_answers.user_id', '=', userId)
    .where('review_answers.recipe_id', '=', recipeId)
    .where('reviews.hidden_at', 'is', null)
    .where('review_answers.hidden_at', 'is not', null)
    .orderBy('review_answers.updated_at', 'desc')
    .orderBy('reviews.id')
    .limit(mostOwn)
    .execute();
  return toReviews(db, records);
}

/** Everything that the person answered to reviews of their recipes, what they took back while it was hidden too, with what is left of the recipe, oldest first. */
export async function listReviewAnswers(db: Db, userId: string): Promise<OwnAnswerRow[]> {
  const records = await db
    .selectFrom('recipes')
    .innerJoin('review_answers as answers', 'answers.recipe_id', 'recipes.id')
    .select(leftOfRecipe)
    .select(['answers.text', 'answers.hidden_at', 'answers.hidden_reason', 'answers.updated_at'])
    .where('answers.user_id', '=', userId)
    .orderBy('answers.updated_at')
    .orderBy('answers.id')
    .execute();
  return records.map(({ recipe, slug, text, ...record }) => ({
    recipe,
    slug,
    text,
    hidden: hidingOf(record.hidden_at, record.hidden_reason),
    answeredAt: Number(record.updated_at),
  }));
}
