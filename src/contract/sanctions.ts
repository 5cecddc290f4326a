import { type Static, Type } from 'typebox';
import { CookName } from './cook-name.ts';
import { personDecisions, sanctionLevels } from './decisions.ts';
import { defineCall, pageEnd, pageQuery, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { hideReason } from './posts.ts';
import { reportReasons } from './reports.ts';

/** For how many days somebody may be kept from writing, or from using the account. */
export const sanctionDays = [1, 7, 30, 365] as const;

/** What holds against somebody, as moderators see it. */
const Sanction = Type.Object({
  _id: Type.String(),
  level: Type.Enum([...personDecisions]),
  person: CookName,
  rule: Type.Optional(Type.Enum([...reportReasons])),
  reason: Type.String(),
  decidedAt: Type.String({ format: 'date-time' }),
  endsAt: Type.Optional(
    Type.String({ format: 'date-time', description: 'Absent for what does not end by itself' }),
  ),
  by: Type.Optional(Type.String({ description: 'The name of who decided' })),
});
export type SanctionReply = Static<typeof Sanction>;

const refused = ['not_signed_in', 'moderators_only', 'passkey_needed', 'bad_request'] as const;

export const listSanctions = defineCall({
  method: 'GET',
  path: '/api/v1/admin/sanctions',
  feature: 'decisions',
  summary: 'Warnings, and what keeps people from writing or from their accounts now, newest first',
  who: 'moderator',
  query: Type.Object(pageQuery(200)),
  status: 200,
  reply: Success({ sanctions: Type.Array(Sanction), ...pageEnd }),
  errors: [...refused, 'bad_cursor'],
});

export const sanctionPerson = defineCall({
  method: 'POST',
  path: '/api/v1/admin/people/:id/sanctions',
  feature: 'decisions',
  summary:
    'Warn somebody, or keep them from writing or from their account for some days, which then ends by itself; who is kept already is kept as decided last',
  who: 'moderator',
  params: Type.Object({ id: Type.String() }),
  body: {
    kind: 'json',
    schema: Type.Object({
      key: Type.String({
        pattern: '^[0-9a-f]{24}$',
        description: '24 random hex digits: the same again under them counts once',
      }),
      level: Type.Enum([...sanctionLevels]),
      days: Type.Optional(
        Type.Enum([...sanctionDays], { description: 'Required but for a warning' }),
      ),
      rule: Type.Optional(Type.Enum([...reportReasons])),
      reason: Text(hideReason),
    }),
  },
  status: 200,
  reply: Success({}),
  errors: [...refused, 'not_over_them', 'user_not_found', ...fieldErrors],
});

export const liftSanction = defineCall({
  method: 'DELETE',
  path: '/api/v1/admin/sanctions/:id',
  feature: 'decisions',
  summary: 'Take back a warning, or what keeps somebody from writing or from their account',
  who: 'moderator',
  params: Type.Object({ id: Type.String() }),
  status: 200,
  reply: Success({}),
  errors: [...refused, 'not_over_them', 'decision_not_found'],
});
