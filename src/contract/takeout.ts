import { Type } from 'typebox';
import { defineCall, Success } from './define.ts';

export const askTakeout = defineCall({
  method: 'POST',
  path: '/api/v1/account/takeout',
  feature: 'takeout',
  summary:
    'Get an address from which everything of one’s own comes as a zip; whoever has it needs no session, for as long as it is good',
  who: 'user',
  status: 201,
  reply: Success({
    url: Type.String({ description: 'On this site; good until its end, or until the logout' }),
    expiresAt: Type.String({ format: 'date-time' }),
  }),
  errors: ['not_signed_in', 'too_many_tries'],
});
