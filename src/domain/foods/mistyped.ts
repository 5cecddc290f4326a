import { slipsBetween } from '../search/near.ts';
import { stem } from '../search/stem.ts';
import { notMistyped } from './not-mistyped.ts';
import { type Food, foodsByKey } from './table.ts';

/** Shorter words have too many neighbours that are words of their own. */
const shortest = 6;
const mostRemembered = 20_000;

const byBeginning = new Map<string, string[]>();
for (const key of foodsByKey.keys()) {
  if (key.includes(' ') || key.length < shortest - 1) continue;
  byBeginning.set(key.charAt(0), [...(byBeginning.get(key.charAt(0)) ?? []), key]);
}
const remembered = new Map<string, readonly Food[]>();

/** The foods that a written word is one slip away from, its first letter being right; real words are none. */
export function mistypedFoods(word: string): readonly Food[] {
  if (word.length < shortest || notMistyped.has(word)) return [];
  const known = remembered.get(word);
  if (known) return known;
  const found = nearestFoods(word);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(word, found);
  return found;
}

function nearestFoods(word: string): readonly Food[] {
  const written = stem(word);
  const near = (byBeginning.get(word.charAt(0)) ?? []).filter(
    (key) => slipsBetween(written, key, 1) <= 1,
  );
  return near.flatMap((key) => foodsByKey.get(key) ?? []);
}
