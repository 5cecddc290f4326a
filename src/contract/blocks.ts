import { type Static, Type } from 'typebox';
import { CookName } from './cook-name.ts';
import { defineCall, Success } from './define.ts';
import { fieldErrors } from './errors.ts';

/** How many people one person may mute and block: all of them are told at once. */
export const blockLimits = { people: 500 } as const;

/** A muted person is not heard of; a blocked one may not follow or answer either. */
const blockKind = Type.Enum(['mute', 'block']);

/** Somebody whom the signed-in person muted or blocked. */
const BlockedPerson = Type.Object({
  ...CookName.properties,
  kind: blockKind,
  since: Type.String({ format: 'date-time' }),
});
export type BlockedPersonReply = Static<typeof BlockedPerson>;

export const listBlocks = defineCall({
  method: 'GET',
  path: '/api/v1/blocks',
  feature: 'blocks',
  summary: 'Whom the signed-in person muted and blocked, the last first; nobody else is told',
  who: 'user',
  status: 200,
  reply: Success({ people: Type.Array(BlockedPerson) }),
  errors: ['not_signed_in'],
});

export const blockPerson = defineCall({
  method: 'PUT',
  path: '/api/v1/blocks/:userId',
  feature: 'blocks',
  summary:
    'Mute or block somebody, or neither; said twice it is the same. A block ends following both ways, and whoever is blocked is answered declined where they follow, review, ask, answer or vote',
  who: 'user',
  params: Type.Object({ userId: Type.String() }),
  body: {
    kind: 'json',
    schema: Type.Object({ kind: Type.Enum(['mute', 'block', 'none']) }),
  },
  status: 200,
  reply: Success({ kind: Type.Enum(['mute', 'block', 'none']) }),
  errors: [
    'not_signed_in',
    'user_not_found',
    'own_block',
    'blocks_full',
    'too_many_tries',
    'bad_request',
    ...fieldErrors,
  ],
});
