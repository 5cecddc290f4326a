import { type Static, Type } from 'typebox';
import { ContactMessage } from './contact.ts';
import { CookName } from './cook-name.ts';
import { defineCall, pageEnd, pageQuery, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { hideReason, postKinds, takenAlong, withName } from './posts.ts';
import { Photo } from './recipe-fields.ts';
import { strangerErrors, WorkHeader } from './work.ts';

/** What anybody can report. */
export const reportKinds = ['recipe', ...postKinds] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What stands in the queue: what was reported, messages from the contact page, and appeals. */
const queueKinds = [...reportKinds, 'message', 'appeal'] as const;
export type QueueKind = (typeof queueKinds)[number];

/** Why something is reported. */
export const reportReasons = ['spam', 'rude', 'unsafe', 'copied', 'private', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What the site itself finds worth a look, which decides nothing: many links, a text or a photo that somebody else's recipe has, much at once, what a new account posted where that waits for a look. */
export const hintReasons = ['links', 'copied-text', 'same-photo', 'burst', 'first'] as const;
export type HintReason = (typeof hintReasons)[number];

/** How long a reporter’s own words may be. */
export const reportLimits = { note: 500 } as const;

/** What moderators do with an entry of the queue. */
const queueActs = ['hide', 'dismiss', 'restore', 'reopen'] as const;
/** How they answer an appeal: what was decided is taken back, or stands. */
export const appealActs = ['grant', 'uphold'] as const;
export type QueueAct = (typeof queueActs)[number] | (typeof appealActs)[number];

const reason = Type.Enum([...reportReasons]);
const kind = Type.Enum([...reportKinds]);

export const sendReport = defineCall({
  method: 'POST',
  path: '/api/v1/reports/:kind/:id',
  feature: 'reports',
  summary: 'Report something to those who look after the site; who reports is kept nowhere',
  who: 'anyone',
  isForOwnPages: true,
  params: Type.Object({ kind, id: Type.String({ maxLength: 40 }) }),
  headers: WorkHeader,
  body: {
    kind: 'json',
    schema: Type.Object({
      key: Type.String({
        pattern: '^[0-9a-f]{24}$',
        description: '24 random hex digits: a report that is sent again under them counts once',
      }),
      reason,
      note: Type.Optional(Text({ min: 0, max: reportLimits.note })),
    }),
  },
  status: 200,
  reply: Success({}),
  errors: ['foreign_page', ...strangerErrors, 'report_gone', 'bad_request', ...fieldErrors],
});

export const getReported = defineCall({
  method: 'GET',
  path: '/api/v1/reports/:kind/:id',
  feature: 'reports',
  summary:
    'What a report would be about, as everybody sees it: nothing where lists leave it out, or nothing is there',
  who: 'anyone',
  isMomentary: true,
  params: Type.Object({ kind, id: Type.String({ maxLength: 40 }) }),
  status: 200,
  reply: Success({
    name: Type.Optional(
      Type.String({ description: 'Of the recipe or the collection, or of the recipe that has it' }),
    ),
    text: Type.Optional(
      Type.String({ description: 'Of what stands at a recipe, its first characters' }),
    ),
    cook: Type.Optional(
      Type.String({ description: 'How its writer is called; empty for a former cook' }),
    ),
  }),
  errors: ['bad_request'],
});
export type ReportedReply = Static<typeof getReported.reply>;

/** Something in the queue as moderators see it. Nothing of it tells who reported. */
const QueueEntry = Type.Object({
  _id: Type.String(),
  kind: Type.Enum([...queueKinds]),
  /** The id of what it is about. */
  subjectId: Type.String(),
  openedAt: Type.String({ format: 'date-time' }),
  reports: Type.Integer({
    description: 'How often it was reported since it was opened, counted to 50',
  }),
  reasons: Type.Array(
    Type.Object({
      reason: Type.Enum([...reportReasons, ...hintReasons]),
      count: Type.Integer(),
    }),
  ),
  notes: Type.Array(Type.String(), { description: 'What reporters said, the first five' }),
  subject: Type.Optional(
    Type.Object(
      {
        text: Type.String(),
        writer: CookName,
        recipe: Type.Optional(Type.Object({ name: Type.String(), slug: Type.String() })),
        isHidden: Type.Boolean(),
        isWaiting: Type.Optional(
          Type.Boolean({ description: 'Whether nobody sees it until a moderator lets it stand' }),
        ),
        ...takenAlong,
        isNameAlone: Type.Optional(
          Type.Boolean({
            description:
              'Whether it is a cook who tells nothing of themselves: hiding hides the name',
          }),
        ),
        sign: Type.Optional(
          Type.String({
            description: 'Of what is hidden or waits: another one once it says something else',
          }),
        ),
        photos: Type.Optional(
          Type.Array(Type.String(), {
            description:
              'Addresses of the photos of what waits, and of a hidden recipe: given to moderators with their token',
          }),
        ),
        block: Type.Optional(
          Type.String({
            description: 'From which block of addresses it came, for a week: a /24 or a /48',
          }),
        ),
      },
      { description: 'Absent where it is gone meanwhile' },
    ),
  ),
  alike: Type.Optional(
    Type.Object(
      {
        photo: Type.Optional(Photo),
        other: Photo,
        cook: CookName,
        recipe: Type.Object({ name: Type.String(), slug: Type.String() }),
      },
      {
        description:
          'Its photo and that of somebody else that looks the same, while everybody can see both; of what waits the other one alone',
      },
    ),
  ),
  message: Type.Optional(ContactMessage),
  appeal: Type.Optional(
    Type.Object(
      {
        text: Type.String(),
        of: Type.Enum([...reportKinds, 'warning', 'read-only', 'ban', 'removal']),
        rule: Type.Optional(reason),
        reason: Type.String(),
        decidedAt: Type.String({ format: 'date-time' }),
        by: Type.Optional(Type.String({ description: 'The name of who decided' })),
        isYours: Type.Optional(Type.Boolean({ description: 'Whether the reader decided it' })),
      },
      { description: 'What its writer says against what was decided' },
    ),
  ),
  settled: Type.Optional(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      as: Type.Enum(['hidden', 'dismissed']),
      reason: Type.Optional(Type.String()),
    }),
  ),
});
export type QueueEntryReply = Static<typeof QueueEntry>;

