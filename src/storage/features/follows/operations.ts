import { nothing, read, write } from '../../define.ts';
import { countFollowers, isFollowing, keepFollow, listFollows } from './follows.ts';
import { listFollowedIds, listNewestPlaces } from './newest.ts';
import { listFollowedPosts, tellPosts } from './posts.ts';

/** Who follows whom is the follower's business; everybody may know how many follow a cook. */
export const followOperations = {
  isFollowing: read(isFollowing, { madeFrom: 'private' }),
  /** A page of those whom the person follows, last followed first. */
  listFollows: read(listFollows, { madeFrom: 'private' }),
  /** A page of what those published and cooked whom the person follows, newest first. */
  listFollowedPosts: read(listFollowedPosts, { where: 'reader', madeFrom: 'private' }),
  /** The ids of all whom the person follows and hears of, in no order, and how many they follow. */
  listFollowedIds: read(listFollowedIds, { madeFrom: 'private' }),
  /** Where the newest posts of each of these cooks are, those that nobody is shown too. */
  listNewestPlaces: read(listNewestPlaces, {
    where: 'reader',
    madeFrom: (found) => found.flatMap(({ topics }) => topics),
  }),
  /** The posts at such places, in no order; those that nobody is shown are left out. */
  tellPosts: read(tellPosts, {
    where: 'reader',
    madeFrom: (posts, places) => [
      ...posts.flatMap(({ topics }) => topics),
      ...(posts.length < places.length ? (['recipes', 'reviewed'] as const) : []),
    ],
  }),
  /** How many follow the cook. */
  countFollowers: read(countFollowers, {
    madeFrom: (_count, cookId) => [`followers:${cookId}`],
  }),
  /** Follows a cook or no longer; never oneself, and no more than `most`. */
  keepFollow: write(keepFollow, {
    changes: (outcome, { cookId }) =>
      !outcome || (outcome.kind === 'kept' && outcome.isNew) ? [`followers:${cookId}`] : nothing,
  }),
};
