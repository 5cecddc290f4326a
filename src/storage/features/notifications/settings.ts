import type {
  MailTime,
  NotificationKind,
  NotificationSetting,
} from '#domain/notifications/settings.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';

type Chosen = { kind: NotificationKind; site: number; mail: MailTime };

/** A row as the port speaks of it. */
export const toSetting = ({ kind, site, mail }: Chosen): NotificationSetting => ({
  ...{ kind, site: Number(site) === 1, mail },
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

/** Sets some kinds, the last of a kind named twice; all that were chosen then. A mail that is wanted no more is owed no more. */
export async function setNotificationSettings(
  { db, locks }: WriteTools,
  userId: string,
  settings: readonly NotificationSetting[],
): Promise<NotificationSetting[]> {
  await locks.person(db, userId);
  for (const { kind, site, mail } of settings) {
    const chosen = { site: site ? 1 : 0, mail };
    await db
      .insertInto('notification_settings')
      .values({ user_id: userId, kind, ...chosen })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(chosen))
      .execute();
    if (mail !== 'off') continue;
    const owed = db.updateTable('notifications').set({ mailed_at: 0 });
    await owed
      .where('user_id', '=', userId)
      .where('mailed_at', 'is', null)
      .where('kind', '=', kind)
      .execute();
  }
  return listNotificationSettings(db, userId);
}
