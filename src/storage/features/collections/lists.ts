import { shownAs, type Viewer } from '#domain/collections/shown.ts';
import { composed } from '../../queries/composed.ts';
import { padded } from '../../queries/padded.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { findCards } from '../recipes/reads.ts';
import type { HeldCardRow } from '../recipes/rows.ts';
import { listUnsure, toCollection } from './reads.ts';
import type { CollectionRow, ListedCollection } from './rows.ts';

/** Among so many of its first entries a collection looks for its cover. */
const coverAmong = 5;
/** How many recipes are read at once. */
const readAtOnce = 100;

/** The collections of a person as they see them, last used first, and which of them hold a recipe. */
export async function listOwnCollections(
  db: Db,
  userId: string,
  recipeId: string | null,
): Promise<(ListedCollection & { holds: boolean })[]> {
  const records = await db
    .selectFrom('collections')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const { rows } = await withCovers(db, records.map(toCollection), 'owner');
  const holding = recipeId === null ? [] : await holdersOf(db, recipeId, userId);
  return rows.map((row) => ({ ...row, holds: holding.includes(row.id) }));
}

async function holdersOf(db: Db, recipeId: string, userId: string): Promise<string[]> {
  const records = await db
    .selectFrom('collection_entries')
    .innerJoin('collections', 'collections.id', 'collection_entries.collection_id')
    .select('collections.id')
    .where('collection_entries.recipe_id', '=', recipeId)
    .where('collections.user_id', '=', userId)
    .execute();
  return records.map(({ id }) => id);
}

/** A page of the public collections of a person, last used first; `recipeIds` decide what it says. */
export async function listPublicCollections(
  db: Db,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<Page<ListedCollection> & { recipeIds: string[] }> {
  const found = db
    .selectFrom('collections')
    .where('user_id', '=', userId)
    .where('visibility', '=', 'public')
    .where('hidden_at', 'is', null);
  const order = { list: 'collections', time: 'used_at', id: 'id' };
  const { records, nextCursor } = await readPage(found.selectAll(), order, { limit, cursor });
  const listed = await withCovers(db, records.map(toCollection), 'other');
  return { ...listed, total: await countPublicCollections(db, userId), nextCursor };
}

const countOf = composed((db, userId: string) =>
  db
    .selectFrom('collections')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('visibility', '=', 'public')
    .where('hidden_at', 'is', null),
);

/** How many public collections a person has. */
export async function countPublicCollections(db: Db, userId: string): Promise<number> {
  return Number((await countOf(db, userId))[0]?.count ?? 0);
}

/** Collections with how much they hold and the first picture that the viewer may see. */
async function withCovers(
  db: Db,
  collections: readonly CollectionRow[],
  viewer: Viewer,
): Promise<{ rows: ListedCollection[]; recipeIds: string[] }> {
  if (collections.length === 0) return { rows: [], recipeIds: [] };
  const ids = padded(collections.map(({ id }) => id));
  const firsts = await db
    .selectFrom('collection_entries')
    .select(['collection_id', 'recipe_id', 'was_unlisted'])
    .where('collection_id', 'in', ids)
    .where('position', '<', coverAmong)
    .orderBy('position')
    .execute();
  const unsure = await listUnsure(db, ids);
  const recipeIds = [...new Set([...firsts.flatMap((one) => one.recipe_id ?? []), ...unsure])];
  const recipes = await findMany(db, recipeIds);
  const counts = await countEntries(db, ids);
  const rows = collections.map((collection) => {
    const shown = firsts.flatMap((first) => {
      const recipe = recipes.get(first.recipe_id ?? '') ?? null;
      const held = { wasUnlisted: first.was_unlisted === 1, recipe };
      const isOf = first.collection_id === collection.id;
      return isOf && recipe && shownAs(held, collection, viewer) === 'whole' ? recipe : [];
    });
    const cover = shown[0]?.photo ?? null;
    return { ...collection, count: counts(collection, viewer, recipes), cover };
  });
  return { rows, recipeIds };
}

async function findMany(db: Db, ids: readonly string[]): Promise<Map<string, HeldCardRow>> {
  const found = new Map<string, HeldCardRow>();
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const some = await findCards(db, ids.slice(from, from + readAtOnce));
    for (const [id, card] of some) found.set(id, card);
  }
  return found;
}

/** How many entries the viewer sees in each: what was never listed is looked at one by one. */
async function countEntries(db: Db, ids: readonly string[]) {
  const entries = db.selectFrom('collection_entries').where('collection_id', 'in', ids);
  const records = await entries
    .select(({ fn }) => ['collection_id', fn.countAll().as('count')])
    .where('was_unlisted', '=', 0)
    .groupBy('collection_id')
    .execute();
  const sure = new Map(records.map((one) => [one.collection_id, Number(one.count)]));
  const unsure = await entries
    .select(['collection_id', 'recipe_id'])
    .where('was_unlisted', '=', 1)
    .execute();
  return (collection: CollectionRow, viewer: Viewer, recipes: ReadonlyMap<string, HeldCardRow>) =>
    (sure.get(collection.id) ?? 0) +
    unsure.filter((one) => {
      if (one.collection_id !== collection.id) return false;
      const recipe = recipes.get(one.recipe_id ?? '') ?? null;
      return shownAs({ wasUnlisted: true, recipe }, collection, viewer) !== 'nothing';
    }).length;
}
