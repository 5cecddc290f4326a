import { type Static, Type } from 'typebox';
import { defineCall, pageEnd, pageQuery, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';

/** What people post that an admin can hide, each kind with its entry in storage/features/posts/kinds.ts. */
export const postKinds = [
  'review',
  'review-answer',
  'question',
  'answer',
  'collection',
  'cook',
] as const;
export type PostKind = (typeof postKinds)[number];

/** How long the reason is that its writer reads. */
export const hideReason = { min: 3, max: 300 } as const;

/** How a post tells its writer that an admin hid it, or that it waits for a look; others are not told of the post. */
export const Hidden = Type.Optional(
  Type.Object(
    { reason: Type.String() },
    {
      description:
        'A moderator hid it; with an empty reason it waits for a look. Its writer alone is told of it',
    },
  ),
);

/** How moderators are told that what they restored is not shown yet; absent where it is. */
export const takenAlong = {
  takenAlong: Type.Optional(
    Type.Boolean({
      description: 'Whether its writer has left: nobody sees it before they come back, if they do',
    }),
  ),
};

/** How it is wished that the name of a cook is hidden too. */
export const withName = {
  withName: Type.Optional(
    Type.Boolean({
      description:
        'Where a cook is hidden: their name and handle become neutral ones until it is restored. Without it, a cook who tells nothing of themselves has nothing to hide; ignored for everything else',
    }),
  ),
};

const kind = Type.Enum([...postKinds]);

/** A hidden post as admins see it. */
const HiddenPost = Type.Object({
  _id: Type.String(),
  kind,
  writer: Type.Object({ _id: Type.String(), name: Type.String(), email: Type.String() }),
  recipe: Type.Optional(
    Type.Object(
      { name: Type.String(), slug: Type.String() },
      { description: 'Where it stands, if it stands at a recipe' },
    ),
  ),
  text: Type.String(),
  reason: Type.String(),
  hiddenAt: Type.String({ format: 'date-time' }),
  isDeleted: Type.Optional(
    Type.Boolean({ description: 'Its writer has deleted it: restoring it ends it' }),
  ),
});
export type HiddenPostReply = Static<typeof HiddenPost>;

export const listHiddenPosts = defineCall({
  method: 'GET',
  path: '/api/v1/admin/posts',
  feature: 'posts',
  summary: 'What admins have hidden of what people posted, hidden last first',
  who: 'admin',
  query: Type.Object({ kind: Type.Optional(kind), ...pageQuery(200) }),
  status: 200,
  reply: Success({ posts: Type.Array(HiddenPost), ...pageEnd }),
  errors: ['not_signed_in', 'admins_only', 'passkey_needed', 'bad_cursor', 'bad_request'],
});

export const setPostHidden = defineCall({
  method: 'PUT',
  path: '/api/v1/admin/posts/:kind/:id',
  feature: 'posts',
  summary: 'Hide a post from everybody but its writer, who reads the reason, or restore it',
  who: 'admin',
  params: Type.Object({ kind, id: Type.String() }),
  body: {
    kind: 'json',
    schema: Type.Object({
      hidden: Type.Boolean(),
      reason: Type.Optional(
        Text({ ...hideReason, description: 'Required where a post is hidden' }),
      ),
      ...withName,
    }),
  },
  status: 200,
  reply: Success({ hidden: Type.Boolean(), ...takenAlong }),
  errors: [
    'not_signed_in',
    'admins_only',
    'passkey_needed',
    'post_not_found',
    'bad_request',
    ...fieldErrors,
  ],
});
