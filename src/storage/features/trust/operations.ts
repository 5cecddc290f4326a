import { read, type Topic } from '../../define.ts';
import { hasStood, listStanding } from './stood.ts';

/** What tells whom the site trusts. */
export const trustOperations = {
  /** Whether enough of what a person posted before a time is shown still. */
  hasStood: read(hasStood, { madeFrom: 'private' }),
  /** The oldest that is shown of a person. A question or an answer that comes is no change of it that anybody has to hear of at once. */
  listStanding: read(listStanding, {
    madeFrom: (standing, userId): Topic[] => [
      'lists',
      `user:${userId}`,
      `reviewer:${userId}`,
      ...standing.flatMap(({ recipeId: id }) =>
        id ? ([`questions:${id}`, `reviews:${id}`] as const) : [],
      ),
    ],
  }),
};
