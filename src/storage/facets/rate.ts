import { ratedFacts } from '#domain/facets/facts.ts';
import type { Tally } from '#domain/reviews/summary.ts';
import type { Db } from '../schema.ts';

/** Takes over what the reviews of a recipe come to, in the transaction that counted them. */
export async function rateFacets(db: Db, recipeId: string, tally: Tally): Promise<void> {
  await db
    .updateTable('recipe_facets')
    .set(ratedFacts(tally))
    .where('recipe_id', '=', recipeId)
    .execute();
}
