import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { groupOf } from '#domain/notifications/groups.ts';
import { mostKept } from '#domain/notifications/keeping.ts';
import { mailDueAt } from '#domain/notifications/mail-times.ts';
import {
  isWanted,
  type NotificationKind,
  type NotificationSetting,
  untouched,
} from '#domain/notifications/settings.ts';
import { dayMs } from '#domain/spans.ts';
import type { Db, Schema } from '../../schema.ts';
import type { Notification } from './rows.ts';
import { toSetting } from './settings.ts';

/**
 * Tells somebody what was done, in the transaction that does it: nobody is told of their own doing, nor
 * twice of the same, nor of a kind or of a person that they want to hear nothing of.
 */
export async function notify(db: Db, notification: Notification): Promise<void> {
  const { userId, kind, actorId, recipeId, subjectId, detail = null, at } = notification;
  if (actorId === userId) return;
  const { setting, isVerified, isMuted } = await wishOf(db, userId, kind, actorId);
  if (isMuted || !isWanted(setting) || (await isTold(db, notification))) return;
  if (await isToldAgain(db, notification)) return;
  const dueAt = isVerified ? mailDueAt(setting.mail, at) : null;
  await db
    .insertInto('notifications')
    .values({
      id: newNotificationId(at),
      user_id: userId,
      kind,
      grouped: groupOf(notification),
      actor_id: actorId,
      recipe_id: recipeId,
      subject_id: subjectId,
      detail,
      created_at: at,
      read_at: null,
      mailed_at: dueAt === null ? 0 : null,
      // Also of somebody who has left: they may be coming back at this moment.
      mail_due_at: dueAt,
    })
    .execute();
  await forgetOldest(db, userId);
}

/** 24 hex digits that grow with time, to the millisecond. */
function newNotificationId(at: number): string {
  return timeOfId(at) + randomBytes(6).toString('hex');
}

/** What an id of this time begins with. */
export const timeOfId = (at: number): string => at.toString(16).padStart(12, '0');

type Wish = { setting: NotificationSetting; isVerified: boolean; isMuted: boolean };

