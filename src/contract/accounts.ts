import { type Static, Type } from 'typebox';
import { defineCall, Email, Secret, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { RecipeWithCategoryId } from './recipes.ts';

const Password = Secret({ min: 8, max: 200 });
const Answer = Text({ max: 200 });

/** `role` is 1 for admins, 0 otherwise. */
export const User = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: Type.Integer(),
});
export type UserReply = Static<typeof User>;

const SavingUser = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: Type.Integer(),
  savedRecipes: Type.Array(RecipeWithCategoryId),
});

export const register = defineCall({
  method: 'POST',
  path: '/api/v1/auth/register',
  feature: 'accounts',
  summary: 'Open an account',
  who: 'anyone',
  body: {
    kind: 'json',
    schema: Type.Object({
      name: Text({ max: 80 }),
      email: Email,
      password: Password,
      answer: Answer,
    }),
  },
  status: 201,
  reply: Success({}),
  errors: ['too_many_tries', ...fieldErrors, 'email_taken'],
  softErrors: [...fieldErrors, 'email_taken'],
});

export const login = defineCall({
  method: 'POST',
  path: '/api/v1/auth/login',
  feature: 'accounts',
  summary: 'Start a session',
  who: 'anyone',
  body: {
    kind: 'json',
    schema: Type.Object({ email: Email, password: Secret({ max: 200 }) }),
  },
  status: 200,
  reply: Success({ user: User, token: Type.String() }),
  errors: ['too_many_tries', ...fieldErrors, 'wrong_credentials'],
  softErrors: [...fieldErrors, 'wrong_credentials'],
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  feature: 'accounts',
  summary: 'Set a new password with the security answer; ends every session of that user',
  who: 'anyone',
  body: {
    kind: 'json',
    schema: Type.Object({ email: Email, answer: Answer, newPassword: Password }),
  },
  status: 200,
  reply: Success({}),
  errors: ['too_many_tries', ...fieldErrors, 'wrong_answer'],
  softErrors: [...fieldErrors, 'wrong_answer'],
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
  status: 200,
  reply: Success({ user: SavingUser }),
  errors: ['not_signed_in', 'not_you', 'user_not_found'],
});
