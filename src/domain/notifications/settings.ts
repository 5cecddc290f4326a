import type { MailTime, NotificationKind, NotificationSetting } from '#contract/notifications.ts';

export type { MailTime, NotificationKind, NotificationSetting };

/**
 * What holds for a kind that the person never chose for: the site tells of it and no mail does. What
 * the cooks publish whom one follows stands on a page of its own, and is told to those who ask for it.
 */
export const untouched = (kind: NotificationKind): NotificationSetting => ({
  kind,
  site: kind !== 'published',
  mail: 'off',
});

/** Whether anybody has to be told of it at all. */
export const isWanted = ({ site, mail }: NotificationSetting): boolean => site || mail !== 'off';

/** The settings of all kinds: those that were chosen, and for the others what holds without. */
export function withUntouched(
  kinds: readonly NotificationKind[],
  chosen: readonly NotificationSetting[],
): NotificationSetting[] {
  return kinds.map((kind) => chosen.find((one) => one.kind === kind) ?? untouched(kind));
}
