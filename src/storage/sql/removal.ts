import type { NewAct } from '../port.ts';
import type { RecipeRow } from '../rows.ts';
import { noteAct } from './acts.ts';
import { addToCounts } from './recipe-counts.ts';
import { recipeColumns, toRecipe } from './recipe-rows.ts';
import type { RecipeTools } from './recipe-writes.ts';
import type { Db } from './schema.ts';

/** Who took a recipe away, or null while it is there. */
type Taker = 'owner' | 'admin' | null;
export type FoundRecipe = { recipe: RecipeRow; seq: number; takenBy: Taker };

/** Finds a recipe whether or not it was taken away, behind the guard that lets nobody else change it. */
export async function findGuarded(
  db: Db,
  { guards }: RecipeTools,
  id: string,
): Promise<FoundRecipe | null> {
  await guards.recipe(db, id);
  const record = await db
    .selectFrom('recipes')
    .select(['seq', 'removed_at', 'deleted_by_owner'])
    .select(recipeColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!record) return null;
  const taker = Number(record.deleted_by_owner) === 1 ? 'owner' : 'admin';
  const takenBy = record.removed_at === null ? null : taker;
  return { recipe: toRecipe(record), seq: Number(record.seq), takenBy };
}

type Taking = { at: number; by: 'owner' | 'admin'; act: NewAct | null };

/** Takes a recipe from every page, list and search; its slugs, photo and saves stay. */
export async function takeAway(
  db: Db,
  { index, tell }: RecipeTools,
  { recipe, seq }: FoundRecipe,
  { at, by, act }: Taking,
): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ removed_at: at, deleted_by_owner: by === 'owner' ? 1 : 0 })
    .where('id', '=', recipe.id)
    .execute();
  await index.remove(db, seq, recipe);
  if (act) await noteAct(db, act, { kind: 'recipe', id: recipe.id, name: recipe.name });
  await addToCounts(db, recipe, -1);
  await tell(db, { kind: 'changed', recipeId: recipe.id });
}

/** Puts back what was taken away. */
export async function putBack(
  db: Db,
  { index, tell }: RecipeTools,
  { recipe, seq }: FoundRecipe,
  act: NewAct | null,
): Promise<void> {
  const { id, categoryId, userId } = recipe;
  await db
    .updateTable('recipes')
    .set({ removed_at: null, deleted_by_owner: 0 })
    .where('id', '=', id)
    .execute();
  await index.put(db, seq, recipe);
  if (act) await noteAct(db, act, { kind: 'recipe', id, name: recipe.name });
  await addToCounts(db, recipe, 1);
  await tell(db, { kind: 'published', recipeId: id, categoryId, userId });
}

/** Takes a recipe away until an admin restores it; false when it is not there. */
export async function removeRecipe(
  db: Db,
  tools: RecipeTools,
  id: string,
  act: NewAct,
): Promise<boolean> {
  const found = await findGuarded(db, tools, id);
  if (!found || found.takenBy !== null) return false;
  await takeAway(db, tools, found, { at: act.at, by: 'admin', act });
  return true;
}

/** Puts back a recipe that an admin removed; false when none is removed under this id. */
export async function restoreRecipe(
  db: Db,
  tools: RecipeTools,
  id: string,
  act: NewAct,
): Promise<boolean> {
  const found = await findGuarded(db, tools, id);
  if (found?.takenBy !== 'admin') return false;
  await putBack(db, tools, found, act);
  return true;
}

/** Deletes for good what was taken away before a time, at most `limit`; the photo ids that are now free. */
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
