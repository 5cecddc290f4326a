import { Type } from 'typebox';
import { defineCall, Secret, Success } from './define.ts';
import { fieldErrors } from './errors.ts';

const state = {
  /** Whether the site sends mails to people at all. */
  isOffered: Type.Boolean(),
  isVerified: Type.Boolean(),
};

const Token = Secret({ max: 200 });

export const getMailState = defineCall({
  method: 'GET',
  path: '/api/v1/account/mail',
  feature: 'mails',
  summary: 'Whether this site sends mails to people, and whether the own address is proven',
  who: 'user',
  status: 200,
  reply: Success(state),
  errors: ['not_signed_in'],
});

export const sendVerification = defineCall({
  method: 'POST',
  path: '/api/v1/account/verification',
  feature: 'mails',
  summary:
    'Mail a link that proves the own address, in the language of the request; an older link is good no more',
  who: 'user',
  status: 200,
  reply: Success(state),
  errors: ['not_signed_in', 'too_many_tries', 'mail_off'],
});

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/v1/auth/verify-email',
  feature: 'mails',
  summary: 'Prove an address with the link that was mailed to it',
  who: 'anyone',
  body: { kind: 'json', schema: Type.Object({ token: Token }) },
  status: 200,
  reply: Success({}),
  errors: [...fieldErrors, 'verify_link_over'],
});

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/api/v1/unsubscribe',
  feature: 'mails',
  summary:
    'End all mails about notifications to whoever has the token, which each of these mails carries; what the site tells stays as it is',
  who: 'anyone',
  body: { kind: 'json', schema: Type.Object({ token: Token }) },
  status: 200,
  reply: Success({}),
  errors: [...fieldErrors, 'unsubscribe_link_over'],
});
