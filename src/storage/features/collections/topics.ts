import type { Topic } from '../../define.ts';

/** The topics of a collection that came, went or changed. */
export const collectionTopics = (id: string, userId: string): Topic[] => [
  `collection:${id}`,
  `collections:${userId}`,
  'collections',
];
