import { nothing, read, type Topic, type Topics, write } from '../../define.ts';
import { answerReview } from './answers.ts';
import { listHiddenAnswers, listReviewAnswers } from './own-answers.ts';
import { listRatings, tallyReviews } from './ratings.ts';
import {
  findReview,
  listGivenVotes,
  listOwnReviews,
  listOwnVotes,
  listReviews,
  listWrittenReviews,
} from './reads.ts';
import { letCount, listNowTrusted } from './trusted.ts';
import { deleteReview, editReview, voteReview, writeReview } from './writes.ts';

/** What is told of a recipe's reviews depends on these, and on whether the recipe is there. */
const topicsOf = (recipeId: string): Topic[] => [`reviews:${recipeId}`, `recipe:${recipeId}`];

/** Where a review is shown, with what is answered to it: with its recipe, and with who wrote it. */
export const shownOn = (recipeId: string, writerId: string): Topic[] => [
  `reviews:${recipeId}`,
  `reviewer:${writerId}`,
];

/** What a write of a review changes for visitors; lists only where they show another rating. */
export const changedBy = (recipeId: string, writerId: string, isRatingNew: boolean): Topic[] => [
  ...shownOn(recipeId, writerId),
  'reviewed',
  ...(isRatingNew ? ([`rating:${recipeId}`] as const) : []),
];

/** What a write that failed may have changed all the same, where the recipe is not known. */
const anyReview: Topics = 'everything';

/** What those say who made a recipe. */
export const reviewOperations = {
  /** By `helpful` the most helpful first, by `newest` the newest; of recipes that are there. */
  listReviews: read(listReviews, {
    madeFrom: ({ cooks }, recipeId) => [
      ...topicsOf(recipeId),
      ...cooks.map(({ id }) => `person:${id}` as const),
    ],
  }),
  /** The ratings of these recipes that lists may show, in no order. */
  listRatings: read(listRatings, {
    madeFrom: (_ratings, recipeIds) => recipeIds.map((id) => `rating:${id}` as const),
  }),
  /** Asked before somebody changes it; what visitors see comes from lists. */
  findReview: read(findReview, { madeFrom: 'private' }),
  /** What the person wrote about a recipe that is there, last written first. */
  listOwnReviews: read(listOwnReviews, { madeFrom: 'private' }),
  /** Every review of the person, with what is left of the recipe, oldest first. */
  listWrittenReviews: read(listWrittenReviews, { where: 'reader', madeFrom: 'private' }),
  /** Everything that the person answered to reviews of their recipes, with what is left of the recipe, oldest first. */
  listReviewAnswers: read(listReviewAnswers, { where: 'reader', madeFrom: 'private' }),
  /** The reviews of a recipe with what the person answers to them and is hidden, which is told to them alone. */
  listHiddenAnswers: read(listHiddenAnswers, { madeFrom: 'private' }),
  /** The ids of the reviews of a recipe that the person found helpful. */
  listOwnVotes: read(listOwnVotes, { madeFrom: 'private' }),
  /** The reviews that the person found helpful, with the recipe and who wrote each, oldest first. */
  listGivenVotes: read(listGivenVotes, { where: 'reader', madeFrom: 'private' }),

  /**
   * One a UTC day for each person and recipe, and none on one's own recipe. The same words sent
   * again within a day answer with the review that is there.
   */
  writeReview: write(writeReview, {
    changes(outcome, { recipeId, userId }) {
      if (!outcome) return changedBy(recipeId, userId, true);
      const isWritten = outcome.kind === 'written' && outcome.isNew;
      return isWritten ? changedBy(recipeId, userId, outcome.isRatingNew) : nothing;
    },
  }),
  /** Of its writer alone; stale where it was changed since. The lines that it was cooked from stay. */
  editReview: write(editReview, {
    changes(outcome) {
      if (!outcome) return anyReview;
      if (outcome.kind !== 'edited') return nothing;
      const { recipeId, userId } = outcome.review;
      return changedBy(recipeId, userId, outcome.isRatingNew);
    },
  }),
  /** The recipe and the writer of the review that went; null when it was not there. */
  deleteReview: write(deleteReview, {
    changes(gone) {
      if (gone === undefined) return anyReview;
      return gone ? changedBy(gone.recipeId, gone.userId, gone.isRatingNew) : nothing;
    },
  }),
  /** The review with its answer, or without one where the text is empty; stale where it is another than its writer saw. */
  answerReview: write(answerReview, {
    changes(outcome) {
      if (!outcome) return anyReview;
      if (outcome.kind !== 'answered') return nothing;
      return shownOn(outcome.review.recipeId, outcome.review.userId);
    },
  }),
  /** Of recipes that were reviewed before what reviews come to was kept; how many of them were counted now. */
  tallyReviews: write(tallyReviews, { changes: nothing }),
  /** Reviews that count later, though their writers are trusted now: of some writers at a time. */
  listNowTrusted: read(listNowTrusted, { where: 'reader', madeFrom: 'private' }),
  /** Those of one person and one recipe count from now on; null where they do already. */
  letCount: write(letCount, {
    changes(counted, { recipeId, userId }) {
      return counted === null ? nothing : changedBy(recipeId, userId, counted?.isRatingNew ?? true);
    },
  }),
  /** One vote a person, none on one's own review. */
  voteReview: write(voteReview, {
    changes(outcome) {
      if (!outcome) return anyReview;
      return outcome.kind === 'kept' ? shownOn(outcome.recipeId, outcome.writerId) : nothing;
    },
  }),
};
