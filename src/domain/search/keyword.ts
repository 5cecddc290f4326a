import { umlauted, withUmlauts } from '../foods/umlauts.ts';
import { foreignMeaning, foreignWords } from './foreign-words.ts';
import { insteadOf, longestAlike, phrasesLike } from './phrases.ts';
import { stem } from './stem.ts';
import { isFiller } from './stop-words.ts';
import { termsOfToken } from './terms.ts';
import { gramsOf, type Token, tokenize } from './tokenize.ts';

/** One thing that is asked for. `typed` is folded; `terms` is what the index holds it under. */
export type AskedWord = {
  typed: string;
  terms: string[];
  /** Words are completed and corrected; a lone character of an unspaced script is completed; a phrase is looked for as it is. */
  kind: 'word' | 'grams' | 'character' | 'phrase';
  /** What else it means, each as terms. */
  meant: readonly (readonly string[])[];
};

export type Keyword = {
  words: AskedWord[];
  /** The terms of the whole keyword in order, to recognise a whole name. */
  name: string[];
  /** Nothing but stop words: they are looked for in names alone, for the index leaves most of them out elsewhere. */
  onlyStopWords: boolean;
};

const mostWords = 24;

/** Reads what a person typed; punctuation and operators of any query language mean nothing here. */
export function readKeyword(keyword: string): Keyword {
  const tokens = tokenize(keyword);
  const telling = tokens.filter((token) => !isFiller(token.text));
  const asked = telling.length > 0 ? telling : tokens;
  const words = new Map<string, AskedWord>();
  const sought = asked.slice(0, mostWords);
  for (let at = 0; at < sought.length; at += 1) {
    const phrase = readPhrase(sought, at);
    const token = sought[at];
    if (phrase) words.set(phrase.word.typed, phrase.word);
    else if (token) words.set(token.text, askedToken(token));
    at += (phrase?.length ?? 1) - 1;
  }
  return {
    words: [...words.values()],
    name: tokens.flatMap(termsOfToken),
    onlyStopWords: telling.length === 0,
  };
}

/** The longest phrase that begins here and has other names, or is one of another language. */
function readPhrase(tokens: readonly Token[], at: number) {
  for (let length = Math.min(longestPhrase(), tokens.length - at); length > 1; length -= 1) {
    const typed = tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
    const foreign = foreignMeaning(typed);
    const terms = typed.split(' ').map(stem);
    const meant = foreign ? [foreign] : phrasesLike(terms);
    if (meant) return { length, word: { typed, terms, kind: 'phrase', meant } as AskedWord };
  }
  return null;
}

const longestPhrase = () => Math.max(foreignWords().longest, longestAlike);

function askedToken({ text, kind }: Token): AskedWord {
  if (kind === 'word') return askedWord(text);
  const foreign = foreignMeaning(text);
  return { ...askedGrams(text), meant: foreign ? [foreign] : [] };
}

/** A word as something asked for. */
export function askedWord(typed: string): AskedWord {
  const foreign = foreignMeaning(typed);
  const alike = insteadOf(typed);
  if (alike) return { typed, terms: [stem(typed)], kind: 'phrase', meant: alike };
  return {
    typed,
    terms: [stem(typed)],
    kind: 'word',
    meant: foreign ? [foreign] : asUmlauted(typed),
  };
}

/** `haehnchen` is `Hähnchen` as well, and whatever that means. */
function asUmlauted(typed: string): (readonly string[])[] {
  const plain = umlauted(typed);
  const foreign = plain === typed ? null : foreignMeaning(plain);
  if (foreign) return [[stem(plain)], foreign];
  return withUmlauts(typed) === typed ? [] : [[stem(plain)]];
}

function askedGrams(run: string): AskedWord {
  const pairs = gramsOf(run).slice(0, -1);
  return pairs.length === 0
    ? { typed: run, terms: [run], kind: 'character', meant: [] }
    : { typed: run, terms: pairs, kind: 'grams', meant: [] };
}
