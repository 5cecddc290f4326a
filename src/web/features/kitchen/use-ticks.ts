import { useCallback, useEffect, useRef, useState } from 'react';
import { readTicks, tickedLines, withTicks } from '#domain/kitchen/ticks.ts';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';

const storageKey = 'ticks';

export type Ticks = {
  /** The indexes of the lines that are ticked. */
  ticked: ReadonlySet<number>;
  tick: (lines: readonly number[], isTicked: boolean) => void;
  clear: () => void;
};

/**
 * The ingredients that this browser's cook has ticked, in whichever tab: they survive a reload and stay with their
 * lines, and nobody else sees them.
 */
export function useTicks(recipeId: string, lineIds: readonly string[]): Ticks {
  const [known, setKnown] = useState(none);
  // Where nothing may be stored, ticks last as long as the page.
  const isKept = useRef(true);
  const read = useCallback(
    () => new Set(tickedLines(readKept(), recipeId, lineIds)),
    [recipeId, lineIds],
  );
  useEffect(() => {
    const takeOver = () => {
      if (isKept.current) setKnown(read());
    };
    const hear = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) takeOver();
    };
    takeOver();
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [read]);
  const keep = (next: ReadonlySet<number>) => {
    setKnown(next);
    const kept = withTicks(readKept(), recipeId, lineIds, next, Date.now());
    if (Object.keys(kept).length > 0) isKept.current = writeStored(storageKey, kept);
    else removeStored(storageKey);
  };
  return {
    ticked: known,
    tick: (some, isTicked) => {
      // What is stored now: another tab may have ticked lines that this one has not heard of yet.
      const next = isKept.current ? read() : new Set(known);
      for (const line of some) isTicked ? next.add(line) : next.delete(line);
      keep(next);
    },
    clear: () => keep(none),
  };
}

const none: ReadonlySet<number> = new Set();
const readKept = () => readTicks(readStored(storageKey), Date.now());
