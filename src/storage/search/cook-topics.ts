import type { Topic } from '../define.ts';
import type { Understood } from './rows.ts';

/** What a search rests on besides, where a cook is named in it: one is told of only while something of theirs shows. */
export const cookTopics = (understood: readonly Understood[]): Topic[] =>
  understood.some(({ kind }) => kind === 'cook') ? ['reviewed', 'collections'] : [];
