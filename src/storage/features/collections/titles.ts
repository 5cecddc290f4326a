import { composed } from '../../queries/composed.ts';
import type { RowLocks } from '../../row-locks.ts';
import type { Db } from '../../schema.ts';
import { isTitled } from '../recipes/conditions.ts';
import { isNotDeletedByOwner } from '../recipes/takers.ts';

/** Recipes that those who run the site keep from everybody: a moderator removed them, or has not looked at them yet. */
const withheldRecipes = (db: Db) =>
  db.selectFrom('recipes').where('removed_at', 'is not', null).where(isNotDeletedByOwner);

const withheldIn = composed((db, ids: readonly string[]) =>
  withheldRecipes(db).select('id').where('id', 'in', ids),
);

/** Which of these recipes those who run the site keep from everybody: their titles are told to nobody either. */
async function findWithheld(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await withheldIn(db, ids)).map(({ id }) => id));
}

const titledIn = composed((db, ids: readonly string[]) =>
  db.selectFrom('recipes').select('id').where('id', 'in', ids).where(isTitled),
);

/** Which of these recipes have a title that may be told. One that goes for good at this moment has none: nobody knows any more whether it was withheld. */
export async function findTitled(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await titledIn(db, ids)).map(({ id }) => id));
}

/** Takes the title of a recipe that those who run the site delete out of every collection; the entries stay. */
export async function forgetTitle(db: Db, recipeId: string): Promise<void> {
  await db
    .updateTable('collection_entries')
    .set({ name: '' })
    .where('recipe_id', '=', recipeId)
    .execute();
}

/**
 * The same for those of these recipes that are withheld when they go for good: once their rows are gone, nobody knows that
 * a moderator had removed them. Behind their locks, as a moderator may restore one at this moment.
 */
export async function forgetWithheld(
  db: Db,
  locks: RowLocks,
  recipeIds: readonly string[],
): Promise<void> {
  const seen = await findWithheld(db, recipeIds);
  for (const id of [...seen].sort()) await locks.recipe(db, id);
  for (const id of await findWithheld(db, [...seen])) await forgetTitle(db, id);
}
