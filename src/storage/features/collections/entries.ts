import { sql } from 'kysely';
import { mayCollect } from '#domain/accounts/may.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { holdPost } from '../posts/waiting.ts';
import { findRecipe } from '../recipes/reads.ts';
import type { RecipeRow } from '../recipes/rows.ts';
import { findCollection } from './reads.ts';
import type {
  CollectionRow,
  CollectOutcome,
  EntryOutcome,
  Most,
  NewEntry,
  NoteOutcome,
  RemovalOutcome,
  UncollectOutcome,
} from './rows.ts';

type Placed = { position: number; note: string };
type Found = { id: string; position: number; note: string };

/**
 * Puts a recipe into a collection of the person: before an entry, or at the end. One that is there
 * stays where it is, and as it is.
 */
export async function collectRecipe(
  { db, locks }: WriteTools,
  collectionId: string,
  userId: string,
  entry: NewEntry & { before: string | null; note: string; waits?: boolean },
  most: Most,
): Promise<CollectOutcome> {
  await locks.person(db, userId);
  await locks.recipeStays(db, entry.recipeId);
  const collection = await findCollection(db, collectionId);
  if (collection?.userId !== userId) return { kind: 'missing' };
  const recipe = await findRecipe(db, entry.recipeId);
  if (!recipe) return { kind: 'recipe missing' };
  const there = await findByRecipe(db, collectionId, recipe.id);
  if (there) return { kind: 'collected', userId, entryId: there.id };
  if (!mayCollect({ id: userId }, recipe)) return { kind: 'unlisted' };
  const count = await countIn(db, collectionId);
  if (count >= most.recipes) return { kind: 'full' };
  const next = entry.before === null ? null : await findEntry(db, collectionId, entry.before);
  const position = next?.position ?? count;
  await shift(db, collectionId, { from: position, to: count, by: 1 });
  await insertEntry(db, collectionId, recipe, entry, { position, note: entry.note });
  await markUsed(db, collectionId, entry.at);
  if (entry.waits && entry.note !== '') await holdShared(db, collection, entry.at);
  return { kind: 'collected', userId, entryId: entry.entryId };
}

/** Writes the row of an entry. */
export async function insertEntry(
  db: Db,
  collectionId: string,
  recipe: RecipeRow,
  { entryId, at }: NewEntry,
  placed: Placed,
): Promise<void> {
  await db
    .insertInto('collection_entries')
    .values({
      id: entryId,
      collection_id: collectionId,
      recipe_id: recipe.id,
      ...placed,
      name: recipe.name,
      added_at: at,
      was_unlisted: recipe.unlisted ? 1 : 0,
    })
    .execute();
}

/** Takes a recipe out of a collection of the person, and tells what was with it; one that is not in it is out. */
export async function uncollectRecipe(
  tools: WriteTools,
  collectionId: string,
  userId: string,
  recipeId: string,
  at: number,
): Promise<UncollectOutcome> {
  const { db, locks } = tools;
  await locks.person(db, userId);
  const collection = await findCollection(db, collectionId);
  if (collection?.userId !== userId) return { kind: 'missing' };
  const entry = await findByRecipe(db, collectionId, recipeId);
  if (!entry) return { kind: 'done', userId };
  const next = await db
    .selectFrom('collection_entries')
    .select('id')
    .where('collection_id', '=', collectionId)
    .where('position', '=', entry.position + 1)
    .executeTakeFirst();
  await removeEntry(tools, collectionId, userId, entry.id, at);
  return { kind: 'done', userId, left: { note: entry.note, before: next?.id ?? null } };
}

/** Takes an entry out of a collection of the person, and tells its note; those behind it come closer. */
export async function removeEntry(
  { db, locks }: WriteTools,
  collectionId: string,
  userId: string,
  entryId: string,
  at: number,
): Promise<RemovalOutcome> {
  await locks.person(db, userId);
  const collection = await findCollection(db, collectionId);
  if (collection?.userId !== userId) return { kind: 'missing' };
  const entry = await findEntry(db, collectionId, entryId);
  if (!entry) return { kind: 'done', userId };
  const count = await countIn(db, collectionId);
  await db.deleteFrom('collection_entries').where('id', '=', entryId).execute();
  await shift(db, collectionId, { from: entry.position + 1, to: count, by: -1 });
  await markUsed(db, collectionId, at);
  return { kind: 'done', userId, note: entry.note };
}

