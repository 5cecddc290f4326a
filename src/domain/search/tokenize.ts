import { fold } from './fold.ts';

/** `grams` are characters of a script written without spaces, `words` is everything else. */
export type Token = { text: string; kind: 'word' | 'grams' };

const longest = 40;
const unspaced =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}';
const pieces = new RegExp(
  `(?<grams>(?:(?=[\\p{L}\\p{M}\\p{N}])[${unspaced}])+)` +
    `|(?<word>(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+|(?=\\p{S})\\p{Extended_Pictographic})`,
  'gu',
);

/**
 * The words of a text in order, folded. `l'orange` is two words and `shepherd's` is one;
 * an emoji is a word of its own, signs of punctuation that may be drawn as one (‼) are none; a
 * run of an unspaced script is one token.
 */
export function tokenize(text: string): Token[] {
  const plain = fold(text)
    .replace(/(?<![\p{L}\p{N}])(\p{L})['’ʼ](?=\p{L}{2})/gu, '$1 ')
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '');
  const tokens: Token[] = [];
  for (const match of plain.matchAll(pieces)) {
    const { grams, word } = match.groups ?? {};
    if (grams) tokens.push({ text: grams, kind: 'grams' });
    else if (word) tokens.push({ text: cut(word), kind: 'word' });
  }
  return tokens;
}

/** The texts of the tokens. Plain ASCII, which most texts are, is taken apart without Unicode's tables. */
export function wordsOf(text: string): string[] {
  if (!plainText.test(text)) return tokenize(text).map((token) => token.text);
  const folded = text.toLowerCase();
  const plain = folded.includes("'")
    ? folded
        .replace(/(?<![a-z0-9])([a-z])'(?=[a-z]{2})/g, '$1 ')
        .replace(/(?<=[a-z])'(?=[a-z])/g, '')
    : folded;
  return plain.match(/[a-z0-9]+/g)?.map(cut) ?? [];
}

const plainText = /^[\t-\r -~]*$/;

function cut(word: string): string {
  return word.length <= longest ? word : [...word].slice(0, longest).join('');
}

/**
 * The overlapping pairs of a run, and its last character alone: any part of the run, one
 * character included, is then found by the pairs (or the beginnings of pairs) it consists of.
 */
export function gramsOf(run: string): string[] {
  const characters = [...run];
  const pairs = characters.slice(1).map((character, i) => `${characters[i]}${character}`);
  return [...pairs, ...characters.slice(-1)];
}
