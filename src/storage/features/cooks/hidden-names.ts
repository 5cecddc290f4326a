import { formerHandleLifetime } from '#domain/cooks/handles.ts';
import { neutralHandle, neutralName } from '#domain/cooks/neutral-name.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { hideHandle, showHandle } from './handles.ts';

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

/** Whether there is nothing to hide of a cook but their name. */
export async function tellsNothing(db: Db, userId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profiles')
    .select(['lines', 'link', 'photo_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return !profile || (profile.lines === '' && profile.link === '' && profile.photo_id === null);
}

/**
 * Gives a cook a neutral name and handle, and keeps what they had for when it is given back; the handle leads nowhere meanwhile. False,
 * and nothing happens, where that is so already or nobody is called anything. The profile has a row from then on.
 */
export async function hideName({ db, locks }: WriteTools, userId: string): Promise<boolean> {
  await locks.person(db, userId);
  const named = await findNamed(db, userId);
  if (!named) return false;
  const { name, handle } = named;
  const neutral = { name: neutralName(userId), handle: neutralHandle(userId) };
  const before = await findNameBefore(db, userId);
  if (before && name === neutral.name && handle === neutral.handle) return false;
  const kept = {
    name_before: name === neutral.name ? (before?.name ?? name) : name,
    handle_before: handle === neutral.handle ? (before?.handle ?? handle) : handle,
  };
  await db
    .insertInto('profiles')
    .values({ user_id: userId, lines: '', link: '', photo_bytes: 0, updated_at: 0, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
  if (handle !== neutral.handle) await hideHandle(db, userId, handle, neutral.handle);
  await named.keep(neutral);
  return true;
}

/** Gives back what was hidden, each of both where the cook has not chosen another meanwhile; a handle that they gave up leads on to them as any other. */
export async function giveNameBack(db: Db, userId: string, at: number): Promise<void> {
  const before = await findNameBefore(db, userId);
  if (!before) return;
  const forgotten = { name_before: null, handle_before: null };
  await db.updateTable('profiles').set(forgotten).where('user_id', '=', userId).execute();
  const named = await findNamed(db, userId);
  if (!named) return;
  const { name, handle } = named;
  const isNeutral = handle === neutralHandle(userId);
  await showHandle(db, before.handle, { isPresent: isNeutral || handle === before.handle, at });
  if (isNeutral && handle !== before.handle) await leadOn(db, handle, at);
  await named.keep({
    name: name === neutralName(userId) ? before.name : name,
    handle: isNeutral ? before.handle : handle,
  });
}

/** The neutral handle, which is of use to nobody else, leads on for as long as any that was given up. */
async function leadOn(db: Db, handle: string, at: number): Promise<void> {
  const free_at = at + formerHandleLifetime;
  await db.updateTable('handles').set({ free_at }).where('handle', '=', handle).execute();
}

/** What a cook was called whose name is hidden; null for everybody else. */
export async function findNameBefore(db: Db, userId: string): Promise<Named | null> {
  const record = await db
    .selectFrom('profiles')
    .select(['name_before as name', 'handle_before as handle'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { name = null, handle = null } = record ?? {};
  return name === null || handle === null ? null : { name, handle };
}

/** Every handle of theirs: where one is hidden or shown again, what leads to them is another. */
export async function handlesOf(db: Db, userId: string): Promise<string[]> {
  const rows = db.selectFrom('handles').select('handle').where('user_id', '=', userId);
  return (await rows.execute()).map(({ handle }) => handle);
}
