import type { Selectable } from 'kysely';
import type { WriteTools } from '../../define.ts';
import type { Db, Schema } from '../../schema.ts';
import type { ClaimedMail, MailKind, NewMail } from './rows.ts';

/** Of so many that are due one is free, unless many processes ask in the same moment; they ask again. */
const lookedAt = 20;

/** Puts a mail to the address into the outbox, within the transaction of what it tells. */
export async function addMail(db: Db, mail: NewMail, recipient: string): Promise<void> {
  const { id, kind, subject, text, html, unsubscribe } = mail;
  await db
    .insertInto('mails')
    .values({
      id,
      kind,
      subject,
      text,
      html,
      unsubscribe,
      recipient,
      user_id: mail.userId,
      message_id: mail.messageId,
      created_at: mail.createdAt,
      next_try_at: mail.createdAt,
      give_up_at: mail.giveUpAt,
      tries: 0,
      sent_at: null,
      failed: null,
    })
    .execute();
}

const waiting = (db: Db) =>
  db.selectFrom('mails').where('sent_at', 'is', null).where('failed', 'is', null);

/** When the next mail may be taken up, or null when none waits. */
export async function findNextMailTime(db: Db): Promise<number | null> {
  const next = await waiting(db)
    .select('next_try_at')
    .orderBy('next_try_at')
    .limit(1)
    .executeTakeFirst();
  return next ? Number(next.next_try_at) : null;
}

/**
 * Takes up the mail that has been due for longest, until the lease ends: nobody else takes it up before.
 * Null when none is due. Of several who want the same one the first has it, for the condition is
 * asked again behind the row's lock.
 */
export async function claimMail(
  { db }: WriteTools,
  now: number,
  leaseUntil: number,
): Promise<ClaimedMail | null> {
  const due = await waiting(db)
    .select('id')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(lookedAt)
    .execute();
  for (const { id } of due) {
    const record = await db
      .updateTable('mails')
      .set(({ eb }) => ({ next_try_at: leaseUntil, tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .where('next_try_at', '<=', now)
      .where('sent_at', 'is', null)
      .where('failed', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!record) continue;
    if (await isTheirs(db, record)) return toMail(record);
    await dropMail(db, id);
  }
  return null;
}

/** Whether the mail is still for the address that it was written to. */
async function isTheirs(
  db: Db,
  { user_id, kind, recipient }: Pick<Selectable<Schema['mails']>, 'user_id' | 'kind' | 'recipient'>,
): Promise<boolean> {
  // What tells of another address goes to the one before, whether that is theirs still or not.
  if ((kind as MailKind) === 'told' || (kind as MailKind) === 'device') return true;
  if ((kind as MailKind) === 'moving') {
    const change = db.selectFrom('email_changes').select('email').where('user_id', '=', user_id);
    return (await change.executeTakeFirst())?.email === recipient;
  }
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user_id)
    .executeTakeFirst();
  return user?.email === recipient;
}

function toMail(record: Selectable<Schema['mails']>): ClaimedMail {
  const { id, subject, text, html, unsubscribe, recipient } = record;
  return {
    id,
    subject,
    text,
    html,
    unsubscribe,
    recipient,
    kind: record.kind as MailKind,
    userId: record.user_id,
    messageId: record.message_id,
    createdAt: Number(record.created_at),
    giveUpAt: Number(record.give_up_at),
    tries: Number(record.tries),
  };
}

/** Whether the process that took a mail up has it still. */
export async function isHeld(
  db: Db,
  { id, tries }: Pick<ClaimedMail, 'id' | 'tries'>,
): Promise<boolean> {
  const mail = waiting(db).select('id').where('id', '=', id).where('tries', '=', tries);
  return (await mail.executeTakeFirst()) !== undefined;
}

/** Forgets a mail that is not to be sent. */
export async function dropMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** Whether a mail that tells of notifications is on its way to a person. */
export async function hasNotices(db: Db, userId: string): Promise<boolean> {
  const mail = waiting(db).select('id').where('user_id', '=', userId).where('kind', '=', 'notices');
  return (await mail.limit(1).executeTakeFirst()) !== undefined;
}

/** Whether a mail of a kind was written to a person after a time. */
export async function isMailedSince(
  db: Db,
  userId: string,
  kind: MailKind,
  after: number,
): Promise<boolean> {
  const mail = db
    .selectFrom('mails')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', after);
  return (await mail.limit(1).executeTakeFirst()) !== undefined;
}

/** Takes back the mails that tell a person of notifications, as far as they have not been sent; when they were written. */
export const cancelNotices = (db: Db, userId: string): Promise<number[]> =>
  cancelMails(db, userId, 'notices');

/** Takes back the mails of a kind to a person, as far as they have not been sent; when they were written. */
export async function cancelMails(db: Db, userId: string, kind: MailKind): Promise<number[]> {
  const mails = await db
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('failed', 'is', null)
    .returning('created_at')
    .execute();
  return mails.map(({ created_at }) => Number(created_at));
}

const emptied = { subject: '', text: '', html: '', unsubscribe: null };

/** Notes that a server has accepted the mail; what it said is forgotten. */
export async function noteMailSent({ db }: WriteTools, id: string, at: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...emptied, sent_at: at })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Puts a mail off that could not be sent, unless another process has taken it up since; whether it was put off. */
export async function postponeMail(
  { db }: WriteTools,
  { id, tries }: Pick<ClaimedMail, 'id' | 'tries'>,
  until: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ next_try_at: until })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}

/** Gives a mail up, unless somebody else has taken it up since; what it said is forgotten. */
export async function giveMailUp(
  { db }: WriteTools,
  { id, tries }: Pick<ClaimedMail, 'id' | 'tries'>,
  reason: string,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...emptied, failed: reason })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('sent_at', 'is', null)
    .execute();
}

/** Forgets mails from before a time that were sent or given up. */
export async function deleteOldMails({ db }: WriteTools, before: number): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('failed', 'is not', null)]))
    .execute();
}
