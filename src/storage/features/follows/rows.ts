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

/** What a followed cook did: published a recipe, or said how one turned out. */
export type PostKind = 'recipe' | 'review';

/**
 * A page of such posts as JSON, commas between them, in which `photoBaseMark` stands for where photos are, and how
 * many the person follows.
 */
export type PostPage = { text: string; followed: number; nextCursor: string | null };
