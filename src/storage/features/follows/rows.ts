import type { Topic } from '../../define.ts';

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
  /** The cook blocked them. */
  | { kind: 'declined' }
  /** They blocked the cook. */
  | { kind: 'blocked' }
  /** They follow as many as one may. */
  | { kind: 'full' }
  | { kind: 'missing' };

/** What a followed cook did: published a recipe, or said how one turned out. */
export type PostKind = 'recipe' | 'review';

/** Where a post stands among all others. */
export type Place = { kind: PostKind; id: string; at: number };

/** So many characters a place has as a text: 16 for its time, 24 for its id, one for its kind. A later one is a greater text. */
export const placeLength = 41;
/** So many posts of a cook are told of: a page of the usual length, and one that says that another follows. */
export const newestOfEach = 21;

/** The places of a cook's newest posts as texts, newest first with nothing between them. */
export type NewestPlaces = { id: string; text: string; topics: Topic[] };
/** A post as JSON, under its place; `cursor` is behind it. */
export type ToldPost = { id: string; text: string; cursor: string; topics: Topic[] };

/**
 * A page of such posts as JSON, commas between them, in which `photoBaseMark` stands for where photos are, and how
 * many the person follows.
 */
export type PostPage = { text: string; followed: number; nextCursor: string | null };
