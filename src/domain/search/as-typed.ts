import { fold } from './fold.ts';

type Written = { text: string; key: string; start: number; end: number };

/**
 * The part of a keyword that was read as these words, which are folded, as its writer wrote it: `nusse` is `Nüsse` there. What
 * is no part of it is given back as it is.
 */
export function asTyped(keyword: string, words: string): string {
  const key = keyOf(words);
  const written = writtenIn(keyword);
  for (const [from, { start }] of written.entries()) {
    let read = '';
    for (const { key: next, end } of written.slice(from)) {
      read += next;
      if (read === key) return keyword.slice(start, end);
      if (!key.startsWith(read)) break;
    }
  }
  return begunAs(written.find((one) => one.key.startsWith(key))?.text ?? '', key) ?? words;
}

/** The same, but large where it is a noun that a word begins with: `laktosefrei` is without `Laktose`. */
export function nounAsTyped(keyword: string, words: string): string {
  const own = asTyped(keyword, words);
  return keyword.includes(`${own}frei`) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
}

const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

const writtenIn = (keyword: string): Written[] =>
  [...keyword.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’ʼ]\p{L}+)*/gu)].map(
    ({ 0: text, index: start }) => ({
      text,
      start,
      end: start + text.length,
      key: keyOf(text),
    }),
  );

/** `Nuss` of `Nussallergie`. */
function begunAs(text: string, key: string): string | undefined {
  const characters = [...text];
  const lengths = characters.map((_, i) => characters.slice(0, i + 1).join(''));
  return lengths.find((beginning) => keyOf(beginning) === key);
}

/** A keyword with other words in the place of some of its own, wherever they stand by themselves; of `Nüseallergie` the beginning. */
export function retyped(keyword: string, own: string, by: string): string {
  const [first = '', ...rest] = keyword.split(own);
  const put = (isWhole: boolean) =>
    rest.reduce((done, next) => {
      const isInWord =
        /[\p{L}\p{M}\p{N}]$/u.test(done) || (isWhole && /^[\p{L}\p{M}\p{N}]/u.test(next));
      return done + (isInWord ? own : by) + next;
    }, first);
  const whole = put(true);
  return whole === keyword ? put(false) : whole;
}
