import type { Page, RecipeFilter, RecipeRow } from '../rows.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { padded } from './padded.ts';
import { countFiltered } from './recipe-counts.ts';
import { recipeColumns, toRecipe } from './recipe-rows.ts';
import type { Db } from './schema.ts';

const list = 'recipes';

/** A page of recipes, newest first by createdAt, then id, behind the cursor and so many rows further. */
export async function listRecipes(
  db: Db,
  filter: RecipeFilter,
  limit: number,
  cursor?: string,
  skip = 0,
): Promise<Page<RecipeRow>> {
  let query = db.selectFrom('recipes').select(recipeColumns).where('removed_at', 'is', null);
  const { categoryId, userId } = filter;
  if (categoryId !== undefined) query = query.where('category_id', '=', categoryId);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  if (cursor !== undefined) {
    const { createdAt, id } = decodeCursor(list, cursor);
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(createdAt, id)),
    );
  }
  if (skip > 0) query = query.offset(skip);
  const records = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = records.slice(0, limit).map(toRecipe);
  const last = rows.at(-1);
  const nextCursor = records.length > limit && last ? encodeCursor(list, last) : null;
  return { rows, total: await countFiltered(db, filter), nextCursor };
}

/** How many recipes there are. */
export async function countRecipes(db: Db): Promise<number> {
  return countFiltered(db, {});
}

/** The recipe of an id, one that was removed too, or null. */
export async function findAnyRecipe(db: Db, id: string): Promise<RecipeRow | null> {
  const record = await db
    .selectFrom('recipes')
    .select(recipeColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return record ? toRecipe(record) : null;
}

/** The recipe of an id, or null. */
export async function findRecipe(db: Db, id: string): Promise<RecipeRow | null> {
  const record = await db
    .selectFrom('recipes')
    .select(recipeColumns)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return record ? toRecipe(record) : null;
}

/** The recipes of these ids, in their order; one that is not there is left out. */
export async function findRecipes(db: Db, ids: readonly string[]): Promise<RecipeRow[]> {
  if (ids.length === 0) return [];
  const records = await db
    .selectFrom('recipes')
    .select(recipeColumns)
    .where('id', 'in', padded(ids))
    .where('removed_at', 'is', null)
    .execute();
  const byId = new Map(records.map((record) => [record.id, toRecipe(record)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The recipe that has or had a slug, or null. */
export async function findRecipeBySlug(db: Db, slug: string): Promise<RecipeRow | null> {
  const record = await db
    .selectFrom('recipe_slugs')
    .innerJoin('recipes', 'recipes.id', 'recipe_slugs.recipe_id')
    .select(recipeColumns)
    .where('recipe_slugs.slug', '=', slug)
    .where('recipes.removed_at', 'is', null)
    .executeTakeFirst();
  return record ? toRecipe(record) : null;
}

/** Of the given photo ids, those that a recipe refers to, a removed one too. */
export async function photosInUse(db: Db, ids: string[]): Promise<string[]> {
  const used = new Set<string>();
  // Engines limit the parameters of one statement.
  for (let start = 0; start < ids.length; start += 500) {
    const records = await db
      .selectFrom('recipes')
      .select('photo_id')
      .where('photo_id', 'in', ids.slice(start, start + 500))
      .execute();
    for (const record of records) used.add(record.photo_id);
  }
  return [...used];
}

/** The recipes under these numbers, in their order; one that is gone is left out. */
export async function recipesInOrder(db: Db, seqs: readonly number[]): Promise<RecipeRow[]> {
  if (seqs.length === 0) return [];
  const records = await db
    .selectFrom('recipes')
    .select('seq')
    .select(recipeColumns)
    .where('seq', 'in', padded(seqs))
    .where('removed_at', 'is', null)
    .execute();
  const bySeq = new Map(records.map((record) => [Number(record.seq), toRecipe(record)]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}
