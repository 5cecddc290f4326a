import { sql } from 'kysely';
import { composed } from '../../queries/composed.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { isInLists, isThere } from './conditions.ts';
import { countFiltered } from './counts.ts';
import { filteredPages } from './filtered-pages.ts';
import { hidingsOf } from './hidings.ts';
import { cardColumns, recipeColumns, toHeldCard, toRecipe } from './records.ts';
import type { HeldCardRow, HiddenRecipeRow, RecipeFilter, RecipeRow } from './rows.ts';
import { isNotDeletedByOwner, isThereOrTakenDown, isWaitingForLook } from './takers.ts';

/** The recipes that are there: neither removed by an admin nor deleted by their owner. */
export function presentRecipes(db: Db) {
  return db.selectFrom('recipes').where(isThere);
}

/** Those of them that lists, search and feeds have: the others are for people with their link. */
export function listedRecipes(db: Db) {
  return presentRecipes(db).where(isInLists);
}

const pages = filteredPages((db) => listedRecipes(db).select(recipeColumns), 'rows');

/** A page of recipes, newest first by createdAt, then id, behind the cursor and so many rows further. */
export async function listRecipes(
  db: Db,
  filter: RecipeFilter,
  limit: number,
  cursor?: string,
  skip = 0,
): Promise<Page<RecipeRow>> {
  const { records, ...rest } = await pages(db, filter, { limit, cursor, skip });
  return { rows: records.map(toRecipe), ...rest };
}

/** A page of some recipes of a person, newest first; `list` names them in cursors. */
const ownPages =
  (list: string, ownOf: (db: Db, userId: string) => ReturnType<typeof presentRecipes>) =>
  async (db: Db, userId: string, limit: number, cursor?: string): Promise<Page<RecipeRow>> => {
    const found = ownOf(db, userId);
    const order = { list, time: 'created_at', id: 'id' };
    const page = await readPage(found.select(recipeColumns), order, { limit, cursor });
    const { count } = await found
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return { rows: page.records.map(toRecipe), total: Number(count), nextCursor: page.nextCursor };
  };

/** What a person published and nobody is shown. */
const withheldOf = (db: Db, userId: string) =>
  db.selectFrom('recipes').where('user_id', '=', userId).where('removed_at', 'is not', null);

/** A page of a person's recipes that lists do not have, newest first. */
export const listUnlistedRecipes = ownPages('unlisted', (db, userId) =>
  presentRecipes(db).where('user_id', '=', userId).where('unlisted', '=', sql.lit(1)),
);

/** A page of a person's recipes that wait for a moderator's look, newest first. */
export const listWaitingRecipes = ownPages('waiting', (db, userId) =>
  withheldOf(db, userId).where(isWaitingForLook),
);

const takenDownPages = ownPages('takendown', (db, userId) =>
  withheldOf(db, userId).where(isThereOrTakenDown),
);

/** A page of a person's recipes that a moderator took down, newest first, each with why. */
export async function listTakenDownRecipes(
  db: Db,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<Page<HiddenRecipeRow>> {
  const page = await takenDownPages(db, userId, limit, cursor);
  const hidings = await hidingsOf(
    db,
    page.rows.map(({ id }) => id),
  );
  const rows = page.rows.map((row) => ({ ...row, hidden: hidings.get(row.id) ?? null }));
  return { ...page, rows };
}

/** By its id, or by a slug that it has or had. */
type WithheldName = { id: string } | { slug: string };

/** A person's own recipe that waits for a moderator's look, or that one took down, with why; or null. */
export async function findWithheldRecipe(
  db: Db,
  userId: string,
  named: WithheldName,
): Promise<HiddenRecipeRow | null> {
  const own = withheldOf(db, userId).select(recipeColumns).where(isNotDeletedByOwner);
  const found =
    'id' in named
      ? own.where('id', '=', named.id)
      : own.where(
          'id',
          'in',
          db.selectFrom('recipe_slugs').select('recipe_id').where('slug', '=', named.slug),
        );
  const record = await found.executeTakeFirst();
  if (!record) return null;
  return { ...toRecipe(record), hidden: (await hidingsOf(db, [record.id])).get(record.id) ?? null };
}

/** How many recipes lists have. */
export async function countRecipes(db: Db): Promise<number> {
  return countFiltered(db, {});
}

/** How many recipes of a cook lists have. */
export async function countRecipesOf(db: Db, userId: string): Promise<number> {
  return countFiltered(db, { userId });
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

const ofId = composed((db, id: string) =>
  presentRecipes(db).select(recipeColumns).where('id', '=', id),
);
const ofIds = composed((db, ids: readonly string[]) =>
  presentRecipes(db).select(recipeColumns).where('id', 'in', ids),
);

/** The recipe of an id, or null. */
export async function findRecipe(db: Db, id: string): Promise<RecipeRow | null> {
  const [record] = await ofId(db, id);
  return record ? toRecipe(record) : null;
}

/** The recipes of these ids, in their order; one that is not there is left out. */
export async function findRecipes(db: Db, ids: readonly string[]): Promise<RecipeRow[]> {
  if (ids.length === 0) return [];
  const records = await ofIds(db, ids);
  const byId = new Map(records.map((record) => [record.id, toRecipe(record)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const cardsOf = composed((db, ids: readonly string[]) =>
  presentRecipes(db).select(cardColumns).where('id', 'in', ids),
);

/** The cards of these recipes; one that is not there is left out. */
export async function findCards(db: Db, ids: readonly string[]): Promise<Map<string, HeldCardRow>> {
  if (ids.length === 0) return new Map();
  return new Map((await cardsOf(db, ids)).map((record) => [record.id, toHeldCard(record)]));
}

const ofSlug = composed((db, slug: string) =>
  presentRecipes(db)
    .innerJoin('recipe_slugs', 'recipe_slugs.recipe_id', 'recipes.id')
    .select(recipeColumns)
    .where('recipe_slugs.slug', '=', slug),
);

/** The recipe that has or had a slug, or null. */
export async function findRecipeBySlug(db: Db, slug: string): Promise<RecipeRow | null> {
  const [record] = await ofSlug(db, slug);
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
  const records = await ofSeqs(db, seqs);
  const bySeq = new Map(records.map((record) => [Number(record.seq), record]));
  return seqs.flatMap((seq) => {
    const record = bySeq.get(seq);
    return record ? { seq, row: toRecipe(record) } : [];
  });
}

const ofSeqs = composed((db, seqs: readonly number[]) =>
  listedRecipes(db).select('seq').select(recipeColumns).where('seq', 'in', seqs),
);
