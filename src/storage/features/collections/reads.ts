import { sql } from 'kysely';
import { shownAs, type Viewer } from '#domain/collections/shown.ts';
import { BadCursor } from '../../port.ts';
import { composed } from '../../queries/composed.ts';
import { decodeCursor, encodeCursor, type Position } from '../../queries/cursor.ts';
import { cutPage, type Page, readPage, readPart } from '../../queries/page.ts';
import type { Db } from '../../schema.ts';
import { findCards, listedRecipes } from '../recipes/reads.ts';
import { recipeColumns, toRecipe } from '../recipes/records.ts';
import type { HeldCardRow, LinkStart, RecipeRow } from '../recipes/rows.ts';
import type { CollectionLinkRow, CollectionRow, EntryPage, EntryRow } from './rows.ts';
import { findTitled } from './titles.ts';

type CollectionRecord = {
  id: string;
  user_id: string;
  name: string;
  description: string;
  visibility: string;
  created_at: number;
  updated_at: number;
  used_at: number;
  hidden_at: number | null;
  hidden_reason: string | null;
};

/** A record as the port speaks of it. */
export function toCollection(record: CollectionRecord): CollectionRow {
  return {
    id: record.id,
    userId: record.user_id,
    name: record.name,
    description: record.description,
    visibility: record.visibility as CollectionRow['visibility'],
    createdAt: Number(record.created_at),
    updatedAt: Number(record.updated_at),
    usedAt: Number(record.used_at),
    hidden: record.hidden_at === null ? null : { reason: record.hidden_reason ?? '' },
  };
}

/** Those that their owners have not deleted. */
export const presentCollections = (db: Db) =>
  db.selectFrom('collections').where('withdrawn', 'is', null);

const ofId = composed((db, id: string) => presentCollections(db).selectAll().where('id', '=', id));

/** A collection, a private one too, or null; one that was deleted while it was hidden is not there. */
export async function findCollection(db: Db, id: string): Promise<CollectionRow | null> {
  const [record] = await ofId(db, id);
  return record ? toCollection(record) : null;
}

/** The entries that somebody sees: of one's own all, of another's none that was never theirs to know. */
function entriesOf(db: Db, id: string, seesAll: boolean) {
  const all = db.selectFrom('collection_entries').where('collection_id', '=', id);
  if (seesAll) return all;
  const own = sql.ref<string>('collection_entries.recipe_id');
  return all.where(({ eb, or, exists }) =>
    or([
      eb('was_unlisted', '=', sql.lit(0)),
      exists(listedRecipes(db).select('recipes.id').where('recipes.id', '=', own)),
    ]),
  );
}

/**
 * The place of the entry that a page ended with. What was taken out before it has moved it up with all that follow; where it
 * is gone or stands further down, the next one has its place.
 */
const endOf = (db: Db, collectionId: string, { createdAt: place, id }: Position) =>
  db
    .selectFrom('collection_entries')
    .select(({ fn }) => fn.coalesce(fn.max('position'), sql<number>`${place} - 1`).as('end'))
    .where('collection_id', '=', collectionId)
    .where('id', '=', id)
    .where('position', '<=', place);

const entryQueries = (seesAll: boolean) => ({
  page: composed((db, id: string, place: number, last: string, limit: number) =>
    entriesOf(db, id, seesAll)
      .selectAll('collection_entries')
      .where('position', '>', endOf(db, id, { createdAt: place, id: last }))
      .orderBy('position')
      .orderBy('id')
      .limit(limit),
  ),
  count: composed((db, id: string) =>
    entriesOf(db, id, seesAll).select(({ fn }) => fn.countAll().as('count')),
  ),
});
const ownEntries = entryQueries(true);
const othersEntries = entryQueries(false);

/** Places are whole numbers of 32 bits on PostgreSQL. */
const mostPosition = 2 ** 31 - 1;

/** A page of a collection in its own order, behind the cursor. */
export async function listEntries(
  db: Db,
  { id, visibility }: CollectionRow,
  viewer: Viewer,
  limit: number,
  cursor?: string,
): Promise<EntryPage> {
  const seesAll = viewer === 'owner' || visibility === 'link';
  const entries = seesAll ? ownEntries : othersEntries;
  const start = { createdAt: -1, id: '' };
  const after = cursor === undefined ? start : decodeCursor('entries', cursor);
  if (after.createdAt > mostPosition) throw new BadCursor('Bad cursor');
  const found = await entries.page(db, id, after.createdAt, after.id, limit + 1);
  const { records, nextCursor } = cutPage(found, limit, ({ position: createdAt, id }) =>
    encodeCursor('entries', { createdAt, id }),
  );
  const isAll = cursor === undefined && nextCursor === null;
  const total = isAll ? found.length : Number((await entries.count(db, id))[0]?.count ?? 0);
  const ids = records.flatMap(({ recipe_id }) => recipe_id ?? []);
  const [cards, unsure] = await Promise.all([findCards(db, ids), listUnsure(db, [id])]);
  const gone = ids.filter((one) => !cards.has(one));
  const titled = await findTitled(db, gone);
  const withheld = new Set(gone.filter((one) => !titled.has(one)));
  return {
    rows: records.map((record) => toEntry(record, cards, withheld)),
    total,
    nextCursor,
    recipeIds: [...new Set([...ids, ...unsure])],
  };
}

