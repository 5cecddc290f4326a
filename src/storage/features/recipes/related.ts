import { sql } from 'kysely';
import type { WriteTools } from '../../define.ts';
import { composed } from '../../queries/composed.ts';
import { padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { newestSeq } from '../../search/frequency.ts';
import { cardsInCategory, cardsInOrder } from './card-reads.ts';
import { listedRecipes, listRecipes, presentRecipes, recipesInOrder } from './reads.ts';
import type { CardTexts, KnownRelated, NewRelated, RecipeRow } from './rows.ts';

/** Once a site has grown by this part, and by so many, there may be others that are more alike. */
const growth = 1 / 4;
const leastGrowth = 20;
/** In place of the site's size where a recipe has come back: the lists of others may have been made without it. */
const cameBack = -leastGrowth;

const known = composed((db, recipeId: string) =>
  presentRecipes(db)
    .leftJoin('recipe_related', 'recipe_related.recipe_id', 'recipes.id')
    .select(['recipes.category_id', 'recipes.updated_at', 'newest'])
    .select(({ selectFrom }) => [
      selectFrom('recipes as all')
        .select('all.seq')
        .orderBy('all.seq', 'desc')
        .limit(sql.lit(1))
        .as('last'),
      selectFrom('recipe_relations')
        .select(sql<string | null>`string_agg(related_id, ',' order by place)`.as('ids'))
        .whereRef('recipe_relations.recipe_id', '=', 'recipes.id')
        .as('ids'),
    ])
    .where('recipes.id', '=', recipeId),
);

/** What is known of the recipes that one is related to; null when there is no such recipe. */
export async function findRelated(db: Db, recipeId: string): Promise<KnownRelated | null> {
  const [row] = await known(db, recipeId);
  if (!row) return null;
  const { category_id: categoryId, newest } = row;
  const found = { categoryId, updatedAt: Number(row.updated_at) };
  if (newest === null) return { ...found, ids: null };
  const room = Math.max(leastGrowth, Number(newest) * growth);
  const isOutgrown = Number(row.last) > Number(newest) + room;
  return { ...found, ids: isOutgrown ? null : (row.ids?.split(',') ?? []) };
}

/** Of these recipes those that the category has, and in place of others its newest; never the recipe itself. */
type RelatedPage<Shown> = { shown: Shown; isFilledUp: boolean };

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
  const first = ids.slice(0, limit);
  const cards = await cardsInCategory(db, categoryId, first);
  // Nearly always all of them are there.
  if (cards.ids.length === limit) return { shown: cards, isFilledUp: false };
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

const numbersOf = composed((db, categoryId: string, ids: readonly string[]) =>
  listedRecipes(db)
    .select(['id', 'seq'])
    .where('id', 'in', ids)
    .where('category_id', '=', categoryId),
);

/** The numbers of those that lists and the category have, by id. */
async function inCategory(
  db: Db,
  categoryId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await numbersOf(db, categoryId, ids);
  return new Map(rows.map(({ id, seq }) => [id, Number(seq)]));
}

/**
 * Keeps what was worked out of recipes, unless they or what is known of them have changed since; the recipes
 * whose own lists are to be worked out anew, because they are older than one that is related to them.
 */
export async function keepRelated(
  { db, locks }: WriteTools,
  all: readonly NewRelated[],
): Promise<string[]> {
  // Who changes one at this moment has done so, or waits: read before, what is of before would be kept over the change.
  for (const id of all.map(({ recipeId }) => recipeId).toSorted()) await locks.recipeStays(db, id);
  const newest = await newestSeq(db);
  const renewed: string[] = [];
  for (const one of all) {
    const { recipeId, updatedAt, madeAt, ids } = one;
    const now = await presentRecipes(db)
      .leftJoin('recipe_related', 'recipe_related.recipe_id', 'recipes.id')
      .select(['recipes.updated_at', 'newest', 'made_at'])
      .where('id', '=', recipeId)
      .executeTakeFirst();
    if (Number(now?.updated_at) !== updatedAt || Number(now?.made_at ?? 0) > madeAt) continue;
    if (await isMissing(db, one)) continue;
    const cameAt = Number(now?.newest) === cameBack ? Number(now?.made_at) : 0;
    await dropRelated(db, recipeId);
    await db
      .insertInto('recipe_related')
      .values({ recipe_id: recipeId, newest, made_at: madeAt })
      .execute();
    await relate(db, recipeId, ids);
    if (ids.length > 0) renewed.push(...(await dropOlder(db, ids, Math.max(updatedAt, cameAt))));
  }
  return renewed;
}

/** Whether a list lacks a recipe that has been found to be like this one since the list was worked out. */
async function isMissing(db: Db, { recipeId, madeAt, ids }: NewRelated): Promise<boolean> {
  const later = await db
    .selectFrom('recipe_relations')
    .innerJoin('recipe_related', 'recipe_related.recipe_id', 'recipe_relations.recipe_id')
    .select('recipe_relations.recipe_id')
    .where('related_id', '=', recipeId)
    .where('made_at', '>', madeAt)
    .execute();
  return later.some(({ recipe_id }) => !ids.includes(recipe_id));
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

/** Forgets the lists of these that are older than a time; all of which there is none as new: replies may tell of one that was not kept. */
async function dropOlder(db: Db, ids: readonly string[], time: number): Promise<string[]> {
  await db
    .deleteFrom('recipe_related')
    .where('recipe_id', 'in', padded(ids))
    .where('made_at', '<', time)
    .execute();
  const left = await db
    .selectFrom('recipe_related')
    .select('recipe_id')
    .where('recipe_id', 'in', padded(ids))
    .execute();
  const isNew = new Set(left.map(({ recipe_id }) => recipe_id));
  return ids.filter((id) => !isNew.has(id));
}

/** Forgets what a recipe is related to, because it has changed. */
export async function dropRelated(db: Db, recipeId: string): Promise<void> {
  await db.deleteFrom('recipe_related').where('recipe_id', '=', recipeId).execute();
}

/** Has what a recipe is related to worked out anew, and then of those that it is most like: it was away until now. */
export async function renewRelated(db: Db, recipeId: string, at: number): Promise<void> {
  await dropRelated(db, recipeId);
  const mark = { recipe_id: recipeId, newest: cameBack, made_at: at };
  await db.insertInto('recipe_related').values(mark).execute();
}
