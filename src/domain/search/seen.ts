/** Signs that nobody sees: soft hyphens, joiners, directions, controls but for those that break a line. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a text that was sent may hold them, and nobody sees them.
  /[\p{Default_Ignorable_Code_Point}\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufff9-\ufffb]+/gu;

/** What of a text is seen: a soft hyphen within a word parts it for nobody who reads it. */
export const seenOf = (text: string): string => text.replace(unseen, '');

const cyrillic = 'аАВеЕкКМНоОрРсСТуУхХіІјЈѕЅԁһԛԜԝӏ';
const greek = 'αΑΒΕΖΗιΙκΚΜνΝοΟρΡΤυΥΧ';
const armenian = 'օՕսՍհոցՏԼ';
const phonetic = 'ɑɡ';
const alike = new Map(
  [...cyrillic, ...greek, ...armenian, ...phonetic].map((letter, at) => [
    letter,
    'aABeEkKMHoOpPcCTyYxXiIjJsSdhqWwlaABEZHiIkKMvNoOpPTuYXoOuUhngSLag'.charAt(at),
  ]),
);
const letterOfOthers = /[\u0251\u0261\u0370-\u058f]/g;
const ofOthers = new RegExp(letterOfOthers.source);
// A word as a whole: what is looked for within one is looked for from each of its letters, which takes the square of a long one.
const word = /[\p{L}\p{M}]+/gu;

const inLatin = (text: string) =>
  text.replace(letterOfOthers, (letter) => alike.get(letter) ?? letter);

/** A text whose words of Latin letters have no Greek, Cyrillic or Armenian ones that look the same: nobody tells `mіlk` from `milk`. */
export function withoutLookAlikes(text: string): string {
  if (!ofOthers.test(text)) return text;
  return text.replace(word, (one) =>
    ofOthers.test(one) && /\p{Script=Latin}/u.test(one) ? inLatin(one) : one,
  );
}

/** The same, with words in Latin letters that have none at all and look like it: `ѕоу`. A word with one other letter stays as it is. */
export function asLatin(text: string): string {
  if (!ofOthers.test(text)) return text;
  return text.replace(word, (one) => {
    const latin = inLatin(one);
    return ofOthers.test(latin) ? one : latin;
  });
}

/** Whether a text is read otherwise than it was before unseen signs and look-alikes were folded. */
export const isFoldedAnew = (text: string): boolean =>
  seenOf(text) !== text || withoutLookAlikes(text) !== text;