export const listQueue = defineCall({
  method: 'GET',
  path: '/api/v1/admin/queue',
  feature: 'reports',
  summary: 'What waits for a moderator, oldest first; or what was settled, last first',
  who: 'moderator',
  query: Type.Object({ settled: Type.Optional(Type.Boolean()), ...pageQuery(200) }),
  status: 200,
  reply: Success({ entries: Type.Array(QueueEntry), ...pageEnd }),
  errors: ['not_signed_in', 'moderators_only', 'passkey_needed', 'bad_cursor', 'bad_request'],
});

export const settleEntry = defineCall({
  method: 'PUT',
  path: '/api/v1/admin/queue/:id',
  feature: 'reports',
  summary:
    'Settle an entry: hide what it is about with a reason, or let it stand; restore what was hidden, or put the entry back into the queue; an appeal is granted or what was decided upheld, by somebody else than who decided',
  who: 'moderator',
  params: Type.Object({ id: Type.String() }),
  body: {
    kind: 'json',
    schema: Type.Object({
      act: Type.Enum([...queueActs, ...appealActs]),
      rule: Type.Optional(
        Type.Enum([...reportReasons], { description: 'What is wrong with what is hidden' }),
      ),
      reason: Type.Optional(
        Text({
          ...hideReason,
          description: 'Required where it is hidden or upheld; its writer reads it',
        }),
      ),
      ...withName,
      seen: Type.Optional(
        Type.String({
          maxLength: 64,
          description:
            'The sign of what waited or is hidden as it was read: changed since, it is not shown',
        }),
      ),
    }),
  },
  status: 200,
  reply: Success(takenAlong),
  errors: [
    'not_signed_in',
    'moderators_only',
    'passkey_needed',
    'entry_gone',
    'entry_changed',
    'entry_settled',
    'own_entry',
    'own_decision',
    'entry_of_admin',
    'post_not_found',
    'bad_request',
    ...fieldErrors,
  ],
});
