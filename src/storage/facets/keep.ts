import { ratedFacts, toldFacts } from '#domain/facets/facts.ts';
import { dietsOf } from '#domain/foods/diets.ts';
import { namedFoods } from '#domain/foods/named-foods.ts';
import { needsOf } from '#domain/pantry/needs.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { findReviewTally } from '../features/reviews/ratings.ts';
import type { Db } from '../schema.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { foodColumns, joinTags } from './records.ts';

/** The same index, which keeps what facets look at in step with the recipes as well. */
export function withFacets(index: SearchIndex): SearchIndex {
  return {
    async put(db, seq, recipe) {
      await index.put(db, seq, recipe);
      if (!recipe.unlisted) await putFacets(db, seq, recipe);
    },
    async replace(db, seq, before, after) {
      await index.replace(db, seq, before, after);
      if (after.unlisted) await removeFacets(db, seq);
      else if (before.unlisted) await putFacets(db, seq, after);
      else await changeFacets(db, seq, after);
    },
    async remove(db, seq, recipe) {
      await index.remove(db, seq, recipe);
      await removeFacets(db, seq);
    },
  };
}

/** What facets look at of a recipe that lists have. */
export async function putFacets(db: Db, seq: number, recipe: RecipeRow): Promise<void> {
  const tally = await findReviewTally(db, recipe.id);
  const told = toldColumns(recipe);
  await db
    .insertInto('recipe_facets')
    .values({
      ...{ seq, recipe_id: recipe.id, created_at: recipe.createdAt },
      ...told,
      ...ratedFacts(tally),
    })
    .onConflict((conflict) => conflict.column('seq').doUpdateSet(told))
    .execute();
}

/** The same for one that is changed: what its reviews come to stays as it is. */
async function changeFacets(db: Db, seq: number, recipe: RecipeRow): Promise<void> {
  await db.updateTable('recipe_facets').set(toldColumns(recipe)).where('seq', '=', seq).execute();
}

/** Forgets a recipe that lists no longer have. */
async function removeFacets(db: Db, seq: number): Promise<void> {
  await db.deleteFrom('recipe_facets').where('seq', '=', seq).execute();
}

function toldColumns(recipe: RecipeRow) {
  const { tags, ...told } = toldFacts(recipe, dietsOf(recipe, recipe.diet));
  const foods = { needs: needsOf(recipe), named: [...namedFoods(recipe)] };
  return { ...told, tags: joinTags(tags), ...foodColumns(foods) };
}
