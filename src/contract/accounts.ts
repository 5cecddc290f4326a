import { type Static, Type } from 'typebox';
import { defineCall, Email, Secret, Success, Text } from './define.ts';
import { doorErrors, fieldErrors, nameErrors, passwordErrors } from './errors.ts';
import { RecipeWithCategoryId } from './recipes.ts';
import { WorkHeader } from './work.ts';

/** How many characters a password and an answer have. */
export const passwordLimits = { min: 8, max: 200 } as const;
export const answerLimits = { min: 3, max: 200 } as const;

/** Limits of tries, and of how many passwords are checked at once. */
export const busyErrors = ['too_many_tries', 'too_busy'] as const;

export const Password = Secret(passwordLimits);
export const Answer = Text(answerLimits);
/** Answers from before they had to be longer still count. */
const AnswerTried = Text({ max: answerLimits.max });

/**
 * A device that has logged in before says so with the token that its login answered: failures of
 * strangers are then not held against it. Nobody needs to send it.
 */
export const DeviceHeader = Type.Object({ 'x-device': Type.Optional(Type.String()) });
/** What a login was sent with names its session to the person. */
export const LoginHeaders = Type.Object({
  ...DeviceHeader.properties,
  'user-agent': Type.Optional(Type.String()),
});

/** A new password, or another way in, since this device last logged in. */
const Reset = Type.Object({
  at: Type.String({ format: 'date-time' }),
  by: Type.Enum(['answer', 'link', 'mail', 'account', 'passkey', 'openid']),
});
export type ResetReply = Static<typeof Reset>;

/** `role` is 1 for admins, 2 for moderators, 0 otherwise. */
const userFields = {
  _id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: Type.Integer(),
};
export const User = Type.Object(userFields);
export type UserReply = Static<typeof User>;

/** Said by somebody who asked to be deleted and was told that the account is closed. */
export const ComeBack = Type.Optional(
  Type.Boolean({ description: 'Whether an account that is about to be deleted is taken back' }),
);

const begunFields = {
  user: User,
  token: Type.String(),
  device: Type.String(),
  resets: Type.Optional(Type.Array(Reset)),
  suspended: Type.Optional(
    Type.Boolean({ description: 'Whether the account is closed but for itself, by a ban' }),
  ),
  passkeyNeeded: Type.Optional(
    Type.Boolean({ description: 'Whether an admin has to prove a passkey before they act as one' }),
  ),
  passwordCommon: Type.Optional(
    Type.Boolean({ description: 'Whether the password is one of those that are guessed first' }),
  ),
};
/** The answer to a person who logs in. */
export const Begun = Success(begunFields);
/** The same within a reply. */
export const BegunPart = Type.Object(begunFields);

const SavingUser = Type.Object({
  ...userFields,
  savedRecipes: Type.Array(RecipeWithCategoryId),
});

/** What lets somebody in who has an invitation. */
export const InvitationToken = Type.Optional(
  Type.String({
    maxLength: 200,
    description: 'The token of an invitation, where registration is by invitation',
  }),
);

const registerErrors = [
  ...fieldErrors,
  ...passwordErrors,
  ...nameErrors,
  ...doorErrors,
  'email_taken',
] as const;

export const register = defineCall({
  method: 'POST',
  path: '/api/v1/auth/register',
  feature: 'accounts',
  summary: 'Open an account',
  who: 'anyone',
  headers: WorkHeader,
  body: {
    kind: 'json',
    schema: Type.Object({
      name: Text({ max: 80 }),
      email: Email,
      password: Password,
      answer: Answer,
      invitation: InvitationToken,
    }),
  },
  status: 201,
  reply: Success({}),
  errors: [...busyErrors, ...registerErrors, 'work_needed'],
  softErrors: [...registerErrors],
});

export const login = defineCall({
  method: 'POST',
  path: '/api/v1/auth/login',
  feature: 'accounts',
  summary: 'Start a session',
  who: 'anyone',
  headers: LoginHeaders,
  body: {
    kind: 'json',
    schema: Type.Object({ email: Email, password: Secret({ max: 200 }), comeBack: ComeBack }),
  },
  status: 200,
  reply: Begun,
  errors: [...busyErrors, ...fieldErrors, 'wrong_credentials', 'account_left'],
  softErrors: [...fieldErrors, 'wrong_credentials', 'account_left'],
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  feature: 'accounts',
  summary:
    'Set a new password with the security answer; ends every session of that user. Where the site mails people and the address is proven, both wait until the link that it mails is confirmed',
  who: 'anyone',
  headers: LoginHeaders,
  body: {
    kind: 'json',
    schema: Type.Object({ email: Email, answer: AnswerTried, newPassword: Password }),
  },
  status: 200,
  reply: Success({
    mailed: Type.Optional(
      Type.Boolean({ description: 'Whether a mailed link has to be confirmed first' }),
    ),
  }),
  errors: [...busyErrors, ...fieldErrors, ...passwordErrors, 'wrong_answer'],
  softErrors: [...fieldErrors, ...passwordErrors, 'wrong_answer'],
});

export const resetByLink = defineCall({
  method: 'POST',
  path: '/api/v1/auth/reset-by-link',
  feature: 'accounts',
  summary: 'Set a new password, and a new security answer, with a link from whoever runs the site',
  who: 'anyone',
  body: {
    kind: 'json',
    schema: Type.Object({
      token: Secret({ max: 200 }),
      newPassword: Password,
      answer: Type.Optional(Answer),
    }),
  },
  status: 200,
  reply: Success({}),
  errors: [...busyErrors, ...fieldErrors, ...passwordErrors, 'reset_link_over'],
});

export const confirmNewPassword = defineCall({
  method: 'POST',
  path: '/api/v1/auth/confirm-password',
  feature: 'accounts',
  summary: 'Let a new password count, with the link that was mailed about it',
  who: 'anyone',
  headers: DeviceHeader,
  body: { kind: 'json', schema: Type.Object({ token: Secret({ max: 200 }) }) },
  status: 200,
  reply: Success({}),
  errors: [...fieldErrors, 'password_link_over'],
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/v1/auth/logout',
  feature: 'accounts',
  summary: 'End this session',
  who: 'user',
  status: 200,
  reply: Success({}),
  errors: ['not_signed_in'],
});

export const whoAmI = defineCall({
  method: 'GET',
  path: '/api/v1/auth/me',
  feature: 'accounts',
  summary: 'The signed-in user',
  who: 'user',
  status: 200,
  reply: Success({ user: User }),
  errors: ['not_signed_in'],
});

export const getUser = defineCall({
  method: 'GET',
  path: '/api/v1/auth/single-user/:userId',
  feature: 'accounts',
  summary: 'A user with the recipes they saved, last saved first; for that user or an admin',
  who: 'user',
  params: Type.Object({ userId: Type.String() }),
  query: Type.Object({
    view: Type.Optional(
      Type.Enum(['id'], { description: '`id` answers with the ids of the saved recipes alone' }),
    ),
  }),
  status: 200,
  reply: Success({ user: SavingUser }),
  ids: Success({
    user: Type.Object({
      ...userFields,
      savedRecipes: Type.Array(Type.Object({ _id: Type.String() })),
    }),
  }),
  longList: {
    path: ['user', 'savedRecipes'],
    item: RecipeWithCategoryId,
    rests: [Success({}), User],
  },
  errors: ['not_signed_in', 'not_you', 'user_not_found'],
});
