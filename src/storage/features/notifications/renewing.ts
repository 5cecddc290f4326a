import { groupTold } from '#domain/notifications/groups.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { hasNotLeft } from '../accounts/has-not-left.ts';
import { cancelNotices, dropMail, isHeld, postponeMail } from '../mails/outbox.ts';
import type { ClaimedMail } from '../mails/rows.ts';
import { mailable } from './mailing.ts';
import { toTold, withNames } from './reads.ts';
import type { Mailing } from './rows.ts';

type Written = Pick<ClaimedMail, 'createdAt'>;

/** By what `mailed_at` names a mail, while it is on its way and while it is put off. A person has one such mail at a time, so no other has its time. */
const timesOf = ({ createdAt }: Written): [number, number] => [createdAt, -createdAt];

/** How the person reads whom a mail is for; undefined where they have left, or its address is theirs no more or not proven. */
const findReceiver = (db: Db, { userId, recipient }: ClaimedMail) =>
  db
    .selectFrom('users')
    .innerJoin('mail_readers as reader', 'reader.user_id', 'users.id')
    .select(['users.id as userId', 'users.email', 'reader.language', 'reader.token'])
    .where('users.id', '=', userId)
    .where('users.email', '=', recipient)
    .where('users.email_verified_at', 'is not', null)
    .where(hasNotLeft)
    .executeTakeFirst();

/**
 * What a mail that was taken up tells by now: of what it was written for what is still to be told, and nothing that came since, for the
 * server may have it from a process that was killed before it noted so. A mail that has nothing left to tell goes. Null then, and where another
 * process has taken it up since.
 */
export async function renewMailing(
  { db, locks }: WriteTools,
  mail: ClaimedMail,
): Promise<Mailing | null> {
  const { userId } = mail;
  await locks.person(db, userId);
  if (!(await isHeld(db, mail))) return null;
  const receiver = await findReceiver(db, mail);
  const left = mailable(db, userId).where('notifications.mailed_at', 'in', timesOf(mail));
  const told = receiver ? (await withNames(left).execute()).map(toTold) : [];
  const ids = told.map(({ id }) => id);
  await noteTold(db, mail, ids);
  if (receiver && ids.length > 0) return { ...receiver, groups: groupTold(told), ids };
  await dropMail(db, mail.id);
  return null;
}

/** That a mail tells these; what else it was written for is owed no more. */
async function noteTold(
  db: Db,
  mail: Written & { userId: string },
  ids: readonly string[],
): Promise<void> {
  const all = db
    .updateTable('notifications')
    .where('user_id', '=', mail.userId)
    .where('mailed_at', 'in', timesOf(mail));
  if (ids.length === 0) {
    await all.set({ mailed_at: 0 }).execute();
    return;
  }
  await all.set({ mailed_at: 0 }).where('id', 'not in', ids).execute();
  await all.set({ mailed_at: mail.createdAt }).execute();
}

/**
 * Puts a mail of notifications off, unless another process has taken it up since. Until its next try nobody was told what it tells: a
 * person who did something can take it back, and another choice of the reader holds for it.
 */
export async function putOffMailing(
  tools: WriteTools,
  mail: ClaimedMail,
  until: number,
): Promise<void> {
  const { db, locks } = tools;
  const { userId, createdAt } = mail;
  await locks.person(db, userId);
  if (!(await postponeMail(tools, mail, until))) return;
  await db
    .updateTable('notifications')
    .set({ mailed_at: -createdAt })
    .where('user_id', '=', userId)
    .where('mailed_at', '=', createdAt)
    .execute();
}

/**
 * Takes back what is on its way, and owes it anew: to the address of now, or to somebody who comes back. What a server may have by now is
 * told once more. For a write that has the lock of the person.
 */
export async function oweAnew(db: Db, userId: string): Promise<void> {
  const written = await cancelNotices(db, userId);
  if (written.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ mailed_at: null })
    .where('user_id', '=', userId)
    .where(
      'mailed_at',
      'in',
      written.flatMap((createdAt) => timesOf({ createdAt })),
    )
    .execute();
}
