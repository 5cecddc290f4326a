import type { NewAct } from '../port.ts';
import type { RecipeRow } from '../rows.ts';
import { noteAct } from './acts.ts';
import { addToCounts } from './recipe-counts.ts';
import { recipeColumns, toRecipe } from './recipe-rows.ts';
import type { RecipeTools } from './recipe-writes.ts';
import type { Db } from './schema.ts';

type Found = { recipe: RecipeRow; seq: number; isRemoved: boolean };

async function find(db: Db, id: string): Promise<Found | null> {
  const record = await db
    .selectFrom('recipes')
    .select(['seq', 'removed_at'])
    .select(recipeColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!record) return null;
  const { seq, removed_at } = record;
  return { recipe: toRecipe(record), seq: Number(seq), isRemoved: removed_at !== null };
}

/** Takes a recipe from every page, list and search; its slugs, photo and saves stay for a restoration. */
export async function removeRecipe(
  db: Db,
  { index, guards, tell }: RecipeTools,
  id: string,
  act: NewAct,
): Promise<boolean> {
  await guards.recipe(db, id);
  const found = await find(db, id);
  if (!found || found.isRemoved) return false;
  await db.updateTable('recipes').set({ removed_at: act.at }).where('id', '=', id).execute();
  await index.remove(db, found.seq, found.recipe);
  await noteAct(db, act, { kind: 'recipe', id, name: found.recipe.name });
  await addToCounts(db, found.recipe, -1);
  await tell(db, { kind: 'changed', recipeId: id });
  return true;
}

/** Puts a removed recipe back where it was. */
export async function restoreRecipe(
  db: Db,
  { index, guards, tell }: RecipeTools,
  id: string,
  act: NewAct,
): Promise<boolean> {
  await guards.recipe(db, id);
  const found = await find(db, id);
  if (!found?.isRemoved) return false;
  const { recipe, seq } = found;
  await db.updateTable('recipes').set({ removed_at: null }).where('id', '=', id).execute();
  await index.put(db, seq, recipe);
  await noteAct(db, act, { kind: 'recipe', id, name: recipe.name });
  await addToCounts(db, recipe, 1);
  const { categoryId, userId } = recipe;
  await tell(db, { kind: 'published', recipeId: id, categoryId, userId });
  return true;
}

/** Deletes for good what was removed before a time, at most `limit`; the photo ids that are now free. */
export async function deleteRemovedRecipes(db: Db, time: number, limit: number): Promise<string[]> {
  const over = db
    .selectFrom('recipes')
    .select('id')
    .where('removed_at', '<', time)
    .orderBy('removed_at')
    .limit(limit);
  // A restoration at the same moment wins: the condition is asked again of each row as it is then.
  const deleted = await db
    .deleteFrom('recipes')
    .where('id', 'in', over)
    .where('removed_at', '<', time)
    .returning('photo_id')
    .execute();
  return deleted.map((row) => row.photo_id);
}
