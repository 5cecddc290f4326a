import { type Static, type TSchema, Type } from 'typebox';
import { defineCall, pageEnd, pageQuery, Success, Text } from './define.ts';
import { restorableDays } from './deletions.ts';
import { fieldErrors } from './errors.ts';
import { hideReason, takenAlong } from './posts.ts';
import { Photo } from './recipe-fields.ts';

/** Somebody as admins see them. */
const Named = Type.Object({ name: Type.String(), email: Type.String() });

/** What an admin looks for: any part of a text, in any case, without regard to accents. */
const Sought = Type.Optional(Text({ min: 0, max: 200 }));

/** A recipe as admins see it; `removed` is there for one that an admin has taken from the site. */
export const ModeratedRecipe = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  photo: Photo,
  createdAt: Type.String({ format: 'date-time' }),
  owner: Type.Object({ _id: Type.String(), ...Named.properties }),
  removed: Type.Optional(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      by: Type.Optional(Named),
      daysLeft: Type.Integer({ description: 'How long it can still be restored' }),
    }),
  ),
});
export type ModeratedRecipeReply = Static<typeof ModeratedRecipe>;

export const Account = Type.Object({
  _id: Type.String(),
  ...Named.properties,
  role: Type.Integer({ description: '1 for admins, 2 for moderators, 0 otherwise' }),
  createdAt: Type.String({ format: 'date-time' }),
  recipes: Type.Integer({ description: 'How many recipes they share' }),
});
export type AccountReply = Static<typeof Account>;

/**
 * What an admin or the operator did. `actor` is absent for the operator, and for an admin whose
 * account is gone. Names of recipes are kept with the act; those of people go with their accounts.
 */
export const Act = Type.Object({
  _id: Type.String(),
  at: Type.String({ format: 'date-time' }),
  act: Type.String(),
  actor: Type.Optional(Named),
  subject: Type.String({ description: 'recipe, account, message, posts, invitation or site' }),
  subjectId: Type.Optional(Type.String()),
  subjectName: Type.Optional(
    Type.String({
      description:
        'Of a recipe, as it was then; of an account, as it is now, absent when it is gone',
    }),
  ),
  wentAlong: Type.Optional(
    Type.Object(
      {
        count: Type.Integer(),
        names: Type.Array(Type.String(), { description: 'Of the newest of them' }),
      },
      { description: 'The recipes that a deleted account took along' },
    ),
  ),
});
export type ActReply = Static<typeof Act>;

const errors = ['not_signed_in', 'admins_only', 'passkey_needed'] as const;
const listErrors = [...errors, 'bad_cursor', 'bad_request'] as const;

const paging = pageQuery(200);

function Listed<Name extends string, Row extends TSchema>(name: Name, row: Row) {
  const list = { [name]: Type.Array(row) } as Record<Name, ReturnType<typeof Type.Array<Row>>>;
  return Success({
    ...list,
    ...pageEnd,
    total: Type.Integer({ description: 'Counted no further than 1,000 for recipes and accounts' }),
  });
}

const ById = Type.Object({ id: Type.String() });

export const listModeratedRecipes = defineCall({
  method: 'GET',
  path: '/api/v1/admin/recipes',
  feature: 'admin',
  summary:
    'Recipes by any part of their name, newest first; those that an admin removed, those on the site, or both',
  who: 'admin',
  query: Type.Object({ keyword: Sought, removed: Type.Optional(Type.Boolean()), ...paging }),
  status: 200,
  reply: Listed('recipes', ModeratedRecipe),
  errors: listErrors,
});

export const removeRecipe = defineCall({
  method: 'POST',
  path: '/api/v1/admin/recipes/:id/remove',
  feature: 'admin',
  summary: `Take a recipe from the site for a reason that its owner reads; for ${restorableDays} days it can be restored, then it goes for good`,
  who: 'admin',
  params: ById,
  body: { kind: 'json', schema: Type.Object({ reason: Text(hideReason) }) },
  status: 200,
  reply: Success({}),
  errors: [...errors, 'recipe_not_found', 'bad_request', ...fieldErrors],
});

export const readRemovedRecipe = defineCall({
  method: 'GET',
  path: '/api/v1/admin/recipes/:id/text',
  feature: 'admin',
  summary: 'What a recipe says that an admin or a moderator removed, as it is now, and its photos',
  who: 'admin',
  params: ById,
  status: 200,
  reply: Success({
    text: Type.String(),
    reason: Type.String({ description: 'Why it was removed; empty where much was at once' }),
    photos: Type.Array(Type.String(), { description: 'Their addresses: given with the token' }),
    sign: Type.String({ description: 'Another one once it says something else' }),
  }),
  errors: [...errors, 'recipe_not_found'],
});

export const restoreRecipe = defineCall({
  method: 'POST',
  path: '/api/v1/admin/recipes/:id/restore',
  feature: 'admin',
  summary:
    'Put back a recipe that an admin removed; what its owner deleted is theirs to bring back',
  who: 'admin',
  params: ById,
  query: Type.Object({
    seen: Type.Optional(
      Text({
        min: 0,
        max: 64,
        description: 'The sign of it as it was read: changed since, it stays',
      }),
    ),
  }),
  status: 200,
  reply: Success(takenAlong),
  errors: [...errors, 'recipe_not_found', 'entry_changed', 'bad_request'],
});

export const listAccounts = defineCall({
  method: 'GET',
  path: '/api/v1/admin/accounts',
  feature: 'admin',
  summary: 'Accounts by any part of name or e-mail, newest first',
  who: 'admin',
  query: Type.Object({ keyword: Sought, ...paging }),
  status: 200,
  reply: Listed('accounts', Account),
  errors: listErrors,
});

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/v1/admin/accounts/:id/delete',
  feature: 'admin',
  summary:
    'Delete an account for good with everything it holds; never your own, so an admin is always left',
  who: 'admin',
  params: ById,
  body: {
    kind: 'json',
    schema: Type.Object({
      email: Text({ max: 254, description: 'The e-mail of that account, typed to confirm' }),
    }),
  },
  status: 200,
  reply: Success({ recipes: Type.Integer({ description: 'How many recipes went with it' }) }),
  errors: [...errors, 'own_account', 'user_not_found', 'confirmation_wrong', ...fieldErrors],
});

export const endSessions = defineCall({
  method: 'POST',
  path: '/api/v1/admin/accounts/:id/end-sessions',
  feature: 'admin',
  summary: 'Sign somebody out everywhere',
  who: 'admin',
  params: ById,
  status: 200,
  reply: Success({ ended: Type.Integer() }),
  errors: [...errors, 'user_not_found'],
});

export const listActs = defineCall({
  method: 'GET',
  path: '/api/v1/admin/acts',
  feature: 'admin',
  summary: 'What admins and the operator did, newest first',
  who: 'admin',
  query: Type.Object(paging),
  status: 200,
  reply: Listed('acts', Act),
  errors: listErrors,
});
