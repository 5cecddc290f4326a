import { ratedFacts, toldFacts } from '#domain/facets/facts.ts';
import { dietsOf } from '#domain/foods/diets.ts';
import { namedFoods } from '#domain/foods/named-foods.ts';
import { needsOf } from '#domain/pantry/needs.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { findReviewTally } from '../features/reviews/ratings.ts';
import { composedOfRow } from '../queries/composed.ts';
import { chunked, padded } from '../queries/padded.ts';
import { together } from '../queries/together.ts';
import type { Db, Schema } from '../schema.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { foodColumns, joinTags } from './records.ts';

/** The same index, which keeps what facets look at in step with the recipes as well. */
export function withFacets(index: SearchIndex): SearchIndex {
  return {
    async put(db, seq, recipe, isNew) {
      await together(
        db,
        () => index.put(db, seq, recipe, isNew),
        async () => !recipe.unlisted && putFacets(db, seq, recipe, isNew),
      );
    },
    async replace(db, seq, before, after) {
      const keepFacets = () => {
        if (after.unlisted) return removeFacets(db, [seq]);
        return before.unlisted ? putFacets(db, seq, after) : changeFacets(db, seq, after);
      };
      await together(db, () => index.replace(db, seq, before, after), keepFacets);
    },
    async remove(db, seq, recipe) {
      await index.remove(db, seq, recipe);
      await removeFacets(db, [seq]);
    },
    async removeAll(db, seqs) {
      await index.removeAll(db, seqs);
      for (const some of chunked(seqs)) await removeFacets(db, some);
    },
    forgetWords: (...given) => index.forgetWords(...given),
  };
}

/** What facets look at of a recipe that lists have. */
export async function putFacets(
  db: Db,
  seq: number,
  recipe: RecipeRow,
  isNew = false,
): Promise<void> {
  const tally = isNew ? {} : await findReviewTally(db, recipe.id);
  const told = toldColumns(recipe);
  const known = { seq, recipe_id: recipe.id, created_at: recipe.createdAt };
  await put(db, { ...known, ...told, ...ratedFacts(tally) });
}

const put = composedOfRow((db, row: Schema['recipe_facets']) => {
  const { seq: _seq, recipe_id: _id, created_at: _at, mean: _mean, score: _score, ...rest } = row;
  const { made: _made, ...told } = rest;
  return db
    .insertInto('recipe_facets')
    .values(row)
    .onConflict((conflict) => conflict.column('seq').doUpdateSet(told));
});

const change = composedOfRow((db, { seq, ...told }: Told) =>
  db.updateTable('recipe_facets').set(told).where('seq', '=', seq),
);

/** The same for one that is changed: what its reviews come to stays as it is. */
async function changeFacets(db: Db, seq: number, recipe: RecipeRow): Promise<void> {
  await change(db, { seq, ...toldColumns(recipe) });
}

/** Forgets recipes that lists no longer have. */
async function removeFacets(db: Db, seqs: readonly number[]): Promise<void> {
  await db.deleteFrom('recipe_facets').where('seq', 'in', padded(seqs)).execute();
}

type Told = { seq: number } & ReturnType<typeof toldColumns>;

function toldColumns(recipe: RecipeRow) {
  const { tags, ...told } = toldFacts(recipe, dietsOf(recipe, recipe.diet));
  const foods = { needs: needsOf(recipe), named: [...namedFoods(recipe)] };
  return { ...told, tags: joinTags(tags), ...foodColumns(foods) };
}
