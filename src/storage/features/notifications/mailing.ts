import { groupTold } from '#domain/notifications/groups.ts';
import { gatherMs, mailedFor } from '#domain/notifications/mail-times.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { hasNotLeft } from '../accounts/has-not-left.ts';
import { findMailState } from '../mails/links.ts';
import { addMail, hasNotices } from '../mails/outbox.ts';
import type { NewMail } from '../mails/rows.ts';
import { tellable, toTold, withNames } from './reads.ts';
import type { Mailing } from './rows.ts';

/** What a mail may tell a person now: nothing that they have read, or that they want no mail of. */
export function mailable(db: Db, userId: string) {
  return tellable(db, userId)
    .where('notifications.read_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('notification_settings as wanted')
          .select('wanted.kind')
          .where('wanted.user_id', '=', userId)
          .whereRef('wanted.kind', '=', 'notifications.kind')
          .where('wanted.mail', '<>', 'off'),
      ),
    );
}

/** What a mail tells that is written now: of that what is due, and what happened while 'at once' waited. */
function toMail(db: Db, userId: string, now: number) {
  return mailable(db, userId)
    .where('notifications.mailed_at', 'is', null)
    .where('notifications.mail_due_at', '<=', now + gatherMs)
    .where('notifications.created_at', '>', now - mailedFor);
}

/** Whom a mail is due to for longest: one with a proven address who has not left, to whom no such mail is on its way already. */
function findReader(db: Db, now: number) {
  return db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .innerJoin('mail_readers as reader', 'reader.user_id', 'notifications.user_id')
    .select(['users.id as userId', 'users.email', 'reader.language', 'reader.token'])
    .where('notifications.mailed_at', 'is', null)
    .where('notifications.mail_due_at', '<=', now)
    .where('users.email_verified_at', 'is not', null)
    .where(hasNotLeft)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('mails')
            .select('mails.id')
            .whereRef('mails.user_id', '=', 'notifications.user_id')
            .where('mails.kind', '=', 'notices')
            .where('mails.sent_at', 'is', null)
            .where('mails.failed', 'is', null),
        ),
      ),
    )
    .orderBy('notifications.mail_due_at')
    .limit(1)
    .executeTakeFirst();
}

/** Whom a mail is due to, and what it tells, which may be nothing any more; null when none is due to anybody. */
export async function findMailing(db: Db, now: number): Promise<Mailing | null> {
  const reader = await findReader(db, now);
  if (!reader) return null;
  const told = (await withNames(toMail(db, reader.userId, now)).execute()).map(toTold);
  return { ...reader, groups: groupTold(told), ids: told.map(({ id }) => id) };
}

/**
 * Puts a mail into the outbox and notes in the same transaction what it tells, so that of several processes one writes
 * it, and a killed one writes it whole or not. False when what it tells was mailed, read or taken back
 * meanwhile, or the address is another one. What is due and in no mail is owed no more.
 */
export async function mailNotifications(
  { db, locks }: WriteTools,
  { userId, email, ids }: Pick<Mailing, 'userId' | 'email' | 'ids'>,
  mail: NewMail | null,
  now: number,
): Promise<boolean> {
  await locks.person(db, userId);
  const state = await findMailState(db, userId);
  if (state?.email !== email || state.verifiedAt === null) return false;
  if (await hasNotices(db, userId)) return false;
  const rows = await toMail(db, userId, now).select('notifications.id').execute();
  const known = new Set(rows.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) return false;
  const theirs = () => db.updateTable('notifications').where('user_id', '=', userId);
  if (mail) {
    await theirs().set({ mailed_at: mail.createdAt }).where('id', 'in', ids).execute();
    await addMail(db, mail, email);
  }
  await theirs()
    .set({ mailed_at: 0 })
    .where('mailed_at', 'is', null)
    .where('mail_due_at', '<=', now)
    .execute();
  return true;
}
