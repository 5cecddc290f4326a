import { type Static, Type } from 'typebox';
import { CookName } from './cook-name.ts';
import { defineCall, pageEnd, pageQuery, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { Photo } from './recipe-fields.ts';
import { Review, reviewLimits } from './reviews.ts';

/** How much somebody tells of themselves. */
export const profileLimits = { handle: 30, lines: 500, link: 500 } as const;

/** What everybody may know of somebody who shares recipes or reviews; an e-mail address never belongs here. */
export const Cook = Type.Object({
  ...CookName.properties,
  recipes: Type.Integer({ description: 'How many recipes they share' }),
  followers: Type.Integer({ description: 'How many follow them' }),
  reviews: Type.Integer({ description: 'How many reviews they wrote' }),
  lines: Type.Optional(Type.String({ description: 'What they tell of themselves' })),
  link: Type.Optional(Type.String({ format: 'uri' })),
  isLinkLive: Type.Optional(
    Type.Boolean({ description: 'Whether the link may lead anywhere; otherwise it is text' }),
  ),
  photo: Type.Optional(Photo),
});
export type CookReply = Static<typeof Cook>;

/** A review beside the recipe that it is about. */
const CookReview = Type.Object({
  ...Review.properties,
  recipe: Type.Object({
    _id: Type.String(),
    name: Type.String(),
    slug: Type.String(),
    cook: CookName,
  }),
});

const CookReviews = Success({ reviews: Type.Array(CookReview), ...pageEnd });
export type CookReviewsReply = Omit<Static<typeof CookReviews>, 'success' | 'message'>;

/** What somebody tells of themselves, as they see it. */
const Profile = Type.Object({
  handle: Type.String(),
  lines: Type.String(),
  link: Type.String(),
  photo: Type.Optional(Type.Object({ id: Type.String(), ...Photo.properties })),
  updatedAt: Type.String({ format: 'date-time' }),
  isPublic: Type.Boolean({ description: 'Whether there is a page of theirs' }),
  hidden: Type.Optional(
    Type.Object(
      {
        reason: Type.String(),
        hidesName: Type.Optional(
          Type.Boolean({
            description: 'Whether name and handle were replaced by neutral ones too',
          }),
        ),
      },
      { description: 'Nobody else sees it, nor what is added to it, and why' },
    ),
  ),
});
export type ProfileReply = Static<typeof Profile>;

const ofCook = Type.Object({
  id: Type.String({ description: 'The id, or a handle that they have or had' }),
});

export const getCook = defineCall({
  method: 'GET',
  path: '/api/v1/cook/get-cook/:id',
  feature: 'cooks',
  summary:
    'A cook who shares a recipe or a review, with the number of both; get-food?userId= lists the recipes',
  who: 'anyone',
  params: ofCook,
  status: 200,
  reply: Success({ cook: Cook }),
  errors: ['user_not_found'],
});

export const listCookReviews = defineCall({
  method: 'GET',
  path: '/api/v1/cook-reviews/:id',
  feature: 'cooks',
  summary: 'What a cook wrote about the recipes of others, newest first',
  who: 'anyone',
  params: ofCook,
  query: Type.Object(pageQuery(reviewLimits.page)),
  status: 200,
  reply: CookReviews,
  errors: ['user_not_found', 'bad_cursor', 'bad_request'],
});

export const getProfile = defineCall({
  method: 'GET',
  path: '/api/v1/profile',
  feature: 'cooks',
  summary: 'What the signed-in person tells of themselves, and the address of their page',
  who: 'user',
  status: 200,
  reply: Success({ profile: Profile }),
  errors: ['not_signed_in'],
});

export const updateProfile = defineCall({
  method: 'PUT',
  path: '/api/v1/profile',
  feature: 'cooks',
  summary:
    'Change it; refused where it is no longer the one of baseUpdatedAt. A former handle leads on for a year',
  who: 'user',
  body: {
    kind: 'json',
    schema: Type.Object({
      handle: Text({ max: 80, description: '3 to 30 of a-z, 0-9 and -, in no way like an id' }),
      lines: Text({ min: 0, max: profileLimits.lines }),
      link: Text({ min: 0, max: profileLimits.link, description: 'An https address, or nothing' }),
      photoId: Type.String({
        pattern: '^([0-9a-f]{32})?$',
        description: 'An upload of yours or the picture that is there; empty for none',
      }),
      baseUpdatedAt: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  },
  status: 200,
  reply: Success({ profile: Profile }),
  errors: [
    'not_signed_in',
    'handle_taken',
    'handle_reserved',
    'name_hidden',
    'too_many_handles',
    'profile_changed',
    'photo_gone',
    'too_many_tries',
    'bad_request',
    ...fieldErrors,
  ],
});
