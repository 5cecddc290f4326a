import { useState } from 'react';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';

/** The step at which somebody is with a recipe, counted from 0. */
type Kept = { id: string; step: number };

const key = 'cooking';
/** Of more recipes nobody is in the middle. */
const mostKept = 20;

/** The step at which this browser's cook is with a recipe: it outlasts a reload. */
export function useProgress(id: string, lastStep: number) {
  const [known, setKnown] = useState(() => readAll().find((one) => one.id === id)?.step ?? 0);
  const keep = (step: number) => {
    setKnown(step);
    const others = readAll().filter((one) => one.id !== id);
    const all = step === 0 ? others : [{ id, step }, ...others].slice(0, mostKept);
    if (all.length > 0) writeStored(key, all);
    else removeStored(key);
  };
  return {
    step: Math.max(0, Math.min(known, lastStep)),
    goTo: (to: number) => keep(Math.max(0, Math.min(to, lastStep))),
    clear: () => keep(0),
  };
}

function readAll(): Kept[] {
  const kept = readStored(key);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

function isKept(kept: unknown): kept is Kept {
  const { id, step } = (kept ?? {}) as Partial<Kept>;
  return typeof id === 'string' && Number.isInteger(step);
}
