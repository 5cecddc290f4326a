import { nothing, read, write } from '../../define.ts';
import { countFollowers, isFollowing, keepFollow, listFollows } from './follows.ts';
import { listFollowedPosts } from './posts.ts';

/** Who follows whom is the follower's business; everybody may know how many follow a cook. */
export const followOperations = {
  isFollowing: read(isFollowing, { madeFrom: 'private' }),
  /** A page of those whom the person follows, last followed first. */
  listFollows: read(listFollows, { madeFrom: 'private' }),
  /** A page of what those published and cooked whom the person follows, newest first. */
  listFollowedPosts: read(listFollowedPosts, { where: 'reader', madeFrom: 'private' }),
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
