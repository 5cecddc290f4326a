import { fold } from '../search/fold.ts';
import { isWithinSlips } from '../search/near.ts';
import { stem } from '../search/stem.ts';
import { notMistyped } from './not-mistyped.ts';
import { type Food, foodNames } from './table.ts';

/** Shorter words have too many neighbours that are words of their own. */
const shortest = 6;

let byBeginning: Map<string, string[]> | null = null;

/** The foods that a written word is one slip away from, its first letter being right; real words are none. */
export function mistypedFoods(word: string): readonly Food[] {
  if (word.length < shortest || notMistyped.has(word)) return [];
  const written = stem(word);
  const lengths = [written.length - 1, written.length, written.length + 1];
  const near = lengths
    .flatMap((length) => keysByBeginning().get(`${word.charAt(0)}${length}`) ?? [])
    .filter((key) => isWithinSlips(written, key, 1));
  return near.flatMap((key) => foodNames().byKey.get(key) ?? []);
}

/** The names of foods that such a word may have been meant for: in its own language, which the first name of a food need not be in. */
export function namesMeant(word: string): string[] {
  const written = stem(word);
  const isNear = (name: string) => isWithinSlips(written, stem(fold(name)), 1);
  return [...new Set(mistypedFoods(word).flatMap(({ names }) => names.find(isNear) ?? []))];
}

/** By their first letter and their length. */
function keysByBeginning(): Map<string, string[]> {
  const { byKey, exact } = foodNames();
  byBeginning ??= Map.groupBy(
    [...byKey.keys()].filter(
      (key) => !key.includes(' ') && key.length >= shortest - 1 && !exact.has(key),
    ),
    (key) => `${key.charAt(0)}${key.length}`,
  );
  return byBeginning;
}
