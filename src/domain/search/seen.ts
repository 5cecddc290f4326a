/** Signs that nobody sees: soft hyphens, joiners, directions, controls but for those that break a line. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a text that was sent may hold them, and nobody sees them.
  /[\p{Default_Ignorable_Code_Point}\0-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\ufff9-\ufffb]+/gu;

/** What of a text is seen: a soft hyphen within a word parts it for nobody who reads it. */
export const seenOf = (text: string): string => text.replace(unseen, '');

const cyrillic = 'аАВеЕкКМНоОрРсСТуУхХіІјЈѕЅԁһԛԜԝӏ';
const greek = 'αΑΒΕΖΗιΙκΚΜνΝοΟρΡΤυΥΧ';
const alike = new Map(
  [...cyrillic, ...greek].map((letter, at) => [
    letter,
    'aABeEkKMHoOpPcCTyYxXiIjJsSdhqWwlaABEZHiIkKMvNoOpPTuYX'.charAt(at),
  ]),
);
const ofOthers = /[\u0370-\u052f]/;
const wordOfOthers = /[\p{L}\p{M}]*[\u0370-\u052f][\p{L}\p{M}]*/gu;

/** A text whose words of Latin letters have no Greek or Cyrillic ones that look the same: nobody tells `mіlk` from `milk`. */
export function withoutLookAlikes(text: string): string {
  if (!ofOthers.test(text)) return text;
  return text.replace(wordOfOthers, (word) =>
    /\p{Script=Latin}/u.test(word)
      ? word.replace(/[\u0370-\u052f]/g, (letter) => alike.get(letter) ?? letter)
      : word,
  );
}
