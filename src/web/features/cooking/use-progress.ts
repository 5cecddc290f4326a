import { useState } from 'react';
import { longestCooking } from '#domain/kitchen/ticks.ts';
import { dayMs } from '#domain/spans.ts';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';

/** The step at which somebody is with a recipe, counted from 0, and since when. */
type Kept = { id: string; step: number; at: number };

const key = 'cooking';
/** Of more recipes nobody is in the middle. */
const mostKept = 20;
/** After so long at the end of a recipe nobody is cooking it: what comes is another time. */
const longestEnd = dayMs;

/** The step at which this browser's cook is with a recipe: it outlasts a reload. */
export function useProgress(id: string, lastStep: number) {
  const [known, setKnown] = useState(() => stepOf(id, lastStep));
  const keep = (step: number) => {
    setKnown(step);
    const others = readAll().filter((one) => one.id !== id);
    const all = step === 0 ? others : [{ id, step, at: Date.now() }, ...others].slice(0, mostKept);
    if (all.length > 0) writeStored(key, all);
    else removeStored(key);
  };
  return {
    step: Math.max(0, Math.min(known, lastStep)),
    goTo: (to: number) => keep(Math.max(0, Math.min(to, lastStep))),
    clear: () => keep(0),
  };
}

function stepOf(id: string, lastStep: number): number {
  const { step, at } = readAll().find((one) => one.id === id) ?? { step: 0, at: 0 };
  return step >= lastStep && Date.now() - at >= longestEnd ? 0 : step;
}

function readAll(): Kept[] {
  const kept = readStored(key);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

function isKept(kept: unknown): kept is Kept {
  const { id, step, at } = (kept ?? {}) as Partial<Kept>;
  const isRecent = typeof at === 'number' && Date.now() - at < longestCooking;
  return typeof id === 'string' && Number.isInteger(step) && isRecent;
}
