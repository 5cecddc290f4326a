import { nothing, read, type Topic, write } from '../../define.ts';
import { deleteOldHandles } from './handles.ts';
import { countCookReviews, findCook, findProfile, listCookReviews } from './reads.ts';
import { updateProfile } from './writes.ts';

/** Which reviews of a cook there are depends on what they write, and on which recipes are there. */
const reviewTopics = (userId: string): Topic[] => [`reviewer:${userId}`, 'recipes'];

/** The public side of accounts. */
export const cookOperations = {
  /** By an id, or by a handle that they have or had. */
  findCook: read(findCook, {
    madeFrom: (cook, key) => [
      ...(cook ? [`person:${cook.id}` as const] : []),
      `handle:${key}` as const,
    ],
  }),
  /** What they tell of themselves, hidden or not. */
  findProfile: read(findProfile, { madeFrom: (_profile, userId) => [`person:${userId}`] }),
  /** What a cook wrote about recipes that lists have, newest first. */
  listCookReviews: read(listCookReviews, {
    madeFrom: (_page, userId) => reviewTopics(userId),
  }),
  countCookReviews: read(countCookReviews, { madeFrom: (_count, userId) => reviewTopics(userId) }),

  /** Forgets some of those whose year is over. */
  deleteOldHandles: write(deleteOldHandles, {
    changes: (handles) => (handles ?? []).map((one) => `handle:${one}` as const),
  }),
  /** The handle, the lines, the link and the picture, all or nothing; the same again changes nothing. */
  updateProfile: write(updateProfile, {
    changes(outcome, userId, { handle }) {
      if (!outcome) return 'everything';
      if (outcome.kind !== 'updated') return nothing;
      const handles = [handle, ...outcome.handles].map((one) => `handle:${one}` as const);
      return [`person:${userId}`, ...handles];
    },
  }),
};
