import { type Static, Type } from 'typebox';
import { Answer, busyErrors, DeviceHeader, Password, User } from './accounts.ts';
import { defineCall, Email, Secret, Success, Text } from './define.ts';
import { fieldErrors, nameErrors, passwordErrors } from './errors.ts';

/**
 * The password that the account has at present: asked for before what is dangerous. It may be left out where a passkey has
 * confirmed within five minutes who sits there.
 */
export const Present = Type.Optional(Secret({ max: 200 }));
export const presentErrors = [
  'not_signed_in',
  'password_wrong',
  'passkey_needed',
  'openid_confirm',
  ...busyErrors,
  ...fieldErrors,
] as const;

const Session = Type.Object({
  id: Type.String(),
  device: Type.String({ description: 'The browser and the system, as far as they are known' }),
  beganAt: Type.String({ format: 'date-time' }),
  usedAt: Type.String({ format: 'date-time', description: 'Exact to an hour' }),
  isThis: Type.Boolean({ description: 'Whether the request comes from it' }),
});
export type SessionReply = Static<typeof Session>;

const Sessions = Success({ sessions: Type.Array(Session) });

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/v1/account/sessions',
  feature: 'accounts',
  summary: 'Where one is logged in, the last used first',
  who: 'user',
  status: 200,
  reply: Sessions,
  errors: ['not_signed_in'],
});

const part = Type.Object({ used: Type.Integer(), most: Type.Integer() });
const Usage = Success({
  recipes: part,
  megabytes: Type.Object(part.properties, {
    description: 'Of photos; those of deleted recipes count until they can no longer be restored',
  }),
});
export type UsageReply = Omit<Static<typeof Usage>, 'success' | 'message'>;

export const getUsage = defineCall({
  method: 'GET',
  path: '/api/v1/account/usage',
  feature: 'accounts',
  summary: 'How much of what an account may keep is there already',
  who: 'user',
  status: 200,
  reply: Usage,
  errors: ['not_signed_in'],
});

export const endSession = defineCall({
  method: 'POST',
  path: '/api/v1/account/sessions/end',
  feature: 'accounts',
  summary:
    'End one session of one’s own, with the present password; one that has ended is no fault',
  who: 'user',
  body: {
    kind: 'json',
    schema: Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{24}$' }), password: Present }),
  },
  status: 200,
  reply: Sessions,
  errors: presentErrors,
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/v1/account/sessions/end-others',
  feature: 'accounts',
  summary: 'End every session of one’s own but this, with the present password',
  who: 'user',
  body: { kind: 'json', schema: Type.Object({ password: Present }) },
  status: 200,
  reply: Sessions,
  errors: presentErrors,
});

export const changeName = defineCall({
  method: 'PUT',
  path: '/api/v1/account/name',
  // Everybody sees it: a cook who may not write may not change it either.
  feature: 'cooks',
  summary: 'Go by another name; the handle stays',
  who: 'user',
  body: { kind: 'json', schema: Type.Object({ name: Text({ max: 80 }) }) },
  status: 200,
  reply: Success({ user: User }),
  errors: ['not_signed_in', 'too_many_tries', 'name_hidden', ...fieldErrors, ...nameErrors],
});

export const changePassword = defineCall({
  method: 'PUT',
  path: '/api/v1/account/password',
  feature: 'accounts',
  summary: 'Set another password, with the present one; every other session ends',
  who: 'user',
  headers: DeviceHeader,
  body: { kind: 'json', schema: Type.Object({ password: Present, newPassword: Password }) },
  status: 200,
  reply: Success({
    mailed: Type.Optional(
      Type.Boolean({ description: 'Whether a mailed link has to be confirmed first' }),
    ),
  }),
  errors: [...presentErrors, ...passwordErrors],
});

export const changeAnswer = defineCall({
  method: 'PUT',
  path: '/api/v1/account/answer',
  feature: 'accounts',
  summary: 'Set another security answer, with the present password',
  who: 'user',
  body: { kind: 'json', schema: Type.Object({ password: Present, answer: Answer }) },
  status: 200,
  reply: Success({}),
  errors: presentErrors,
});

export const changeEmail = defineCall({
  method: 'PUT',
  path: '/api/v1/account/email',
  feature: 'accounts',
  summary:
    'Have another e-mail address, with the present password. Where the site mails people the new one counts once its link is confirmed, and the one before is told where it is proven',
  who: 'user',
  body: { kind: 'json', schema: Type.Object({ password: Present, email: Email }) },
  status: 200,
  reply: Success({
    user: User,
    isPending: Type.Boolean({ description: 'Whether the new address has to be proven first' }),
  }),
  errors: [...presentErrors, 'email_taken'],
});

export const leaveAccount = defineCall({
  method: 'POST',
  path: '/api/v1/account/leave',
  feature: 'accounts',
  summary:
    'Have the account deleted, with the present password: it is closed and hidden at once, and goes for good after 14 days unless a login takes it back',
  who: 'user',
  body: {
    kind: 'json',
    schema: Type.Object({
      password: Present,
      recipes: Type.Enum(['go', 'stay'], {
        description: 'Whether the recipes go too, or stay without a name',
      }),
    }),
  },
  status: 200,
  reply: Success({
    endsAt: Type.String({ format: 'date-time', description: 'Until when a login takes it back' }),
  }),
  errors: [...presentErrors, 'last_admin'],
});

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/v1/auth/confirm-email',
  feature: 'accounts',
  summary: 'Let a new address count, with the link that was mailed to it',
  who: 'anyone',
  body: { kind: 'json', schema: Type.Object({ token: Secret({ max: 200 }) }) },
  status: 200,
  reply: Success({}),
  errors: [...fieldErrors, 'email_link_over', 'email_taken'],
});
