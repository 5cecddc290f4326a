import { type Static, Type } from 'typebox';
import { CookName } from './cook-name.ts';
import { defineCall, pageEnd, pageQuery, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { PhotoWithId } from './photos.ts';
import { Hidden } from './posts.ts';

/** What was done to an ingredient line; `added` is of no line. */
export const changeKinds = ['left_out', 'less', 'more', 'swapped', 'added'] as const;
export type ChangeKind = (typeof changeKinds)[number];
/** How reviews may be sorted. */
export const reviewSorts = ['helpful', 'newest', 'photos'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const reviewLimits = {
  text: 2_000,
  changes: 20,
  changeText: 100,
  rating: 5,
  servings: 1_000,
  minutes: 10_000,
  photos: 3,
  page: 50,
} as const;

/** A change as a reader sees it: the line as it was cooked, and its food where that is known. */
const Change = Type.Object({
  kind: Type.Enum([...changeKinds]),
  lineId: Type.Optional(Type.String()),
  line: Type.Optional(Type.String({ description: 'The ingredient line as it was cooked' })),
  food: Type.Optional(Type.String({ description: 'The food of that line' })),
  text: Type.Optional(Type.String({ description: 'What it was swapped for, or what was added' })),
});
export type ChangeReply = Static<typeof Change>;

/** What somebody says who made a recipe. */
export const Review = Type.Object({
  _id: Type.String(),
  cook: CookName,
  rating: Type.Optional(Type.Integer()),
  asWritten: Type.Boolean(),
  changes: Type.Array(Change),
  cookedOn: Type.String({ description: 'A day: 2026-11-22' }),
  servings: Type.Optional(Type.Integer()),
  minutes: Type.Optional(Type.Integer({ description: 'How long it took' })),
  text: Type.String(),
  again: Type.Optional(Type.Boolean({ description: 'Whether they would make it again' })),
  photos: Type.Optional(Type.Array(PhotoWithId)),
  isEarlier: Type.Optional(Type.Boolean({ description: 'The ingredients were others then' })),
  countsLater: Type.Optional(
    Type.Boolean({ description: 'The account is new: the rating is in no mean yet' }),
  ),
  helpful: Type.Integer({ description: 'How many found it helpful' }),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
  answer: Type.Optional(
    Type.Object(
      { text: Type.String(), answeredAt: Type.String({ format: 'date-time' }), hidden: Hidden },
      { description: 'What the author of the recipe answers' },
    ),
  ),
  hidden: Hidden,
});
export type ReviewReply = Static<typeof Review>;

/** What all reviews of a recipe say together. */
const ReviewSummary = Type.Object({
  mean: Type.Optional(
    Type.Object(
      { value: Type.Number(), count: Type.Integer() },
      { description: 'Of the latest rating as written of each person; absent where nobody rated' },
    ),
  ),
  people: Type.Integer(),
  changes: Type.Array(
    Type.Object({
      kind: Type.Enum([...changeKinds]),
      line: Type.String(),
      food: Type.String(),
      people: Type.Integer(),
      of: Type.Integer({ description: 'How many cooked with this line as it reads now' }),
    }),
  ),
});
export type ReviewSummaryReply = Static<typeof ReviewSummary>;

/** A number from 1; absent or null says nothing. */
const optionalNumber = (maximum: number) =>
  Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, maximum }));

const content = {
  rating: optionalNumber(reviewLimits.rating),
  asWritten: Type.Boolean(),
  changes: Type.Optional(
    Type.Array(
      Type.Object({
        kind: Type.Enum([...changeKinds]),
        lineId: Type.Optional(Type.String({ maxLength: 100 })),
        text: Type.Optional(Text({ min: 0, max: reviewLimits.changeText })),
      }),
      {
        maxItems: reviewLimits.changes,
        description:
          'At most one for each line, by the id that ingredientIds tells; `added` names no line and says what, as `swapped` does',
      },
    ),
  ),
  cookedOn: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  servings: optionalNumber(reviewLimits.servings),
  minutes: optionalNumber(reviewLimits.minutes),
  text: Type.Optional(Text({ min: 0, max: reviewLimits.text })),
  again: Type.Optional(Type.Unsafe<boolean | null>({ type: ['boolean', 'null'] })),
  photoIds: Type.Optional(
    Type.Array(Type.String({ pattern: '^[0-9a-f]{32}$' }), {
      maxItems: reviewLimits.photos,
      uniqueItems: true,
      description: 'Uploads of yours and photos of the review, in their order; without it all stay',
    }),
  ),
};

const ReviewInput = Type.Object(content);
export type ReviewInputBody = Static<typeof ReviewInput>;

/** A page of reviews with what all say together. */
const Reviews = Success({
  reviews: Type.Array(Review),
  summary: ReviewSummary,
  ...pageEnd,
});
export type ReviewsReply = Omit<Static<typeof Reviews>, 'success' | 'message'>;

const ofRecipe = Type.Object({ recipeId: Type.String() });
/** Which review. */
export const ofReview = Type.Object({ id: Type.String() });

export const listReviews = defineCall({
  method: 'GET',
  path: '/api/v1/recipe-reviews/:recipeId',
  feature: 'reviews',
  summary: 'What those say who made a recipe, the most helpful or the newest first',
  who: 'anyone',
  params: ofRecipe,
  query: Type.Object({
    sort: Type.Optional(Type.Enum([...reviewSorts])),
    ...pageQuery(reviewLimits.page),
  }),
  status: 200,
  reply: Reviews,
  errors: ['recipe_not_found', 'bad_cursor', 'bad_request'],
});

export const getOwnReviews = defineCall({
  method: 'GET',
  path: '/api/v1/recipe-reviews/:recipeId/mine',
  feature: 'reviews',
  summary:
    'The reviews that the signed-in person wrote of a recipe, which they found helpful, and those to which they answer what is hidden',
  who: 'user',
  params: ofRecipe,
  status: 200,
  reply: Success({
    reviews: Type.Array(Review),
    helpful: Type.Array(Type.String()),
    answered: Type.Array(Review, {
      description: 'With hidden answers of theirs, which others are not told of',
    }),
  }),
  errors: ['not_signed_in', 'recipe_not_found'],
});

export const writeReview = defineCall({
  method: 'POST',
  path: '/api/v1/recipe-reviews/:recipeId',
  feature: 'reviews',
  summary:
    'Review a recipe, once a UTC day; sent again with the same words it answers with the first',
  who: 'user',
  params: ofRecipe,
  body: { kind: 'json', schema: ReviewInput },
  status: 201,
  reply: Success({ review: Review }),
  errors: [
    'not_signed_in',
    'recipe_not_found',
    'own_recipe',
    'declined',
    'reviewed_today',
    'line_gone',
    'photo_gone',
    'too_many_tries',
    'bad_request',
    ...fieldErrors,
  ],
});

export const editReview = defineCall({
  method: 'PUT',
  path: '/api/v1/reviews/:id',
  feature: 'reviews',
  summary: 'Change a review of yours; refused where it is no longer the one of baseUpdatedAt',
  who: 'user',
  params: ofReview,
  body: {
    kind: 'json',
    schema: Type.Object({
      ...content,
      baseUpdatedAt: Type.Optional(Type.String({ maxLength: 100 })),
    }),
  },
  status: 200,
  reply: Success({ review: Review }),
  errors: [
    'not_signed_in',
    'review_not_found',
    'review_not_yours',
    'declined',
    'review_changed',
    'line_gone',
    'photo_gone',
    'too_many_tries',
    'bad_request',
    ...fieldErrors,
  ],
});
