import { mixedHash } from '../hashes/fnv-1a.ts';

/** Words that follow each other are compared by so many. */
const wordsOfShingle = 5;
/** A text is told by so many numbers. */
export const sketchSize = 16;
/** Texts that have so many of them in common are taken for copies: about three quarters of what they say. */
export const sketchAlike = 12;

/**
 * What tells a text from others: the smallest hashes of its shingles, after A. Z. Broder, 'On the resemblance and
 * containment of documents' (1997). What two texts have in common of them is about what they have in common of all.
 * A text that is too short to be told has none.
 */
export function sketchOf(text: string): number[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const hashes = new Set<number>();
  for (let n = 0; n + wordsOfShingle <= words.length; n += 1)
    hashes.add(mixedHash(words.slice(n, n + wordsOfShingle).join(' ')));
  if (hashes.size < sketchSize) return [];
  return [...hashes].sort((a, b) => a - b).slice(0, sketchSize);
}