/** Puts an entry before another one, or at the end; before itself it stays. */
export async function moveEntry(
  { db, locks }: WriteTools,
  collectionId: string,
  userId: string,
  { entryId, before }: { entryId: string; before: string | null },
  at: number,
): Promise<EntryOutcome> {
  await locks.person(db, userId);
  const collection = await findCollection(db, collectionId);
  if (collection?.userId !== userId) return { kind: 'missing' };
  const entry = await findEntry(db, collectionId, entryId);
  const next = before === null ? null : await findEntry(db, collectionId, before);
  if (!entry || (before !== null && !next)) return { kind: 'entry missing' };
  const from = entry.position;
  const to = next?.position ?? (await countIn(db, collectionId));
  if (to === from || to === from + 1) return { kind: 'done', userId };
  if (to > from) await shift(db, collectionId, { from: from + 1, to, by: -1 });
  else await shift(db, collectionId, { from: to, to: from, by: 1 });
  await db
    .updateTable('collection_entries')
    .set({ position: to > from ? to - 1 : to })
    .where('id', '=', entryId)
    .execute();
  await markUsed(db, collectionId, at);
  return { kind: 'done', userId };
}

type NoteChange = {
  entryId: string;
  note: string;
  base: string | undefined;
  /** Whether a moderator looks at it before others see it. */
  waits?: boolean;
};

/** Keeps a collection from others until a moderator has looked at it, where others would see it. */
export async function holdShared(
  db: Db,
  { id, userId, visibility }: Pick<CollectionRow, 'id' | 'userId' | 'visibility'>,
  at: number,
): Promise<void> {
  if (visibility === 'private') return;
  await holdPost(db, { kind: 'collection', id, userId, recipeId: null, at });
}

/** Notes something on an entry; a note that is no longer the one it started from stays, unless it says the same. */
export async function noteEntry(
  { db, locks }: WriteTools,
  collectionId: string,
  userId: string,
  { entryId, note, base, waits = false }: NoteChange,
  at: number,
): Promise<NoteOutcome> {
  await locks.person(db, userId);
  const collection = await findCollection(db, collectionId);
  if (collection?.userId !== userId) return { kind: 'missing' };
  const entry = await findEntry(db, collectionId, entryId);
  if (!entry) return { kind: 'entry missing' };
  if (entry.note === note) return { kind: 'done', userId };
  if (base !== undefined && base !== entry.note) return { kind: 'stale' };
  await db.updateTable('collection_entries').set({ note }).where('id', '=', entryId).execute();
  await markUsed(db, collectionId, at);
  if (waits && note !== '') await holdShared(db, collection, at);
  return { kind: 'done', userId };
}

/** Notes that a collection was changed, later than before. */
export async function markUsed(db: Db, id: string, at: number): Promise<void> {
  await db
    .updateTable('collections')
    .set(({ ref }) => ({
      used_at: sql<number>`case when ${ref('used_at')} < ${at} then ${at} else ${ref('used_at')} + 1 end`,
    }))
    .where('id', '=', id)
    .execute();
}

/** Moves the entries from a position up to, and without, another one. */
async function shift(
  db: Db,
  collectionId: string,
  { from, to, by }: { from: number; to: number; by: 1 | -1 },
): Promise<void> {
  if (from >= to) return;
  await db
    .updateTable('collection_entries')
    .set(({ eb }) => ({ position: eb('position', '+', by) }))
    .where('collection_id', '=', collectionId)
    .where('position', '>=', from)
    .where('position', '<', to)
    .execute();
}

async function countIn(db: Db, collectionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('collection_entries')
    .where('collection_id', '=', collectionId)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const entryColumns = ['id', 'position', 'note'] as const;

async function findEntry(db: Db, collectionId: string, id: string): Promise<Found | undefined> {
  const query = db.selectFrom('collection_entries').select(entryColumns).where('id', '=', id);
  return query.where('collection_id', '=', collectionId).executeTakeFirst();
}

async function findByRecipe(
  db: Db,
  collectionId: string,
  recipeId: string,
): Promise<Found | undefined> {
  return db
    .selectFrom('collection_entries')
    .select(entryColumns)
    .where('recipe_id', '=', recipeId)
    .where('collection_id', '=', collectionId)
    .executeTakeFirst();
}
