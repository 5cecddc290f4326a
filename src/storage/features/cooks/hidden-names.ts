import { sql } from 'kysely';
import { formerHandleLifetime } from '#domain/cooks/handles.ts';
import { isNeutral, isSameName, neutralHandle, neutralName } from '#domain/cooks/neutral-name.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { freeHidden, hideHandle, showHandle } from './handles.ts';

type Named = { name: string; handle: string };

/** Where the name stands that a person has, or has back once they are: of one who has left it is kept aside. */
async function findNamed(db: Db, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(['name', 'handle'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user?.handle) return { ...user, keep: (to: Named) => keepName(db, 'users', userId, to) };
  const leaving = await db
    .selectFrom('leavings')
    .select(['name', 'handle'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return leaving && { ...leaving, keep: (to: Named) => keepName(db, 'leavings', userId, to) };
}

async function keepName(db: Db, table: 'users' | 'leavings', userId: string, to: Named) {
  await (table === 'users'
    ? db.updateTable('users').set(to).where('id', '=', userId)
    : db.updateTable('leavings').set(to).where('user_id', '=', userId)
  ).execute();
}

type Wish = { withName: boolean; at: number };

/**
 * What of a cook is to be hidden, behind their lock, with the name hidden already where that is wished: `gone` where nothing is there to
 * hide, `unchanged` where all of it is hidden: one decision stands about a cook, and that about a name is not ended by one about the rest.
 */
export async function hideCook(
  tools: WriteTools,
  userId: string,
  { withName, at }: Wish,
): Promise<'gone' | 'unchanged' | 'profile' | 'name' | 'both'> {
  await tools.locks.person(tools.db, userId);
  const profile = await tools.db
    .selectFrom('profiles')
    .select(['lines', 'link', 'photo_id', 'hidden_reason', 'name_before'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const isTold = profile && (profile.lines || profile.link || profile.photo_id !== null);
  const isHidden = profile && profile.hidden_reason !== null && profile.hidden_reason !== '';
  if (withName && (await hideName(tools.db, userId, at)))
    return isTold && !isHidden ? 'both' : 'name';
  if (isHidden && (withName || !isTold || profile.name_before !== null)) return 'unchanged';
  return isTold ? 'profile' : 'gone';
}

/**
 * Gives a cook a neutral name and handle, and keeps what they had for when it is given back; the handle leads nowhere meanwhile. What is
 * neutral already is kept as that: an earlier one is not what comes back. False, and nothing happens, where both are or nobody is called
 * anything. The profile has a row from then on.
 */
async function hideName(db: Db, userId: string, at: number): Promise<boolean> {
  const named = await findNamed(db, userId);
  if (!named || isNeutral({ _id: userId, ...named })) return false;
  const { name, handle } = named;
  const neutral = { name: neutralName(userId), handle: neutralHandle(userId) };
  const hidden = new Set((await findBefore(db, userId))?.hidden);
  if (name !== neutral.name) hidden.add(name);
  const kept = {
    name_before: name,
    handle_before: handle,
    names_hidden: JSON.stringify([...hidden]),
  };
  await db
    .insertInto('profiles')
    .values({ user_id: userId, lines: '', link: '', photo_bytes: 0, updated_at: at, ...kept })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...kept, updated_at: changedAt(at) }),
    )
    .execute();
  if (handle !== neutral.handle) await hideHandle(db, userId, handle, neutral.handle);
  await named.keep(neutral);
  return true;
}

/** What is typed into a form from before says another name and handle than there are now. */
const changedAt = (at: number) => sql<number>`
  case when profiles.updated_at < ${at} then ${at} else profiles.updated_at + 1 end`;

/** Gives back what was hidden, each of both where the cook has not chosen another meanwhile; a handle that they gave up leads on to them as any other. */
export async function giveNameBack(db: Db, userId: string, at: number): Promise<void> {
  const before = await findBefore(db, userId);
  if (!before) return;
  const forgotten = {
    name_before: null,
    handle_before: null,
    names_hidden: null,
    updated_at: changedAt(at),
  };
  await db.updateTable('profiles').set(forgotten).where('user_id', '=', userId).execute();
  const named = await findNamed(db, userId);
  if (!named) return;
  const { name, handle } = named;
  const hasNeutral = handle === neutralHandle(userId);
  await showHandle(db, before.handle, { isPresent: hasNeutral || handle === before.handle, at });
  await freeHidden(db, userId, at);
  if (hasNeutral && handle !== before.handle) await leadOn(db, handle, at);
  await named.keep({
    name: name === neutralName(userId) ? before.name : name,
    handle: hasNeutral ? before.handle : handle,
  });
}

/** The neutral handle, which is of use to nobody else, leads on for as long as any that was given up. */
async function leadOn(db: Db, handle: string, at: number): Promise<void> {
  const free_at = at + formerHandleLifetime;
  await db.updateTable('handles').set({ free_at }).where('handle', '=', handle).execute();
}

/** Whether the name of a cook is hidden. */
export const hasHiddenName = async (db: Db, userId: string): Promise<boolean> =>
  (await findBefore(db, userId)) !== null;

/** Whether a name was taken from a cook since one of theirs is hidden. */
export async function isNameHidden(db: Db, userId: string, name: string): Promise<boolean> {
  const before = await findBefore(db, userId);
  return before?.hidden.some((one) => isSameName(one, name)) ?? false;
}

/** What comes back to a cook whose name is hidden, and every name that was hidden since; null for everybody else. */
async function findBefore(db: Db, userId: string): Promise<(Named & { hidden: string[] }) | null> {
  const record = await db
    .selectFrom('profiles')
    .select(['name_before as name', 'handle_before as handle', 'names_hidden as hidden'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { name = null, handle = null, hidden = null } = record ?? {};
  if (name === null || handle === null) return null;
  return { name, handle, hidden: JSON.parse(hidden ?? '[]') };
}

/** Every handle of theirs: where one is hidden or shown again, what leads to them is another. */
export async function handlesOf(db: Db, userId: string): Promise<string[]> {
  const rows = db.selectFrom('handles').select('handle').where('user_id', '=', userId);
  return (await rows.execute()).map(({ handle }) => handle);
}
