import { type Static, Type } from 'typebox';
import {
  Begun,
  BegunPart,
  busyErrors,
  ComeBack,
  DeviceHeader,
  InvitationToken,
  LoginHeaders,
} from './accounts.ts';
import { defineCall, Secret, Success, Text } from './define.ts';
import { doorErrors, fieldErrors, nameErrors } from './errors.ts';
import { Present, presentErrors } from './own-account.ts';

/** What a browser is sent away with, and what only it knows when it comes back. */
const Away = Success({
  address: Type.String({ description: 'Where the browser goes next' }),
  key: Type.String({ description: 'What it says when it is back; good for ten minutes, once' }),
});

/** What the browser came back with: the query of the address that it was sent to, as it stands there. */
const backFields = { key: Secret({ max: 200 }), answer: Secret({ max: 8_000 }) };
const Back = Type.Object(backFields);

/** Somebody whom the server has named, and whom no account is linked with yet. */
const Newcomer = Type.Object({
  ticket: Type.String({ description: 'Good for half an hour' }),
  email: Type.String(),
  name: Type.String({ description: 'What the server calls them; empty where it does not say' }),
  hasAccount: Type.Boolean({ description: 'Whether their address has an account here' }),
});
export type OpenidNewcomer = Static<typeof Newcomer>;

const Link = Type.Object({
  email: Type.String({ description: 'The address that the server told; empty where it told none' }),
  linkedAt: Type.String({ format: 'date-time' }),
  usedAt: Type.Optional(Type.String({ format: 'date-time' })),
});

const OwnOpenid = Success({
  link: Type.Optional(Link),
  hasPassword: Type.Boolean(),
  isConfirmed: Type.Boolean({
    description: 'Whether the server has said anew who sits there, within five minutes',
  }),
});

const off = 'openid_off' as const;
const awayErrors = [off, 'openid_unreachable', 'too_many_tries'] as const;
const backErrors = ['openid_over', 'openid_refused', ...awayErrors, ...fieldErrors] as const;

export const askOpenid = defineCall({
  method: 'POST',
  path: '/api/v1/auth/openid/begin',
  feature: 'accounts',
  summary: 'Where a browser logs in through the OpenID server of this site',
  who: 'anyone',
  headers: DeviceHeader,
  status: 200,
  reply: Away,
  errors: awayErrors,
});

export const loginByOpenid = defineCall({
  method: 'POST',
  path: '/api/v1/auth/openid/login',
  feature: 'accounts',
  summary:
    'Start a session for whoever the OpenID server names, or say whom it names where no account is linked with them',
  who: 'anyone',
  headers: LoginHeaders,
  body: { kind: 'json', schema: Type.Object({ ...backFields, comeBack: ComeBack }) },
  status: 200,
  reply: Success({ begun: Type.Optional(BegunPart), newcomer: Type.Optional(Newcomer) }),
  errors: [...backErrors, 'openid_unproven', 'account_left'],
});

const Ticket = Secret({ max: 200 });

export const registerByOpenid = defineCall({
  method: 'POST',
  path: '/api/v1/auth/openid/register',
  feature: 'accounts',
  summary: 'Open an account without a password for whoever the OpenID server named',
  who: 'anyone',
  headers: LoginHeaders,
  body: {
    kind: 'json',
    schema: Type.Object({ ticket: Ticket, name: Text({ max: 80 }), invitation: InvitationToken }),
  },
  status: 201,
  reply: Begun,
  errors: [
    off,
    'too_many_tries',
    'email_taken',
    'openid_over',
    ...fieldErrors,
    ...nameErrors,
    ...doorErrors,
  ],
});

export const joinByOpenid = defineCall({
  method: 'POST',
  path: '/api/v1/auth/openid/join',
  feature: 'accounts',
  summary: 'Link the account that has the address already, with its password',
  who: 'anyone',
  headers: LoginHeaders,
  body: {
    kind: 'json',
    schema: Type.Object({ ticket: Ticket, password: Secret({ max: 200 }), comeBack: ComeBack }),
  },
  status: 200,
  reply: Begun,
  errors: [
    off,
    'password_wrong',
    'passkey_needed',
    'openid_over',
    'openid_linked',
    'account_left',
    ...busyErrors,
    ...fieldErrors,
  ],
});

export const getOwnOpenid = defineCall({
  method: 'GET',
  path: '/api/v1/account/openid',
  feature: 'accounts',
  summary: 'Whom one’s account is linked with at the OpenID server',
  who: 'user',
  status: 200,
  reply: OwnOpenid,
  errors: ['not_signed_in'],
});

export const askOpenidLink = defineCall({
  method: 'POST',
  path: '/api/v1/account/openid/begin',
  feature: 'accounts',
  summary: 'Where a browser links one’s account with the OpenID server, with the present password',
  who: 'user',
  body: { kind: 'json', schema: Type.Object({ password: Present }) },
  status: 200,
  reply: Away,
  errors: [...presentErrors, off, 'openid_unreachable'],
});

export const askOpenidConfirmation = defineCall({
  method: 'POST',
  path: '/api/v1/account/openid/confirm',
  feature: 'accounts',
  summary:
    'Where a browser logs in anew: for five minutes this stands for the password of an account that has none',
  who: 'user',
  status: 200,
  reply: Away,
  errors: ['not_signed_in', ...awayErrors],
});

export const finishOpenid = defineCall({
  method: 'POST',
  path: '/api/v1/account/openid/finish',
  feature: 'accounts',
  summary: 'Link the account, or confirm who sits there, with what the OpenID server answered',
  who: 'user',
  body: { kind: 'json', schema: Back },
  status: 200,
  reply: OwnOpenid,
  errors: ['not_signed_in', ...backErrors, 'openid_taken', 'openid_linked'],
});

export const unlinkOpenid = defineCall({
  method: 'POST',
  path: '/api/v1/account/openid/remove',
  feature: 'accounts',
  summary: 'Link the account no more; one that is not linked is no fault',
  who: 'user',
  body: { kind: 'json', schema: Type.Object({ password: Present }) },
  status: 200,
  reply: OwnOpenid,
  errors: [...presentErrors, 'last_way_in'],
});
