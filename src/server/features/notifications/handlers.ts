import { type NotificationSetting, notificationKinds } from '#contract/notifications.ts';
import { withUntouched } from '#domain/notifications/settings.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { newToken } from '#server/http/session.ts';
import { presentGroup } from '#server/presenters/notification-group.ts';
import { pageEnd } from '#server/presenters/page-end.ts';

type NotificationHandlers = Pick<
  Handlers,
  | 'listNotifications'
  | 'countNotifications'
  | 'readNotifications'
  | 'getNotificationSettings'
  | 'setNotificationSettings'
>;

const pageSize = 20;

/** What the signed-in person is told, and what they want to be told of. */
export function notificationHandlers(deps: Deps): NotificationHandlers {
  const { reader, writer, limits, now } = deps;
  return {
    async listNotifications({ actor, query: { limit = pageSize, cursor } }) {
      const { rows, ...end } = await reader.listNotifications(actor.id, limit, cursor);
      return { notifications: rows.map(presentGroup), ...pageEnd(end) };
    },

    async countNotifications({ actor }) {
      return { unread: await reader.countUnread(actor.id) };
    },

    async readNotifications({ actor, body: { upTo, group } }) {
      const unread = await writer.readNotifications(actor.id, { upTo, group, at: now() });
      return { unread };
    },

    async getNotificationSettings({ actor }) {
      return presentSettings(deps, actor.id, await reader.listNotificationSettings(actor.id));
    },

    async setNotificationSettings({ actor, body, text }) {
      await limits.editPerAccount.spend(actor.id);
      const mails = { language: text.language, token: newToken(), at: now() };
      const chosen = await writer.setNotificationSettings(actor.id, body.settings, mails);
      return presentSettings(deps, actor.id, chosen);
    },
  };
}

/** All kinds, and what keeps mails from being sent. */
async function presentSettings(
  { reader, config }: Deps,
  userId: string,
  chosen: NotificationSetting[],
) {
  const settings = withUntouched(notificationKinds, chosen);
  if (!config.accountMail) return { settings, mailNeeds: 'site' as const };
  const isVerified = ((await reader.findMailState(userId))?.verifiedAt ?? null) !== null;
  return isVerified ? { settings } : { settings, mailNeeds: 'address' as const };
}
