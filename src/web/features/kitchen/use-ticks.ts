import { useEffect, useState } from 'react';
import { readTicks, tickedLines, withTicks } from '#domain/kitchen/ticks.ts';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';

const storageKey = 'ticks';

export type Ticks = {
  /** The indexes of the lines that are ticked. */
  ticked: ReadonlySet<number>;
  tick: (lines: readonly number[], isTicked: boolean) => void;
  clear: () => void;
};

/** The ingredients that this browser's cook has ticked: they survive a reload and stay with their lines, and nobody else sees them. */
export function useTicks(recipeId: string, lineIds: readonly string[]): Ticks {
  const [known, setKnown] = useState<ReadonlySet<number> | null>(null);
  useEffect(() => {
    setKnown((before) => before ?? new Set(tickedLines(readKept(), recipeId, lineIds)));
  }, [recipeId, lineIds]);
  const keep = (next: ReadonlySet<number>) => {
    setKnown(next);
    const kept = withTicks(readKept(), recipeId, lineIds, next, Date.now());
    if (Object.keys(kept).length > 0) writeStored(storageKey, kept);
    else removeStored(storageKey);
  };
  return {
    ticked: known ?? none,
    tick: (some, isTicked) => {
      const next = new Set(known ?? tickedLines(readKept(), recipeId, lineIds));
      for (const line of some) isTicked ? next.add(line) : next.delete(line);
      keep(next);
    },
    clear: () => keep(none),
  };
}

const none: ReadonlySet<number> = new Set();
const readKept = () => readTicks(readStored(storageKey), Date.now());
