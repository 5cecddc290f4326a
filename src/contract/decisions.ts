import { type Static, Type } from 'typebox';
import { defineCall, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { reportKinds, reportReasons } from './reports.ts';

/** How long an appeal and the answer to it are. */
export const appealLimits = { min: 3, max: 1_000 } as const;

/** What is decided about people: who is warned may do what they did before, who may not write reads, who is banned does neither. */
export const sanctionLevels = ['warning', 'read-only', 'ban'] as const;
export type SanctionLevel = (typeof sanctionLevels)[number];

/** Those that keep somebody from something, for some days. */
export const restrictingLevels = ['read-only', 'ban'] as const;
export type Restricting = (typeof restrictingLevels)[number];

/** What decisions are about a person: that, and that many of their posts were hidden at once. */
export const personDecisions = [...sanctionLevels, 'removal'] as const;
export type PersonDecision = (typeof personDecisions)[number];

/** What decisions are about: something that was posted, or the person. */
const decisionKinds = [...reportKinds, ...personDecisions] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What has become of what was decided. */
const decisionStates = ['stands', 'appealed', 'upheld', 'restored', 'over'] as const;
export type DecisionState = (typeof decisionStates)[number];

const time = Type.String({ format: 'date-time' });

/** What a moderator decided about a person or something of theirs, as that person reads it: never who decided. */
const Decision = Type.Object({
  _id: Type.String(),
  kind: Type.Enum([...decisionKinds]),
  decidedAt: time,
  endsAt: Type.Optional(time),
  hidesPosts: Type.Optional(
    Type.Boolean({ description: 'Whether what they posted last was hidden with it' }),
  ),
  hidesName: Type.Optional(
    Type.Boolean({ description: 'Whether the name and the handle were replaced' }),
  ),
  rule: Type.Optional(Type.Enum([...reportReasons])),
  reason: Type.String({ description: 'In words; empty where none were given' }),
  state: Type.Enum([...decisionStates]),
  mayAppeal: Type.Boolean(),
  subject: Type.Optional(
    Type.Object(
      {
        text: Type.String(),
        recipe: Type.Optional(Type.Object({ name: Type.String(), slug: Type.String() })),
      },
      { description: 'Absent where it is gone meanwhile' },
    ),
  ),
  appeal: Type.Optional(Type.Object({ text: Type.String(), at: time })),
  ruling: Type.Optional(
    Type.Object({ text: Type.String(), at: time }, { description: 'The answer to the appeal' }),
  ),
});
export type DecisionReply = Static<typeof Decision>;

export const listDecisions = defineCall({
  method: 'GET',
  path: '/api/v1/account/decisions',
  feature: 'decisions',
  summary:
    'What moderators decided about the signed-in person and what they posted, the newest 100, newest first',
  who: 'user',
  status: 200,
  reply: Success({ decisions: Type.Array(Decision) }),
  errors: ['not_signed_in'],
});

export const appealDecision = defineCall({
  method: 'POST',
  path: '/api/v1/account/decisions/:id/appeal',
  feature: 'decisions',
  summary:
    'Appeal, once, against what was decided: somebody else looks at it; the same words again change nothing',
  who: 'user',
  params: Type.Object({ id: Type.String() }),
  body: { kind: 'json', schema: Type.Object({ text: Text(appealLimits) }) },
  status: 200,
  reply: Success({}),
  errors: [
    'not_signed_in',
    'too_many_tries',
    'decision_not_found',
    'appeal_over',
    'bad_request',
    ...fieldErrors,
  ],
});
