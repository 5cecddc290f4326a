import { mailDueAt } from '#domain/notifications/mail-times.ts';
import type {
  MailTime,
  NotificationKind,
  NotificationSetting,
} from '#domain/notifications/settings.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { cancelNotices } from '../mails/outbox.ts';
import type { MailReader } from '../mails/rows.ts';

type Chosen = { kind: NotificationKind; site: number; mail: MailTime };

/** A row as the port speaks of it. */
export const toSetting = ({ kind, site, mail }: Chosen): NotificationSetting => ({
  kind,
  site: Number(site) === 1,
  mail,
});

/** What the person chose to be told of, in no order; kinds that they did not choose for are left out. */
export async function listNotificationSettings(
  db: Db,
  userId: string,
): Promise<NotificationSetting[]> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'site', 'mail'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(toSetting);
}

/**
 * Sets some kinds, the last of a kind named twice; all that were chosen then. A mail that is wanted no more is owed
 * no more, and one that is wanted at another time is due then.
 */
export async function setNotificationSettings(
  { db, locks }: WriteTools,
  userId: string,
  settings: readonly NotificationSetting[],
  { language, token, at }: MailReader,
): Promise<NotificationSetting[]> {
  await locks.person(db, userId);
  const before = await listNotificationSettings(db, userId);
  await db
    .insertInto('mail_readers')
    .values({ user_id: userId, language, token })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ language }))
    .execute();
  for (const { kind, site, mail } of settings) {
    const chosen = { site: site ? 1 : 0, mail };
    await db
      .insertInto('notification_settings')
      .values({ user_id: userId, kind, ...chosen })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(chosen))
      .execute();
    if (before.find((one) => one.kind === kind)?.mail !== mail) {
      await oweMails(db, userId, kind, mailDueAt(mail, at));
    }
  }
  const all = await listNotificationSettings(db, userId);
  if (all.every(({ mail }) => mail === 'off')) await cancelNotices(db, userId);
  return all;
}

/** What no mail has told a person yet: none was written, or it was put off. */
const untold = (db: Db, userId: string) =>
  db
    .updateTable('notifications')
    .where('user_id', '=', userId)
    .where(({ eb, or }) => or([eb('mailed_at', 'is', null), eb('mailed_at', '<', 0)]));

/** What no mail has told a person yet of a kind is due at a time, or owed no more. */
async function oweMails(
  db: Db,
  userId: string,
  kind: NotificationKind,
  dueAt: number | null,
): Promise<void> {
  await untold(db, userId)
    .set(dueAt === null ? { mailed_at: 0 } : { mailed_at: null, mail_due_at: dueAt })
    .where('kind', '=', kind)
    .execute();
}

/** Nothing that no mail has told a person yet is due any more, until `dueAgain`: who has left is mailed nothing. What comes meanwhile has its time, and nobody writes it. */
export async function putMailsOff(db: Db, userId: string): Promise<void> {
  await untold(db, userId).set({ mailed_at: null, mail_due_at: null }).execute();
}

/** It is due again to somebody who is back, as they chose. */
export async function dueAgain(db: Db, userId: string, at: number): Promise<void> {
  for (const { kind, mail } of await listNotificationSettings(db, userId))
    await oweMails(db, userId, kind, mailDueAt(mail, at));
}

/** Ends all mails to the person who has the token; false when nobody has it. Said twice it is the same. */
export async function endNotificationMails(
  { db, locks }: WriteTools,
  token: string,
): Promise<boolean> {
  const userId = await findMailReader(db, token);
  if (userId === null) return false;
  await locks.person(db, userId);
  await db
    .updateTable('notification_settings')
    .set({ mail: 'off' })
    .where('user_id', '=', userId)
    .execute();
  await untold(db, userId).set({ mailed_at: 0 }).execute();
  await cancelNotices(db, userId);
  return true;
}

/** Whose mails a token ends; null when it is nobody's. */
export async function findMailReader(db: Db, token: string): Promise<string | null> {
  const reader = await db
    .selectFrom('mail_readers')
    .select('user_id')
    .where('token', '=', token)
    .executeTakeFirst();
  return reader?.user_id ?? null;
}
