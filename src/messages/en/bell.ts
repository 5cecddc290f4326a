/** What the bell in the header says, to whom is logged in. */
export const bell = {
  'bell.none': 'Notifications',
  'bell.unread': {
    by: 'n',
    one: 'Notifications, {n} unread',
    other: 'Notifications, {n} unread',
  },
  'bell.many': 'Notifications, 99+ unread',
} as const;