/** What a person chose for a kind, whether a mail may tell them of it, and whether they hear of who did it. */
async function wishOf(
  db: Db,
  userId: string,
  kind: NotificationKind,
  actorId: string | null,
): Promise<Wish> {
  const row = await db
    .selectFrom('users')
    .leftJoin('notification_settings as chosen', (join) =>
      join.onRef('chosen.user_id', '=', 'users.id').on('chosen.kind', '=', kind),
    )
    .leftJoin('blocks', (join) =>
      join.onRef('blocks.user_id', '=', 'users.id').on('blocks.other_id', '=', actorId ?? ''),
    )
    .select(['users.email_verified_at', 'chosen.site', 'chosen.mail', 'blocks.other_id as muted'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const {
    email_verified_at: verifiedAt = null,
    site = null,
    mail = null,
    muted = null,
  } = row ?? {};
  const isChosen = site !== null && mail !== null;
  return {
    setting: isChosen ? toSetting({ kind, site, mail }) : untouched(kind),
    isVerified: verifiedAt !== null,
    isMuted: muted !== null,
  };
}

/** The same doing, as it was told or would be. */
function sameDoing(
  db: Db,
  { kind, actorId, recipeId, subjectId }: Omit<Notification, 'at' | 'userId'>,
) {
  return db
    .selectFrom('notifications')
    .where('kind', '=', kind)
    .where('actor_id', actorId === null ? 'is' : '=', actorId)
    .where('recipe_id', recipeId === null ? 'is' : '=', recipeId)
    .where('subject_id', subjectId === null ? 'is' : '=', subjectId);
}

/** Whether they know: a vote that is taken back and given again is told once. */
async function isTold(db: Db, notification: Notification): Promise<boolean> {
  const same = sameDoing(db, notification).where('user_id', '=', notification.userId);
  return (await same.select('id').executeTakeFirst()) !== undefined;
}

/** What somebody writes once for a recipe or a question: deleted and written anew it is the same doing. */
export const writtenOnce: readonly NotificationKind[] = ['review', 'answer'];
/** For so long it is not told anew. */
const rewrittenFor = dayMs;

/** Whether they know of what was deleted since and comes back in other words: what tells of it tells of this from now on. */
async function isToldAgain(db: Db, notification: Notification): Promise<boolean> {
  const { userId, kind, actorId, subjectId, at } = notification;
  if (!writtenOnce.includes(kind)) return false;
  const again = await db
    .updateTable('notifications')
    .set({ subject_id: subjectId })
    .where('user_id', '=', userId)
    .where('grouped', '=', groupOf(notification))
    .where('actor_id', '=', actorId)
    .where('subject_id', 'is', null)
    .where('created_at', '>', at - rewrittenFor)
    .executeTakeFirst();
  return Number(again.numUpdatedRows) > 0;
}

/** Keeps no more of a person than the newest. */
async function forgetOldest(db: Db, userId: string): Promise<void> {
  const theirs = db.selectFrom('notifications').select('id').where('user_id', '=', userId);
  const first = await theirs.orderBy('id', 'desc').limit(1).offset(mostKept).executeTakeFirst();
  if (!first) return;
  const oldest = db.deleteFrom('notifications').where('user_id', '=', userId);
  await oldest.where('id', '<=', first.id).execute();
}

/** Whether a mail has told of a notification, or may have: not while the one that is to waits and no process has taken it up. */
const isMailed = ({
  and,
  eb,
  exists,
  not,
  selectFrom,
}: ExpressionBuilder<Schema, 'notifications'>) => {
  const mail = selectFrom('mails')
    .select('mails.id')
    .whereRef('mails.user_id', '=', 'notifications.user_id')
    .whereRef('mails.created_at', '=', 'notifications.mailed_at')
    .where('mails.kind', '=', 'notices')
    .where('mails.tries', '=', 0)
    .where('mails.sent_at', 'is', null)
    .where('mails.failed', 'is', null);
  return and([eb('mailed_at', '>', 0), not(exists(mail))]);
};

/**
 * Takes back what was told of a doing that is undone. What was read stays, and what a mail has told
 * counts as read: it is not told anew when the same is done again.
 */
export async function withdraw(
  db: Db,
  doing: Omit<Notification, 'userId' | 'at'> & { userId: string; at: number },
): Promise<void> {
  const ids = sameDoing(db, doing)
    .select('id')
    .where('user_id', '=', doing.userId)
    .where('read_at', 'is', null);
  for (const { id } of await ids.execute()) {
    const told = db
      .updateTable('notifications')
      .set({ read_at: doing.at })
      .where('id', '=', id)
      .where(isMailed);
    const { numUpdatedRows } = await told.executeTakeFirst();
    if (Number(numUpdatedRows) === 0)
      await db.deleteFrom('notifications').where('id', '=', id).execute();
  }
}

/** Takes back what a person was told of what belonged to something that is deleted. */
export async function withdrawGroup(db: Db, userId: string, group: string): Promise<void> {
  const theirs = db.deleteFrom('notifications').where('user_id', '=', userId);
  await theirs.where('grouped', '=', group).execute();
}

/**
 * Takes back all that tells of a review, question or answer of this writer that is deleted. What is answered to a review has the same
 * id: that it was hidden is told still. That somebody has read of a review or an answer, or was mailed of it, is kept without
 * its subject and shown to nobody: it is known where the same is written anew.
 */
export async function withdrawSubject(db: Db, subjectId: string, writerId: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set(({ fn, ref }) => ({ subject_id: null, read_at: fn.coalesce('read_at', ref('mailed_at')) }))
    .where('subject_id', '=', subjectId)
    .where('kind', 'in', writtenOnce)
    .where((eb) => eb.or([eb('read_at', 'is not', null), isMailed(eb)]))
    .execute();
  await db
    .deleteFrom('notifications')
    .where('subject_id', '=', subjectId)
    .where(({ eb, or }) => or([eb('kind', '<>', 'hidden'), eb('user_id', '=', writerId)]))
    .execute();
}
