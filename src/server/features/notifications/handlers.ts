import { type NotificationSetting, notificationKinds } from '#contract/notifications.ts';
import { withUntouched } from '#domain/notifications/settings.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { presentGroup } from './present-group.ts';

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
export function notificationHandlers({ reader, writer, limits, now }: Deps): NotificationHandlers {
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
      return presentSettings(await reader.listNotificationSettings(actor.id));
    },

    async setNotificationSettings({ actor, body }) {
      await limits.editPerAccount.spend(actor.id);
      return presentSettings(await writer.setNotificationSettings(actor.id, body.settings));
    },
  };
}

/** All kinds, and that no mail tells of anything yet. */
const presentSettings = (chosen: NotificationSetting[]) => ({
  settings: withUntouched(notificationKinds, chosen),
  mailNeeds: 'site' as const,
});
