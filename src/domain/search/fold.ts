import { seenOf, withoutLookAlikes } from './seen.ts';

/** Letters that no Unicode decomposition folds, and what people type instead of them. */
const plainForms: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
};

// Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic. Marks of other scripts
// (vowel signs of Devanagari or Thai, voicing of kana) make different words and stay.
const accents = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
/** Single signs that stand for eighteen letters and more, and name no food. */
const phrases = /[\ufdfa\ufdfb]/g;
const folded = /[æœøßđðþłıħأإآىة]/g;

/** Who changes what texts are folded to counts this up: an index on disk is of one number. */
export const foldRules = 2;

/** The form in which texts are compared: lower-case, without accents and what nobody sees, compatible forms and look-alikes made one. */
export function fold(text: string): string {
  const seen = seenOf(text).replace(phrases, ' ').normalize('NFKD').replace(accents, '');
  return withoutLookAlikes(seen)
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(folded, (letter) => plainForms[letter] ?? letter);
}
