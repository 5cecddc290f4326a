import type { CompiledQuery } from 'kysely';
import { padded } from '../../queries/padded.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { countFiltered } from './counts.ts';
import { recipeColumns, toRecipe } from './records.ts';
import type { RecipeFilter, RecipeRow } from './rows.ts';

/** The recipes that are there: neither removed by an admin nor deleted by their owner. */
export function presentRecipes(db: Db) {
  return db.selectFrom('recipes').where('recipes.removed_at', 'is', null);
}

/** Those of them that lists, search and feeds have: the others are for whoever has their link. */
export function listedRecipes(db: Db) {
  return presentRecipes(db).where('recipes.unlisted', '=', 0);
}

/** A page of recipes, newest first by createdAt, then id, behind the cursor and so many rows further. */
export async function listRecipes(
  db: Db,
  filter: RecipeFilter,
  limit: number,
  cursor?: string,
  skip = 0,
): Promise<Page<RecipeRow>> {
  let query = listedRecipes(db).select(recipeColumns);
  const { categoryId, userId } = filter;
  if (categoryId !== undefined) query = query.where('category_id', '=', categoryId);
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  const order = { list: 'recipes', time: 'created_at', id: 'id' };
  const { records, nextCursor } = await readPage(query, order, { limit, cursor, skip });
  const rows = records.map(toRecipe);
  return { rows, total: await countFiltered(db, filter), nextCursor };
}

/** A page of a person's recipes that lists do not have, newest first. */
export async function listUnlistedRecipes(
  db: Db,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<Page<RecipeRow>> {
  const found = presentRecipes(db).where('user_id', '=', userId).where('unlisted', '=', 1);
  const order = { list: 'unlisted', time: 'created_at', id: 'id' };
  const page = await readPage(found.select(recipeColumns), order, { limit, cursor });
  const { count } = await found
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return { rows: page.records.map(toRecipe), total: Number(count), nextCursor: page.nextCursor };
}

/** How many recipes lists have. */
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
  const record = await presentRecipes(db)
    .select(recipeColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return record ? toRecipe(record) : null;
}

/** The recipes of these ids, in their order; one that is not there is left out. */
export async function findRecipes(db: Db, ids: readonly string[]): Promise<RecipeRow[]> {
  if (ids.length === 0) return [];
  const records = await presentRecipes(db)
    .select(recipeColumns)
    .where('id', 'in', padded(ids))
    .execute();
  const byId = new Map(records.map((record) => [record.id, toRecipe(record)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The recipe that has or had a slug, or null. */
export async function findRecipeBySlug(db: Db, slug: string): Promise<RecipeRow | null> {
  const record = await presentRecipes(db)
    .innerJoin('recipe_slugs', 'recipe_slugs.recipe_id', 'recipes.id')
    .select(recipeColumns)
    .where('recipe_slugs.slug', '=', slug)
    .executeTakeFirst();
  return record ? toRecipe(record) : null;
}

/** The recipes under these numbers, in their order; one that is gone is left out. */
export async function recipesInOrder(db: Db, seqs: readonly number[]): Promise<RecipeRow[]> {
  return (await numberedInOrder(db, seqs)).map(({ row }) => row);
}

/** The same, each with its number. */
export async function numberedInOrder(
  db: Db,
  seqs: readonly number[],
): Promise<{ seq: number; row: RecipeRow }[]> {
  if (seqs.length === 0) return [];
  const { rows: records } = await db.executeQuery<NumberedRecord>(queryOfSeqs(db, padded(seqs)));
  const bySeq = new Map(records.map((record) => [Number(record.seq), record]));
  return seqs.flatMap((seq) => {
    const record = bySeq.get(seq);
    return record ? { seq, row: toRecipe(record) } : [];
  });
}

type NumberedRecord = Parameters<typeof toRecipe>[0] & { seq: number };

const composeOfSeqs = (db: Db, seqs: readonly number[]) =>
  listedRecipes(db).select('seq').select(recipeColumns).where('seq', 'in', seqs).compile();

const composed = new WeakMap<Db, Map<number, CompiledQuery>>();

/** The query for recipes by their numbers. To compose it takes as long as to run it, so one of each length is kept. */
function queryOfSeqs(db: Db, seqs: readonly number[]): CompiledQuery {
  const byLength = composed.get(db) ?? new Map<number, CompiledQuery>();
  composed.set(db, byLength);
  const query = byLength.get(seqs.length) ?? composeOfSeqs(db, seqs);
  byLength.set(seqs.length, query);
  return { ...query, parameters: [...query.parameters.slice(0, -seqs.length), ...seqs] };
}
