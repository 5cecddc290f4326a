import { sql } from 'kysely';
import { shownAs, type Viewer } from '#domain/collections/shown.ts';
import { composed } from '../../queries/composed.ts';
import { type Page, readPage } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { findCards } from '../recipes/reads.ts';
import type { HeldCardRow } from '../recipes/rows.ts';
import { presentCollections, toCollection } from './reads.ts';
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
  const records = await presentCollections(db)
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

type First = { collection_id: string; recipe_id: string | null; was_unlisted: number };
type Cards = Map<string, HeldCardRow>;

/** Collections with how much they hold and the first picture that the viewer may see. */
async function withCovers(
  db: Db,
  collections: readonly CollectionRow[],
  viewer: Viewer,
): Promise<{ rows: ListedCollection[]; recipeIds: string[] }> {
  if (collections.length === 0) return { rows: [], recipeIds: [] };
  const ids = collections.map(({ id }) => id);
  const unsure = await unsureIn(db, ids);
  const cards = await findMany(db, idsOf(unsure));
  // Most have a picture right at the beginning; of the others some more are looked at.
  const covers = new Map<string, HeldCardRow>();
  const asked = new Set(idsOf(unsure));
  for (const [from, to] of [
    [0, 1],
    [1, coverAmong],
  ] as const) {
    const bare = collections.filter(({ id }) => !covers.has(id));
    if (bare.length === 0) break;
    const firsts = await firstsIn(
      db,
      bare.map(({ id }) => id),
      from,
      to,
    );
    for (const [id, card] of await findMany(db, idsOf(firsts))) cards.set(id, card);
    for (const id of idsOf(firsts)) asked.add(id);
    addCovers(covers, { collections: bare, firsts, cards, viewer });
  }
  const counts = await countEntries(db, ids, unsure);
  const rows = collections.map((collection) => ({
    ...collection,
    count: counts(collection, viewer, cards),
    cover: covers.get(collection.id)?.photo ?? null,
  }));
  return { rows, recipeIds: [...asked] };
}

const idsOf = (entries: readonly Pick<First, 'recipe_id'>[]): string[] => [
  ...new Set(entries.flatMap(({ recipe_id: id }) => id ?? [])),
];

const unsureIn = composed((db, ids: readonly string[]) =>
  db
    .selectFrom('collection_entries')
    .select(['collection_id', 'recipe_id', 'was_unlisted'])
    .where('collection_id', 'in', ids)
    // In the query's text, so that the index of these alone is found.
    .where('was_unlisted', '=', sql.lit(1)),
);
const firstsIn = composed((db, ids: readonly string[], from: number, to: number) =>
  db
    .selectFrom('collection_entries')
    .select(['collection_id', 'recipe_id', 'was_unlisted'])
    .where('collection_id', 'in', ids)
    .where('position', '>=', from)
    .where('position', '<', to)
    .orderBy('position'),
);

type Covering = { collections: CollectionRow[]; firsts: First[]; cards: Cards; viewer: Viewer };

/** Notes the first recipe of each collection that the viewer sees whole. */
function addCovers(covers: Cards, { collections, firsts, cards, viewer }: Covering): void {
  const byId = new Map(collections.map((collection) => [collection.id, collection]));
  for (const first of firsts) {
    const collection = byId.get(first.collection_id);
    const recipe = cards.get(first.recipe_id ?? '') ?? null;
    if (!collection || !recipe || covers.has(collection.id)) continue;
    const held = { wasUnlisted: first.was_unlisted === 1, recipe };
    if (shownAs(held, collection, viewer) === 'whole') covers.set(collection.id, recipe);
  }
}

async function findMany(db: Db, ids: readonly string[]): Promise<Map<string, HeldCardRow>> {
  const found = new Map<string, HeldCardRow>();
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const some = await findCards(db, ids.slice(from, from + readAtOnce));
    for (const [id, card] of some) found.set(id, card);
  }
  return found;
}

const countsIn = composed((db, ids: readonly string[]) =>
  db
    .selectFrom('collection_entries')
    .select(({ fn }) => ['collection_id', fn.countAll().as('count')])
    .where('collection_id', 'in', ids)
    .groupBy('collection_id'),
);

/** How many entries the viewer sees in each: what was never listed is looked at one by one. */
async function countEntries(db: Db, ids: readonly string[], unsure: readonly First[]) {
  const all = new Map((await countsIn(db, ids)).map((one) => [one.collection_id, one.count]));
  return (collection: CollectionRow, viewer: Viewer, cards: Cards) => {
    const looked = unsure.filter((one) => one.collection_id === collection.id);
    const unseen = looked.filter((one) => {
      const recipe = cards.get(one.recipe_id ?? '') ?? null;
      return shownAs({ wasUnlisted: true, recipe }, collection, viewer) === 'nothing';
    });
    return Number(all.get(collection.id) ?? 0) - unseen.length;
  };
}
