import { Type } from 'typebox';
import { defineCall, Success, Text } from './define.ts';
import { fieldErrors } from './errors.ts';
import { ofReview, Review, reviewLimits } from './reviews.ts';

export const deleteReview = defineCall({
  method: 'DELETE',
  path: '/api/v1/reviews/:id',
  feature: 'reviews',
  summary: 'Delete a review: its writer, or an admin',
  who: 'user',
  params: ofReview,
  status: 200,
  reply: Success({}),
  errors: ['not_signed_in', 'review_not_found', 'review_not_yours'],
});

const answer = Text({ min: 0, max: reviewLimits.text });

export const answerReview = defineCall({
  method: 'PUT',
  path: '/api/v1/reviews/:id/answer',
  feature: 'reviews',
  summary:
    'Answer a review of your recipe; an empty text takes the answer back; refused with the current review where the answer is no longer `base`',
  who: 'user',
  params: ofReview,
  body: { kind: 'json', schema: Type.Object({ text: answer, base: Type.Optional(answer) }) },
  status: 200,
  reply: Success({ review: Review }),
  errors: [
    'not_signed_in',
    'review_not_found',
    'not_yours',
    'answer_changed',
    'declined',
    'too_many_tries',
    'bad_request',
    ...fieldErrors,
  ],
});

export const markHelpful = defineCall({
  method: 'PUT',
  path: '/api/v1/reviews/:id/helpful',
  feature: 'reviews',
  summary: 'Say that a review was helpful, or take it back',
  who: 'user',
  params: ofReview,
  body: { kind: 'json', schema: Type.Object({ helpful: Type.Boolean() }) },
  status: 200,
  reply: Success({ helpful: Type.Boolean(), count: Type.Integer() }),
  errors: [
    'not_signed_in',
    'review_not_found',
    'own_review',
    'declined',
    'too_many_tries',
    'bad_request',
    ...fieldErrors,
  ],
});
