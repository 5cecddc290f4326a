import { type Static, Type } from 'typebox';
import { CookName } from './cook-name.ts';
import { defineCall, pageEnd, pageQuery, Success } from './define.ts';
import { fieldErrors } from './errors.ts';

/** What somebody is told of. */
export const notificationKinds = [
  'review',
  'review-answer',
  'question',
  'answer',
  'follow',
  'helpful',
  'published',
  'hidden',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When a mail tells of it too. */
export const mailTimes = ['off', 'now', 'daily', 'weekly'] as const;
export type MailTime = (typeof mailTimes)[number];

const mostAtOnce = 50;

/** Several doings of a kind about the same thing. */
const NotificationGroup = Type.Object({
  _id: Type.String({ description: 'The newest of them: reading up to it reads them all' }),
  group: Type.String({ description: 'The same for all that are told together' }),
  kind: Type.Enum([...notificationKinds]),
  isUnread: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time', description: 'When the newest of them happened' }),
  actors: Type.Array(CookName, {
    description: 'The last of those who did it, the newest first',
  }),
  people: Type.Integer({ description: 'How many did it' }),
  things: Type.Integer({ description: 'How many reviews, answers or recipes they are about' }),
  recipe: Type.Optional(
    Type.Object({ _id: Type.String(), name: Type.String(), slug: Type.String() }),
  ),
  subjectId: Type.Optional(
    Type.String({ description: 'The review, question, answer or collection of the newest' }),
  ),
  detail: Type.Optional(
    Type.String({
      description:
        'Of `hidden`: the kind of post, or `cook-name` where the name was hidden too, whether it was hidden, restored or upheld, and why, between colons',
    }),
  ),
});
export type NotificationGroupReply = Static<typeof NotificationGroup>;

const Setting = Type.Object({
  kind: Type.Enum([...notificationKinds]),
  site: Type.Boolean({ description: 'Whether the bell and the page tell of it' }),
  mail: Type.Enum([...mailTimes]),
});
export type NotificationSetting = Static<typeof Setting>;

/** What keeps mails from being sent: the site sends none to people, or the address is not verified. */
const mailNeeds = ['site', 'address'] as const;

const Settings = Success({
  settings: Type.Array(Setting),
  mailNeeds: Type.Optional(
    Type.Enum([...mailNeeds], {
      description: 'Absent where mails are sent; `site` where this site sends none to people',
    }),
  ),
});

const Unread = Success({
  unread: Type.Integer({
    description: 'How many groups have something unread; 100 is that many or more',
  }),
});
export type NotificationSettingsReply = Omit<Static<typeof Settings>, 'success' | 'message'>;

export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/v1/notifications',
  feature: 'notifications',
  summary:
    'What the signed-in person is told: several of a kind about the same thing are one, the newest first',
  who: 'user',
  query: Type.Object(pageQuery(mostAtOnce)),
  status: 200,
  reply: Success({ notifications: Type.Array(NotificationGroup), ...pageEnd }),
  errors: ['not_signed_in', 'bad_cursor', 'bad_request'],
});

export const countNotifications = defineCall({
  method: 'GET',
  path: '/api/v1/notifications/count',
  feature: 'notifications',
  summary: 'How much of that is unread',
  who: 'user',
  status: 200,
  reply: Unread,
  errors: ['not_signed_in'],
});

export const readNotifications = defineCall({
  method: 'POST',
  path: '/api/v1/notifications/read',
  feature: 'notifications',
  summary: 'Notes that these are read: all up to one, or those of a group; what is left unread',
  who: 'user',
  body: {
    kind: 'json',
    schema: Type.Object({
      upTo: Type.String({
        pattern: '^[0-9a-f]{24}$',
        description: 'The newest that was seen: what came later stays unread',
      }),
      group: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    }),
  },
  status: 200,
  reply: Unread,
  errors: ['not_signed_in', 'bad_request', ...fieldErrors],
});

export const getNotificationSettings = defineCall({
  method: 'GET',
  path: '/api/v1/notifications/settings',
  feature: 'notifications',
  summary: 'Which kinds the signed-in person is told of, on the site and by mail',
  who: 'user',
  status: 200,
  reply: Settings,
  errors: ['not_signed_in'],
});

export const setNotificationSettings = defineCall({
  method: 'PUT',
  path: '/api/v1/notifications/settings',
  feature: 'notifications',
  summary: 'Sets those kinds that are named, and answers with all',
  who: 'user',
  body: {
    kind: 'json',
    schema: Type.Object({
      settings: Type.Array(Setting, { maxItems: notificationKinds.length }),
    }),
  },
  status: 200,
  reply: Settings,
  errors: ['not_signed_in', 'too_many_tries', 'bad_request', ...fieldErrors],
});
