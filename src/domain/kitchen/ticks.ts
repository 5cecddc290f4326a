import { dayMs } from '../spans.ts';

/** What a browser keeps of the ingredients that were ticked: for each recipe the ids of its lines, and since when. */
type KeptTicks = Readonly<Record<string, { at: number; lines: readonly string[] }>>;

/** After four weeks nobody is at the stove with it; beyond thirty recipes the oldest go. */
export const longestCooking = 28 * dayMs;
const most = 30;

/** Reads what a browser kept; what is no such thing is as if nothing had been kept. */
export function readTicks(stored: unknown, now: number): KeptTicks {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored as Record<string, unknown>).flatMap(([id, one]) => {
    const { at, lines } = (one ?? {}) as { at?: unknown; lines?: unknown };
    if (typeof at !== 'number' || !Array.isArray(lines) || !(now - at < longestCooking)) return [];
    const ids = lines.filter((line): line is string => typeof line === 'string');
    return [[id, { at, lines: ids }] as const];
  });
  return Object.fromEntries(entries);
}

/** The indexes of the lines that were ticked, each told by its lasting id. */
export function tickedLines(
  kept: KeptTicks,
  recipeId: string,
  lineIds: readonly string[],
): number[] {
  const ticked = new Set(kept[recipeId]?.lines);
  return lineIds.flatMap((id, index) => (ticked.has(id) ? [index] : []));
}

/** What to keep once these lines are ticked, and no others; a recipe without a tick is forgotten. */
export function withTicks(
  kept: KeptTicks,
  recipeId: string,
  lineIds: readonly string[],
  ticked: ReadonlySet<number>,
  now: number,
): KeptTicks {
  const { [recipeId]: _, ...others } = kept;
  const lines = lineIds.filter((_id, index) => ticked.has(index));
  const latest = Object.entries(others).sort(([, one], [, other]) => other.at - one.at);
  if (lines.length === 0) return Object.fromEntries(latest);
  return {
    [recipeId]: { at: now, lines },
    ...Object.fromEntries(latest.slice(0, most - 1)),
  };
}