type EntryRecord = {
  id: string;
  recipe_id: string | null;
  position: number;
  name: string;
  note: string;
  was_unlisted: number;
  added_at: number;
};

function toEntry(
  record: EntryRecord,
  cards: ReadonlyMap<string, HeldCardRow>,
  withheld: ReadonlySet<string>,
): EntryRow {
  const { id, position, note, recipe_id: recipeId } = record;
  return {
    id,
    position,
    note,
    name: withheld.has(recipeId ?? '') ? '' : record.name,
    wasUnlisted: record.was_unlisted === 1,
    addedAt: Number(record.added_at),
    recipe: cards.get(recipeId ?? '') ?? null,
  };
}

const unsureIn = composed((db, collectionIds: readonly string[]) =>
  db
    .selectFrom('collection_entries')
    .select('recipe_id')
    .where('collection_id', 'in', collectionIds)
    // In the query's text, so that the index of these alone is found.
    .where('was_unlisted', '=', sql.lit(1)),
);

/** The recipes that were not listed when they were put in: whether others see them is decided by what they are now. */
async function listUnsure(db: Db, collectionIds: readonly string[]): Promise<string[]> {
  const records = await unsureIn(db, collectionIds);
  return records.flatMap(({ recipe_id: id }) => id ?? []);
}

/** A page of the listed recipes of a collection, last put in first; `recipeIds` are all it was chosen from. */
export async function listFeedRecipes(
  db: Db,
  { id }: CollectionRow,
  limit: number,
  cursor?: string,
): Promise<Omit<Page<RecipeRow>, 'total'>> {
  const query = listedRecipes(db)
    .innerJoin('collection_entries', 'collection_entries.recipe_id', 'recipes.id')
    .select(recipeColumns)
    .select('collection_entries.added_at')
    .where('collection_entries.collection_id', '=', id);
  const order = { list: 'collected', time: 'collection_entries.added_at', id: 'recipes.id' };
  const { records, nextCursor } = await readPage(query, order, { limit, cursor });
  return { rows: records.map(toRecipe), nextCursor };
}

/** All that is in one of a person's collections, for them to take along: the first, or the one made after another; null behind the last. */
export async function exportCollection(
  db: Db,
  userId: string,
  after?: Position,
): Promise<(CollectionRow & { entries: (EntryRow & { slug: string | null })[] }) | null> {
  const theirs = db.selectFrom('collections').selectAll().where('user_id', '=', userId);
  const [record] = await readPart(theirs, after ? { after } : {}, 1);
  if (!record) return null;
  const collection = toCollection(record);
  const entries: EntryRow[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listEntries(db, collection, 'owner', 100, cursor);
    entries.push(...page.rows);
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  const told = entries.map((entry) => ({ ...entry, slug: slugIn(entry, collection) }));
  return { ...collection, entries: told };
}

/** Where the recipe is, if its collector may know. */
function slugIn(entry: EntryRow, collection: CollectionRow): string | null {
  return shownAs(entry, collection, 'owner') === 'whole' ? (entry.recipe?.slug ?? null) : null;
}

/** The public collections that hold anything, oldest first. */
export async function listCollectionLinks(
  db: Db,
  start: LinkStart<CollectionLinkRow>,
  limit: number,
): Promise<CollectionLinkRow[]> {
  const links = publicCollections(db).select(['id', 'created_at', 'used_at']);
  const records = await readPart(links, start, limit);
  return records.map(({ id, created_at: createdAt, used_at: usedAt }) => ({
    id,
    createdAt: Number(createdAt),
    usedAt: Number(usedAt),
  }));
}

/** How many `listCollectionLinks` lists. */
export async function countCollections(db: Db): Promise<number> {
  const { count } = await publicCollections(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const publicCollections = (db: Db) =>
  db
    .selectFrom('collections')
    .where('visibility', '=', 'public')
    .where('hidden_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('collection_entries')
          .select('collection_entries.id')
          .whereRef('collection_id', '=', 'collections.id')
          .where('was_unlisted', '=', sql.lit(0)),
      ),
    );
