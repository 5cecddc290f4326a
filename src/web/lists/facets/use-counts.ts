import { useEffect, useState } from 'react';
import type { Counts } from './narrowed-list.ts';

const isThere = (counts: Counts | Promise<Counts>): counts is Counts => Array.isArray(counts);

/** The counts of a list that shows; until they have come, those from before. */
export function useCounts(counts: Counts | Promise<Counts>): Counts {
  const [known, setKnown] = useState<Counts>(isThere(counts) ? counts : []);
  useEffect(() => {
    let isGone = false;
    const take = async () => {
      const come = await counts;
      if (!isGone) setKnown(come);
    };
    void take();
    return () => {
      isGone = true;
    };
  }, [counts]);
  return isThere(counts) ? counts : known;
}
