import { lastChange } from '../changes/changes.ts';
import type { Db } from '../schema.ts';
import { estimateFrequency } from './frequency.ts';
import type { PostingsReader } from './postings.ts';

const mostTerms = 10_000;
/** How often a term occurs hardly changes while fewer recipes than this part of all do. */
const drift = 1 / 100;

/** Tells about how many recipes hold a term, `newest` being the number of the newest of them. */
export type FrequencyOf = (term: string, newest: number) => Promise<number>;

export type FrequencyMemory = {
  begin(postings: PostingsReader): Promise<FrequencyOf>;
};

/** Frequencies as they were when last looked at, until recipes have changed that could change them. */
export function rememberFrequencies(db: Db): FrequencyMemory {
  let remembered = { change: 0, byTerm: new Map<string, number>() };
  return {
    async begin(postings) {
      const change = await lastChange(db);
      return async (term, newest) => {
        if (Math.abs(change - remembered.change) > newest * drift) {
          remembered = { change, byTerm: new Map() };
        }
        const { byTerm } = remembered;
        const known = byTerm.get(term);
        if (known !== undefined) return known;
        const frequency = await estimateFrequency(postings, { term }, newest);
        if (byTerm.size < mostTerms) byTerm.set(term, frequency);
        return frequency;
      };
    },
  };
}
