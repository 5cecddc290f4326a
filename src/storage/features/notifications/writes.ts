import { readKept, unreadKept } from '#domain/notifications/keeping.ts';
import type { WriteTools } from '../../define.ts';
import { countUnread, shownOn } from './reads.ts';
import type { ReadMark } from './rows.ts';

/** Notes what was read, of what the site shows; how much is left unread. */
export async function readNotifications(
  { db }: WriteTools,
  userId: string,
  { upTo, group, at }: ReadMark,
): Promise<number> {
  let shown = shownOn(db, userId)
    .select('notifications.id')
    .where('notifications.read_at', 'is', null)
    .where('notifications.id', '<=', upTo);
  if (group !== undefined) shown = shown.where('notifications.grouped', '=', group);
  await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('id', 'in', shown)
    .execute();
  return countUnread(db, userId);
}

/** Forgets what is old, at most so many; how many went. */
export async function deleteOldNotifications(
  { db }: WriteTools,
  now: number,
  limit: number,
): Promise<number> {
  // Ids grow with time: the old ones are at the start of their index.
  const until = (time: number) => Math.max(0, time).toString(16).padStart(12, '0');
  const before = (time: number) =>
    db.selectFrom('notifications').select('id').where('id', '<', until(time)).orderBy('id');
  const read = before(now - readKept).where('read_at', 'is not', null);
  const ids = (await read.limit(limit).execute()).map(({ id }) => id);
  if (ids.length < limit) {
    const others = before(now - unreadKept).where('read_at', 'is', null);
    const left = await others.limit(limit - ids.length).execute();
    ids.push(...left.map(({ id }) => id));
  }
  if (ids.length > 0) await db.deleteFrom('notifications').where('id', 'in', ids).execute();
  return ids.length;
}
