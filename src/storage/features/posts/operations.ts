import { nothing, read, write } from '../../define.ts';
import { listHiddenPosts, setPostHidden } from './posts.ts';

/** What admins do with what people posted, whatever its kind. */
export const postOperations = {
  /** Of one kind or of all, hidden last first. */
  listHiddenPosts: read(listHiddenPosts, { where: 'reader', madeFrom: 'private' }),
  /** Hides with a reason, restores without one; null when there is no such post. */
  setPostHidden: write(setPostHidden, {
    changes: (outcome) => (outcome === undefined ? 'everything' : (outcome?.topics ?? nothing)),
  }),
};
