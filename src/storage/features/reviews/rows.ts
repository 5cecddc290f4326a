import type { ReviewContent } from '#domain/reviews/content.ts';
import type { Mean } from '#domain/reviews/rating.ts';
import type { KeptChange, Tally } from '#domain/reviews/summary.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { PhotoRow } from '#storage/features/photos/rows.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import type { Page } from '../../queries/page.ts';

/** A review as the port speaks of it. */
export type ReviewRow = Omit<ReviewContent, 'changes' | 'photoIds'> & {
  id: string;
  recipeId: string;
  userId: string;
  changes: KeptChange[];
  photos: PhotoRow[];
  /** A sign for each ingredient line that it was cooked from. */
  cookedLines: string[];
  /** How many found it helpful. */
  helpful: number;
  /** What the recipe's author answers; where that is hidden nobody else is told. */
  answer: { text: string; at: number; hidden: { reason: string; at: number } | null } | null;
  /** Where an admin hid it nobody but its writer sees it. */
  hidden: { reason: string; at: number } | null;
  /** While the account of its writer is not trusted it counts in no mean. */
  countsLater: boolean;
  createdAt: number;
  updatedAt: number;
};

/** As much of a recipe as its reviews are told with. */
export type ReviewedRecipe = Pick<
  RecipeRow,
  'id' | 'ingredients' | 'ingredientIds' | 'language' | 'unlisted'
>;

/** The same, and what all its reviews come to. */
export type ReviewedWithTally = { recipe: ReviewedRecipe; tally: Tally };

/** Who wrote a review, as others see them. */
export type WriterRow = Pick<UserRow, 'id' | 'name' | 'handle'>;

/** A page of reviews, who wrote each of them, and what they are of; null where the recipe is not there. */
export type ReviewPage = Omit<Page<ReviewRow>, 'total'> & {
  cooks: WriterRow[];
  of: ReviewedWithTally | null;
};

/** The mean of a recipe that enough people rated for lists to show it. */
export type RatingRow = { recipeId: string; mean: Mean };

/** What comes first in a list. */
export type ReviewSort = 'helpful' | 'newest' | 'photos';

/** Who writes which review of what, and when. */
export type NewReview = {
  id: string;
  userId: string;
  recipeId: string;
  at: number;
  /** Whether a moderator looks at it before others see it. */
  waits?: boolean;
  /** Whether it counts only once the account, which is new, is trusted. */
  countsLater?: boolean;
};

/** When a review is changed, what its writer saw, and whether a moderator looks at it before others see it. */
export type ReviewEdit = { at: number; base: number | undefined; waits?: boolean };

/** `isRatingNew` says whether lists show another rating of the recipe now. */
export type WriteOutcome =
  /** Also where the same was sent before; then nothing is written. */
  | { kind: 'written'; review: ReviewRow; isNew: boolean; isRatingNew: boolean }
  /** Another of the person and of the same day is there. */
  | { kind: 'today' }
  /** A change names a line that the recipe does not have. */
  | { kind: 'line gone' }
  | { kind: 'own recipe' }
  | { kind: 'missing' }
  /** The account of who writes has gone meanwhile. */
  | { kind: 'no account' };

export type EditOutcome =
  /** The files of the photos that it has no more may go. */
  | { kind: 'edited'; review: ReviewRow; isRatingNew: boolean; freedPhotoIds: string[] }
  | { kind: 'stale' }
  | { kind: 'line gone' }
  | { kind: 'missing' };

/** What the author of a recipe answers to a review; with an empty text they take it back. */
export type NewReviewAnswer = {
  userId: string;
  text: string;
  /** What their answer said when they began, empty where there was none; absent writes over any. */
  base?: string | undefined;
  at: number;
  /** Whether a moderator looks at it before others see it. */
  waits?: boolean;
};

export type ReviewAnswerOutcome =
  | { kind: 'answered'; review: ReviewRow }
  /** Their answer was another one than they saw, and stays. */
  | { kind: 'stale'; review: ReviewRow }
  /** The review is not there, or hidden. */
  | { kind: 'missing' }
  /** The account of who answers has gone meanwhile. */
  | { kind: 'no account' };

/** What the author of a recipe answered to a review, with what is left of the recipe. */
export type OwnAnswerRow = {
  recipe: string | null;
  slug: string | null;
  text: string;
  hidden: { reason: string; at: number } | null;
  answeredAt: number;
};

/** Of whom which reviews count from now on. */
export type OwnReviews = { userId: string; recipeId: string };

/** Some whose reviews may count now, and behind whom to go on; null at the end. */
export type NowTrusted = { reviews: OwnReviews[]; next: string | null };

/** The recipe and the writer of a review that went, and the photos that went with it. */
export type GoneReview = {
  recipeId: string;
  userId: string;
  isRatingNew: boolean;
  photoIds: string[];
};

export type VoteOutcome =
  | { kind: 'kept'; recipeId: string; writerId: string; helpful: boolean; count: number }
  | { kind: 'own review' }
  | { kind: 'missing' }
  /** The account of who votes has gone meanwhile. */
  | { kind: 'no account' };
