import { stem } from '../search/stem.ts';
import { foodsOfCompound } from './german-compounds.ts';
import { foodNames } from './table.ts';

/** How German writes its umlauts without them; an `ue` behind these letters is none (`Sauer`, `Quark`). */
const written = /([ao])e|(?<![aeq])(u)e/g;
/** Shorter words are English ones (`coed`, no cod), but for oil. */
const shortest = 5;

/** A folded word as it is folded where its umlauts are written as such. */
export const umlauted = (word: string): string => word.replace(written, '$1$2');

/** A folded word as it would be with its umlauts, where that names a food: `kaese` is `kase`. */
export function withUmlauts(word: string): string {
  if (word.length < shortest && word !== 'oel') return word;
  const folded = umlauted(word);
  const { words } = foodNames();
  if (folded === word || words.has(stem(word))) return word;
  if (words.has(stem(folded))) return folded;
  const read = foodsOfCompound(folded);
  const isMore = read.length > 0 && foodsOfCompound(word).every((food) => read.includes(food));
  return isMore ? folded : word;
}
