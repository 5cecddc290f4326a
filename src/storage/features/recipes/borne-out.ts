import { dietsOfBits } from '#domain/facets/facts.ts';
import { type Diet, dietsOf } from '#domain/foods/diets.ts';
import { composed } from '../../queries/composed.ts';
import { chunked, padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { recipeColumns, toRecipe } from './records.ts';

type BorneOut = { recipeId: string; diets: Diet[] };

const kept = composed((db, recipeIds: readonly string[]) =>
  db.selectFrom('recipe_facets').select(['recipe_id', 'diets']).where('recipe_id', 'in', recipeIds),
);

/**
 * The diets of these recipes that their authors name and their texts bear out, in no order: as facets keep them. Those of
 * which nothing is kept, as they are unlisted or not read yet, are read now.
 */
export async function listBorneOut(db: Db, recipeIds: readonly string[]): Promise<BorneOut[]> {
  if (recipeIds.length === 0) return [];
  const found = (await kept(db, recipeIds)).map(({ recipe_id: recipeId, diets }) => ({
    recipeId,
    diets: dietsOfBits(Number(diets)),
  }));
  const known = new Set(found.map(({ recipeId }) => recipeId));
  const unread = chunked(recipeIds.filter((id) => !known.has(id)));
  for (const some of unread) found.push(...(await readNow(db, some)));
  return found;
}

async function readNow(db: Db, recipeIds: readonly string[]): Promise<BorneOut[]> {
  const records = await db
    .selectFrom('recipes')
    .select(recipeColumns)
    .where('id', 'in', padded(recipeIds))
    .execute();
  return records.map(toRecipe).map((recipe) => ({
    recipeId: recipe.id,
    diets: dietsOf(recipe, recipe.diet),
  }));
}
