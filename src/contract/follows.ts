import { type Static, Type } from 'typebox';
import { CookName } from './cook-name.ts';
import { defineCall, pageEnd, pageQuery, Success } from './define.ts';
import { fieldErrors } from './errors.ts';
import { RecipeCard } from './recipe-card.ts';

export const followLimits = {
  /** How many cooks one person may follow. */
  cooks: 2_000,
  page: 50,
} as const;

/** A cook whom the signed-in person follows. */
const FollowedCook = Type.Object({
  ...CookName.properties,
  followedAt: Type.String({ format: 'date-time' }),
});
export type FollowedCookReply = Static<typeof FollowedCook>;

const ofCook = Type.Object({ cookId: Type.String() });

export const followCook = defineCall({
  method: 'PUT',
  path: '/api/v1/follows/:cookId',
  feature: 'follows',
  summary: 'Follow a cook, or no longer; said twice it is the same',
  who: 'user',
  params: ofCook,
  body: { kind: 'json', schema: Type.Object({ following: Type.Boolean() }) },
  status: 200,
  reply: Success({
    following: Type.Boolean(),
    followers: Type.Integer({ description: 'How many follow the cook now' }),
  }),
  errors: [
    'not_signed_in',
    'user_not_found',
    'own_follow',
    'declined',
    'blocked_by_you',
    'follows_full',
    'too_many_tries',
    'bad_request',
    ...fieldErrors,
  ],
});

export const getFollow = defineCall({
  method: 'GET',
  path: '/api/v1/follows/:cookId',
  feature: 'follows',
  summary: 'Whether the signed-in person follows a cook',
  who: 'user',
  params: ofCook,
  status: 200,
  reply: Success({ following: Type.Boolean() }),
  errors: ['not_signed_in'],
});

export const listFollows = defineCall({
  method: 'GET',
  path: '/api/v1/follows',
  feature: 'follows',
  summary:
    'Whom the signed-in person follows, last followed first; each cook is told of it, the list is theirs alone',
  who: 'user',
  query: Type.Object(pageQuery(followLimits.page)),
  status: 200,
  reply: Success({ cooks: Type.Array(FollowedCook), ...pageEnd }),
  errors: ['not_signed_in', 'bad_cursor', 'bad_request'],
});

/** What a followed cook did: published a recipe, or said how somebody's recipe turned out. */
const FollowedPost = Type.Object({
  _id: Type.String(),
  kind: Type.Enum(['recipe', 'review']),
  at: Type.String({ format: 'date-time' }),
  cook: CookName,
  food: RecipeCard,
  review: Type.Optional(
    Type.Object({
      rating: Type.Optional(Type.Integer()),
      asWritten: Type.Boolean(),
      text: Type.String(),
    }),
  ),
});
export type FollowedPostReply = Static<typeof FollowedPost>;

export const listFollowing = defineCall({
  method: 'GET',
  path: '/api/v1/following',
  feature: 'follows',
  summary: 'What those published and cooked whom the signed-in person follows, newest first',
  who: 'user',
  query: Type.Object(pageQuery(followLimits.page)),
  isOfCards: true,
  status: 200,
  reply: Success({
    posts: Type.Array(FollowedPost),
    following: Type.Integer({ description: 'How many they follow' }),
    nextCursor: Type.Optional(Type.String()),
  }),
  errors: ['not_signed_in', 'bad_cursor', 'bad_request'],
});
