import { Type } from 'typebox';
import { Answer, busyErrors, Password } from './accounts.ts';
import { defineCall, Email, Secret, Success, Text } from './define.ts';
import { fieldErrors, nameErrors, passwordErrors } from './errors.ts';

/** For so long the link counts that a start prints where a site has no admin. */
export const setupHours = 24;
export const siteNameLimit = 60;

const Token = Secret({ max: 200 });

export const checkSetup = defineCall({
  method: 'POST',
  path: '/api/v1/setup/check',
  feature: 'accounts',
  summary:
    'Whether the link that the start has printed still counts, and whether a setting names the site',
  who: 'anyone',
  body: { kind: 'json', schema: Type.Object({ token: Token }) },
  status: 200,
  reply: Success({
    siteName: Type.String(),
    isNamed: Type.Boolean({ description: 'Whether a setting names the site, which then stays' }),
  }),
  errors: ['setup_over', ...fieldErrors],
});

export const setUp = defineCall({
  method: 'POST',
  path: '/api/v1/setup',
  feature: 'accounts',
  summary: 'Name a site that has no admin yet, and make its first one, once',
  who: 'anyone',
  body: {
    kind: 'json',
    schema: Type.Object({
      token: Token,
      siteName: Type.Optional(Text({ max: siteNameLimit })),
      name: Text({ max: 80 }),
      email: Email,
      password: Password,
      answer: Answer,
    }),
  },
  status: 201,
  reply: Success({}),
  errors: [
    'setup_over',
    'email_taken',
    ...busyErrors,
    ...fieldErrors,
    ...passwordErrors,
    ...nameErrors,
  ],
});
