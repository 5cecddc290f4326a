import type { WriteTools } from '../../define.ts';
import { foldedOf } from '../questions/tips.ts';

/**
 * Locks the recipes of the account, those it reviewed and those with words of its in their tips, in the one order of
 * all who lock several: what is to be done about those of others.
 */
export async function lockTouched({ db, locks }: WriteTools, userId: string) {
  const recipes = await db
    .selectFrom('recipes')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  const own = recipes.map(({ id }) => id);
  const reviews = db.selectFrom('reviews').select('recipe_id').where('user_id', '=', userId);
  const reviewed = (await reviews.distinct().execute()).map(({ recipe_id: id }) => id);
  const tips = (await foldedOf(db, userId)).map(({ recipeId }) => recipeId);
  const touched = new Set([...own, ...reviewed, ...tips]);
  for (const id of [...touched].sort()) await locks.recipe(db, id);
  // Of what an author folds only now nothing is known here: it is read behind the locks, and then of these recipes alone.
  const folded = (await foldedOf(db, userId)).filter(({ recipeId }) => touched.has(recipeId));
  return { reviewed, folded };
}
