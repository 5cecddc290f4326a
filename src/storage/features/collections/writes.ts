import { mayCollect } from '#domain/accounts/may.ts';
import { dayMs } from '#domain/spans.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { isPersonThere } from '../accounts/present-person.ts';
import { endWait } from '../posts/waiting.ts';
import { withdrawHidden } from '../posts/withdrawn.ts';
import { findRecipe } from '../recipes/reads.ts';
import { collectRecipe, holdShared, insertEntry, markUsed } from './entries.ts';
import { findCollection, presentCollections, toCollection } from './reads.ts';
import type {
  ChangeOutcome,
  CollectionRow,
  CreateOutcome,
  Most,
  NewCollection,
  NewEntry,
} from './rows.ts';

/** The same of the same person within this time is one collection, made again. */
const madeAgain = dayMs;

/** Makes a collection, at once with a recipe where one is named. */
export async function createCollection(
  tools: WriteTools,
  { id, userId, at, waits = false }: { id: string; userId: string; at: number; waits?: boolean },
  said: NewCollection,
  first: NewEntry | null,
  most: Most,
): Promise<CreateOutcome> {
  const { db, locks } = tools;
  if (!(await isPersonThere(tools, userId))) return { kind: 'no account' };
  if (first) await locks.recipeStays(db, first.recipeId);
  const recipe = first && (await findRecipe(db, first.recipeId));
  if (first && !recipe) return { kind: 'recipe missing' };
  if (recipe && !mayCollect({ id: userId }, recipe)) return { kind: 'unlisted' };
  const hidden = await bringBack(db, userId, said, at);
  if (hidden) return first ? collectInto(tools, hidden, first, most) : made(hidden);
  const own = await findSame(db, userId, said);
  const same = own.find(({ createdAt }) => at - createdAt < madeAgain);
  if (same && (!recipe || (await holds(db, same.id, recipe.id)))) return made(same);
  if ((await countOwn(db, userId)) >= most.collections) return { kind: 'full' };
  const times = { created_at: at, updated_at: at, used_at: at };
  await db
    .insertInto('collections')
    .values({ id, user_id: userId, ...said, ...times, hidden_at: null, hidden_reason: null })
    .execute();
  if (first && recipe) await insertEntry(db, id, recipe, first, { position: 0, note: '' });
  if (waits) await holdShared(db, { id, userId, visibility: said.visibility }, at);
  const collection = await findCollection(db, id);
  return collection ? made(collection) : { kind: 'missing' };
}

const made = (collection: CollectionRow): CreateOutcome => ({ kind: 'made', collection });

/**
 * A hidden collection of that name in whose place a new one comes, whether its owner deleted it or not: it says this
 * now, hidden as before. Null where there is none.
 */
async function bringBack(
  db: Db,
  userId: string,
  said: NewCollection,
  at: number,
): Promise<CollectionRow | null> {
  const found = await db
    .selectFrom('collections')
    .select(['id', 'withdrawn'])
    .where('user_id', '=', userId)
    .where('name', '=', said.name)
    .where('hidden_at', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!found) return null;
  if (found.withdrawn !== null) {
    const back = { ...said, withdrawn: null, updated_at: at, used_at: at };
    await db.updateTable('collections').set(back).where('id', '=', found.id).execute();
  }
  return findCollection(db, found.id);
}

async function collectInto(
  tools: WriteTools,
  { id, userId }: CollectionRow,
  first: NewEntry,
  most: Most,
): Promise<CreateOutcome> {
  const entry = { ...first, before: null, note: '' };
  const outcome = await collectRecipe(tools, id, userId, entry, most);
  if (outcome.kind !== 'collected') return outcome;
  const collection = await findCollection(tools.db, id);
  return collection ? made(collection) : { kind: 'missing' };
}

async function findSame(db: Db, userId: string, said: NewCollection): Promise<CollectionRow[]> {
  const records = await presentCollections(db)
    .selectAll()
    .where('user_id', '=', userId)
    .where('name', '=', said.name)
    .where('description', '=', said.description)
    .where('visibility', '=', said.visibility)
    .orderBy('created_at', 'desc')
    .execute();
  return records.map(toCollection);
}

async function holds(db: Db, collectionId: string, recipeId: string): Promise<boolean> {
  const query = db
    .selectFrom('collection_entries')
    .select('id')
    .where('recipe_id', '=', recipeId)
    .where('collection_id', '=', collectionId);
  return (await query.executeTakeFirst()) !== undefined;
}

async function countOwn(db: Db, userId: string): Promise<number> {
  const { count } = await presentCollections(db)
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes what is said of a collection of the person; one that was changed since they saw it stays, unless it says the same. */
export async function changeCollection(
  { db, locks }: WriteTools,
  id: string,
  userId: string,
  said: Partial<NewCollection>,
  { at, base, waits = false }: { at: number; base: number | undefined; waits?: boolean },
): Promise<ChangeOutcome> {
  const isThere = await isPersonThere({ db, locks }, userId);
  const before = isThere ? await findCollection(db, id) : null;
  if (before?.userId !== userId) return { kind: 'missing' };
  const after = { ...before, ...said };
  const isSame =
    after.name === before.name &&
    after.description === before.description &&
    after.visibility === before.visibility;
  if (isSame) return { kind: 'changed', collection: before };
  if (base !== undefined && base !== before.updatedAt) return { kind: 'stale' };
  const { name, description, visibility } = after;
  await db
    .updateTable('collections')
    .set({ name, description, visibility, updated_at: Math.max(at, before.updatedAt + 1) })
    .where('id', '=', id)
    .execute();
  await markUsed(db, id, at);
  // One that is private was posted nowhere.
  if (visibility === 'private') await endWait(db, 'collection', id);
  else if (waits) await holdShared(db, { id, userId, visibility }, at);
  const collection = await findCollection(db, id);
  return collection ? { kind: 'changed', collection } : { kind: 'missing' };
}

/**
 * Deletes a collection of the person with its entries; false when they have none of this id. One that is hidden is empty
 * and gone for them, and stays for admins to see.
 */
export async function deleteCollection(
  { db, locks }: WriteTools,
  id: string,
  userId: string,
): Promise<boolean> {
  await locks.person(db, userId);
  const found = await findCollection(db, id);
  if (found?.userId !== userId) return false;
  if (await withdrawHidden(db, 'collections', id)) {
    await db.deleteFrom('collection_entries').where('collection_id', '=', id).execute();
  } else {
    await endWait(db, 'collection', id);
    await db.deleteFrom('collections').where('id', '=', id).execute();
  }
  return true;
}
