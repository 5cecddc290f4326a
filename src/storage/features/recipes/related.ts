import type { WriteTools } from '../../define.ts';
import { padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { newestSeq } from '../../search/frequency.ts';
import { cardsInOrder } from './card-reads.ts';
import { listedRecipes, listRecipes, presentRecipes, recipesInOrder } from './reads.ts';
import type { CardTexts, KnownRelated, NewRelated, RecipeRow } from './rows.ts';

/** Once a site has grown by this part, and by so many, there may be others that are more alike. */
const growth = 1 / 4;
const leastGrowth = 20;

/** What is known of the recipes that one is related to; null when there is no such recipe. */
export async function findRelated(db: Db, recipeId: string): Promise<KnownRelated | null> {
  const row = await presentRecipes(db)
    .leftJoin('recipe_related', 'recipe_related.recipe_id', 'recipes.id')
    .select(['recipes.category_id', 'recipes.updated_at', 'newest'])
    .where('recipes.id', '=', recipeId)
    .executeTakeFirst();
  if (!row) return null;
  const { category_id: categoryId, newest } = row;
  const known = { categoryId, updatedAt: Number(row.updated_at) };
  if (newest === null) return { ...known, ids: null };
  const room = Math.max(leastGrowth, Number(newest) * growth);
  const isOutgrown = (await newestSeq(db)) > Number(newest) + room;
  return { ...known, ids: isOutgrown ? null : await relationsOf(db, recipeId) };
}

async function relationsOf(db: Db, recipeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recipe_relations')
    .select('related_id')
    .where('recipe_id', '=', recipeId)
    .orderBy('place')
    .execute();
  return rows.map(({ related_id }) => related_id);
}

/** Of these recipes those that the category has, and in place of others its newest; never the recipe itself. */
export type RelatedPage<Shown> = { shown: Shown; isFilledUp: boolean };

/** The recipes that one is related to, as far as lists have them, filled up with the newest of the category. */
export async function listRelated(
  db: Db,
  recipeId: string,
  categoryId: string,
  ids: readonly string[],
  limit: number,
): Promise<RelatedPage<RecipeRow[]>> {
  const { seqs, isFilledUp } = await choose(db, recipeId, categoryId, ids, limit);
  return { shown: await recipesInOrder(db, seqs), isFilledUp };
}

/** The same as cards. */
export async function listRelatedCards(
  ...[db, recipeId, categoryId, ids, limit]: Parameters<typeof listRelated>
): Promise<RelatedPage<CardTexts>> {
  const { seqs, isFilledUp } = await choose(db, recipeId, categoryId, ids, limit);
  return { shown: await cardsInOrder(db, seqs), isFilledUp };
}

async function choose(
  db: Db,
  recipeId: string,
  categoryId: string,
  ids: readonly string[],
  limit: number,
): Promise<{ seqs: number[]; isFilledUp: boolean }> {
  const there = await inCategory(db, categoryId, ids);
  const seqs = ids.flatMap((id) => there.get(id) ?? []).slice(0, limit);
  if (seqs.length === limit) return { seqs, isFilledUp: false };
  const { rows } = await listRecipes(db, { categoryId }, limit + seqs.length + 1);
  const newest = rows.map(({ id }) => id).filter((id) => id !== recipeId && !ids.includes(id));
  const more = await inCategory(db, categoryId, newest);
  const filled = [...seqs, ...newest.flatMap((id) => more.get(id) ?? [])];
  return { seqs: filled.slice(0, limit), isFilledUp: true };
}

/** The numbers of those that lists and the category have, by id. */
async function inCategory(
  db: Db,
  categoryId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await listedRecipes(db)
    .select(['id', 'seq'])
    .where('id', 'in', padded(ids))
    .where('category_id', '=', categoryId)
    .execute();
  return new Map(rows.map(({ id, seq }) => [id, Number(seq)]));
}

/**
 * Keeps what was worked out of recipes, unless they have changed since; the recipes whose own lists are
 * to be worked out anew, because they are older than one that is related to them.
 */
export async function keepRelated(
  { db }: WriteTools,
  all: readonly NewRelated[],
  at: number,
): Promise<string[]> {
  const newest = await newestSeq(db);
  const renewed: string[] = [];
  for (const { recipeId, updatedAt, ids } of all) {
    const now = await presentRecipes(db)
      .select('updated_at')
      .where('id', '=', recipeId)
      .executeTakeFirst();
    if (Number(now?.updated_at) !== updatedAt) continue;
    await dropRelated(db, recipeId);
    await db
      .insertInto('recipe_related')
      .values({ recipe_id: recipeId, newest, made_at: at })
      .execute();
    await relate(db, recipeId, ids);
    if (ids.length > 0) renewed.push(...(await dropOlder(db, ids, updatedAt)));
  }
  return renewed;
}

/** Relates a recipe to those of these that are still there. */
async function relate(db: Db, recipeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .selectFrom('recipes')
    .select('id')
    .where('id', 'in', padded(ids))
    .execute();
  const there = new Set(found.map(({ id }) => id));
  const rows = ids
    .filter((id) => there.has(id))
    .map((related_id, place) => ({ recipe_id: recipeId, place, related_id }));
  if (rows.length > 0) await db.insertInto('recipe_relations').values(rows).execute();
}

async function dropOlder(db: Db, ids: readonly string[], time: number): Promise<string[]> {
  const dropped = await db
    .deleteFrom('recipe_related')
    .where('recipe_id', 'in', padded(ids))
    .where('made_at', '<', time)
    .returning('recipe_id')
    .execute();
  return dropped.map(({ recipe_id }) => recipe_id);
}

/** Forgets what a recipe is related to, because it has changed. */
export async function dropRelated(db: Db, recipeId: string): Promise<void> {
  await db.deleteFrom('recipe_related').where('recipe_id', '=', recipeId).execute();
}
