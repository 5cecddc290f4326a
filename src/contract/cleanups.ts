import { type Static, Type } from 'typebox';
import { CookName } from './cook-name.ts';
import { restrictingLevels } from './decisions.ts';
import { defineCall, pageEnd, pageQuery, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { hideReason } from './posts.ts';
import { hintReasons, reportKinds, reportReasons } from './reports.ts';
import { sanctionDays } from './sanctions.ts';

/** How many of somebody’s last days a moderator may remove at once. */
export const cleanupDays = [1, 3, 7, 30] as const;

const time = Type.String({ format: 'date-time' });

/** Which posts: those that are shown now, or wait for a look, and were made in a time, by one person, by new accounts, from a block of addresses or with a hint; what is said of them holds together. */
const set = {
  userId: Type.Optional(
    Type.String({ maxLength: 40, description: 'Of this person alone; else of all without a role' }),
  ),
  since: Type.String({ format: 'date-time', description: 'At most 30 days and an hour ago' }),
  until: Type.Optional(time),
  newSince: Type.Optional(
    Type.String({
      format: 'date-time',
      description:
        'Of accounts that were made since then; required where nothing else says of whom, and then at most 30 days and an hour ago',
    }),
  ),
  block: Type.Optional(
    Type.String({
      maxLength: 60,
      description:
        'From the block of this address, or this block (192.0.2/24, 192.0.2.0/24, 2001:db8:1/48, 2001:db8:1::/48): known for a week',
    }),
  ),
  hint: Type.Optional(
    Type.Enum([...hintReasons], {
      description:
        'With this hint, which nobody has settled; of a burst all that its writer posted',
    }),
  ),
};

const level = Type.Enum([...restrictingLevels]);

const counted = {
  posts: Type.Integer(),
  people: Type.Integer(),
};
const closable = {
  accounts: Type.Integer({
    description:
      'How many accounts of the set are closed with it, where that is wished: none with a role, and none that is kept from something already',
  }),
};

const refused = ['not_signed_in', 'moderators_only', 'passkey_needed', 'bad_request'] as const;

export const countCleanup = defineCall({
  method: 'GET',
  path: '/api/v1/admin/cleanups/count',
  feature: 'cleanups',
  summary: 'What a clean-up would hide, counted by kind',
  who: 'moderator',
  query: Type.Object(set),
  status: 200,
  reply: Success({
    ...counted,
    ...closable,
    kinds: Type.Array(Type.Object({ kind: Type.Enum([...reportKinds]), count: Type.Integer() })),
  }),
  errors: [...refused, 'not_over_them', 'user_not_found', 'set_too_wide', 'block_unreadable'],
});

export const startCleanup = defineCall({
  method: 'POST',
  path: '/api/v1/admin/cleanups',
  feature: 'cleanups',
  summary:
    'Hide a set of posts for a reason: one entry in the log, some at a time from now on; everybody whose posts they are is told once and can appeal; with a level their accounts are kept from writing, or closed, by the same act',
  who: 'moderator',
  body: {
    kind: 'json',
    schema: Type.Object({
      key: Type.String({
        pattern: '^[0-9a-f]{24}$',
        description: '24 random hex digits: the same again under them counts once',
      }),
      ...set,
      rule: Type.Optional(Type.Enum([...reportReasons])),
      reason: Text(hideReason),
      level: Type.Optional(
        Type.Enum([...restrictingLevels], {
          description: 'What the accounts of the set are kept from as well',
        }),
      ),
      days: Type.Optional(Type.Enum([...sanctionDays], { description: 'Required with a level' })),
    }),
  },
  status: 200,
  reply: Success({ ...counted, ...closable }),
  errors: [
    ...refused,
    'not_over_them',
    'user_not_found',
    'set_too_wide',
    'block_unreadable',
    ...fieldErrors,
  ],
});

/** A clean-up as moderators see it. */
const Cleanup = Type.Object({
  _id: Type.String(),
  at: time,
  by: Type.Optional(Type.String({ description: 'The name of who began it' })),
  person: Type.Optional(CookName),
  since: time,
  until: time,
  rule: Type.Optional(Type.Enum([...reportReasons])),
  reason: Type.String(),
  ...counted,
  left: Type.Integer({ description: 'How many are still to be hidden, or shown again' }),
  takenAlong: Type.Optional(
    Type.Integer({
      description:
        'Of how many people who have left it was undone: what they took along comes back with them; absent where of none',
    }),
  ),
  accounts: Type.Optional(
    Type.Integer({ description: 'How many accounts were closed with it; absent where none' }),
  ),
  level: Type.Optional(level),
  endsAt: Type.Optional(time),
  undoneAt: Type.Optional(time),
});
export type CleanupReply = Static<typeof Cleanup>;

export const listCleanups = defineCall({
  method: 'GET',
  path: '/api/v1/admin/cleanups',
  feature: 'cleanups',
  summary: 'Sets of posts that moderators have hidden at once, newest first',
  who: 'moderator',
  query: Type.Object(pageQuery(200)),
  status: 200,
  reply: Success({ cleanups: Type.Array(Cleanup), ...pageEnd }),
  errors: [...refused, 'bad_cursor'],
});

export const undoCleanup = defineCall({
  method: 'DELETE',
  path: '/api/v1/admin/cleanups/:id',
  feature: 'cleanups',
  summary:
    'Show again what a clean-up has hidden, and open the accounts that it closed, some at a time from now on',
  who: 'moderator',
  params: Type.Object({ id: Type.String() }),
  status: 200,
  reply: Success({}),
  errors: [...refused, 'not_over_them', 'cleanup_not_found'],
});
