import { createHash } from 'node:crypto';
import { formerHandleLifetime, handleChoices, mostFormerHandles } from '#domain/cooks/handles.ts';
import { neutralHandle } from '#domain/cooks/neutral-name.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';

/** A handle of nobody is kept as this alone: no row says the name of an account that is gone. */
const hashOf = (handle: string): string => createHash('sha256').update(handle).digest('hex');

/** Gives a new account the first handle that is free for its name; it has its row already. */
export async function giveHandle(db: Db, account: { id: string; name: string }): Promise<void> {
  for (const choices of handleChoices(account, Math.random)) {
    const taken = await takenOf(db, choices);
    for (const handle of choices.filter((one) => !taken.has(one))) {
      if (!(await insertHandle(db, handle, account.id))) continue;
      await db.updateTable('users').set({ handle }).where('id', '=', account.id).execute();
      return;
    }
  }
  throw new Error(`No handle is free for the account ${account.id}`);
}

/** Whether the handle is now the account's: false where somebody else was quicker. */
async function insertHandle(db: Db, handle: string, userId: string): Promise<boolean> {
  const result = await db
    .insertInto('handles')
    .values({ handle, user_id: userId, free_at: null })
    .onConflict((conflict) => conflict.column('handle').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function takenOf(db: Db, handles: readonly string[]): Promise<Set<string>> {
  const theirs = await db
    .selectFrom('handles')
    .select('handle')
    .where('handle', 'in', handles)
    .execute();
  const hashes = new Map(handles.map((handle) => [hashOf(handle), handle]));
  const reserved = await db
    .selectFrom('reserved_handles')
    .select('hash')
    .where('hash', 'in', [...hashes.keys()])
    .execute();
  const gone = reserved.map(({ hash }) => hashes.get(hash) ?? '');
  return new Set([...theirs.map(({ handle }) => handle), ...gone]);
}

type Wish = { userId: string; before: string; handle: string; at: number };

/** Gives a cook another handle, and keeps the one from before for them; what stands in the way, or null. */
export async function changeHandle(
  db: Db,
  wish: Wish,
): Promise<'taken' | 'too many' | 'hidden' | null> {
  const { userId, before, handle, at } = wish;
  if (await isHidden(db, wish)) return 'hidden';
  if (!(await takeBack(db, wish))) {
    if (await hasTooMany(db, wish)) return 'too many';
    if (!(await takeFree(db, wish))) return 'taken';
  }
  const free_at = at + formerHandleLifetime;
  await db.updateTable('handles').set({ free_at }).where('handle', '=', before).execute();
  await db.updateTable('users').set({ handle }).where('id', '=', userId).execute();
  return null;
}

/** Whether moderators took it away from them, and that stands. */
async function isHidden(db: Db, { userId, handle }: Wish): Promise<boolean> {
  const theirs = db.selectFrom('handles').select('hidden').where('handle', '=', handle);
  const standing = theirs.where('user_id', '=', userId).where('free_at', 'is', null);
  return Number((await standing.executeTakeFirst())?.hidden ?? 0) === 1;
}

/** Takes a handle away: it leads nowhere and is nobody's, and the neutral one is theirs in its place. */
export async function hideHandle(
  db: Db,
  userId: string,
  handle: string,
  neutral: string,
): Promise<void> {
  const hidden = { free_at: null, hidden: 1 };
  await db.updateTable('handles').set(hidden).where('handle', '=', handle).execute();
  await db
    .insertInto('handles')
    .values({ handle: neutral, user_id: userId, free_at: null })
    .onConflict((conflict) => conflict.column('handle').doUpdateSet({ free_at: null }))
    .execute();
}

/** It leads to its cook again: as the present one, or as one from before. */
export async function showHandle(
  db: Db,
  handle: string,
  { isPresent, at }: { isPresent: boolean; at: number },
): Promise<void> {
  const free_at = isPresent ? null : at + formerHandleLifetime;
  const shown = { free_at, hidden: null };
  await db.updateTable('handles').set(shown).where('handle', '=', handle).execute();
}

/** Once no name of theirs is hidden any more, other handles that were are theirs to choose for a time, and lead nowhere by themselves. */
export async function freeHidden(db: Db, userId: string, at: number): Promise<void> {
  const theirs = db.updateTable('handles').set({ free_at: at + formerHandleLifetime });
  await theirs
    .where('user_id', '=', userId)
    .where('hidden', '=', 1)
    .where('free_at', 'is', null)
    .execute();
}

/** One that was their own is theirs again. */
async function takeBack(db: Db, { userId, handle }: Wish): Promise<boolean> {
  const result = await db
    .updateTable('handles')
    .set({ free_at: null, hidden: null })
    .where('handle', '=', handle)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Neither the neutral handle is counted nor what was hidden, which are no wish of the cook's: in place of the neutral one another can always be had. */
async function hasTooMany(db: Db, { userId, before, at }: Wish): Promise<boolean> {
  const neutral = neutralHandle(userId);
  if (before === neutral) return false;
  const { former } = await db
    .selectFrom('handles')
    .select(({ fn }) => fn.countAll().as('former'))
    .where('user_id', '=', userId)
    .where('free_at', '>', at)
    .where('hidden', 'is', null)
    .where('handle', '<>', neutral)
    .executeTakeFirstOrThrow();
  return Number(former) >= mostFormerHandles;
}

/** Takes a handle that nobody has, or that somebody gave up so long ago that it is free. */
async function takeFree(db: Db, { userId, handle, at }: Wish): Promise<boolean> {
  // One statement each: of two who want it at once, the second finds it taken.
  const { numUpdatedRows } = await db
    .updateTable('handles')
    .set({ user_id: userId, free_at: null, hidden: null })
    .where('handle', '=', handle)
    .where('free_at', '<=', at)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  if (!(await insertHandle(db, handle, userId))) return false;
  // Asked behind the insertion, which waits for a transaction that is just deleting an account with this handle.
  const hash = hashOf(handle);
  const reserved = await db
    .selectFrom('reserved_handles')
    .select('free_at')
    .where('hash', '=', hash)
    .executeTakeFirst();
  const isReserved = reserved !== undefined && Number(reserved.free_at) > at;
  if (isReserved) await db.deleteFrom('handles').where('handle', '=', handle).execute();
  else if (reserved) await db.deleteFrom('reserved_handles').where('hash', '=', hash).execute();
  return !isReserved;
}

/**
 * Forgets some of the former handles whose time is over, which lead nowhere from then on, and of accounts that are gone
 * what kept theirs from others; answers with those that led somewhere.
 */
export async function deleteOldHandles(
  { db }: WriteTools,
  now: number,
  atOnce: number,
): Promise<string[]> {
  await db.deleteFrom('reserved_handles').where('free_at', '<=', now).execute();
  const over = db.selectFrom('handles').select('handle').where('free_at', '<=', now).limit(atOnce);
  const gone = await db
    .deleteFrom('handles')
    .where('handle', 'in', over)
    // Somebody may just have taken it.
    .where('free_at', '<=', now)
    .returning('handle')
    .execute();
  return gone.map(({ handle }) => handle);
}

/** Keeps the handles of an account that goes from everybody, as long as they would have led to it. */
export async function reserveHandles(db: Db, userId: string, at: number): Promise<void> {
  const theirs = await db
    .selectFrom('handles')
    .select(['handle', 'free_at'])
    .where('user_id', '=', userId)
    .execute();
  const rows = theirs.map(({ handle, free_at }) => ({
    hash: hashOf(handle),
    free_at: free_at === null ? at + formerHandleLifetime : Number(free_at),
  }));
  if (rows.length === 0) return;
  await db
    .insertInto('reserved_handles')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet(({ ref }) => ({ free_at: ref('excluded.free_at') })),
    )
    .execute();
}
