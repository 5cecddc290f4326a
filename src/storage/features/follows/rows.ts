import type { HeldCardRow } from '../recipes/rows.ts';
import type { ReviewRow } from '../reviews/rows.ts';

/** A cook whom somebody follows. */
export type FollowRow = { cookId: string; name: string; handle: string; followedAt: number };

/** Who wants to follow whom, or no longer. */
export type FollowWish = {
  userId: string;
  cookId: string;
  following: boolean;
  at: number;
  /** How many one person may follow. */
  most: number;
};

export type FollowOutcome =
  /** `isNew` where it was otherwise before. */
  | { kind: 'kept'; following: boolean; isNew: boolean; followers: number }
  | { kind: 'oneself' }
  /** They follow as many as one may. */
  | { kind: 'full' }
  | { kind: 'missing' };

/** What those are told of a review who follow its writer. */
export type FollowedReview = Pick<ReviewRow, 'userId' | 'rating' | 'asWritten' | 'text'>;

/** What a followed cook did: published a recipe, or said how one turned out. */
export type PostRow = {
  kind: 'recipe' | 'review';
  id: string;
  at: number;
  recipe: HeldCardRow;
  /** Null where the recipe itself is the post. */
  review: FollowedReview | null;
};

/** A page of such posts, and how many the person follows. */
export type PostPage = { rows: PostRow[]; followed: number; nextCursor: string | null };
