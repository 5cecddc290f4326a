import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { termsOfToken } from './terms.ts';
import { gramsOf, tokenize } from './tokenize.ts';

/** One thing that is asked for. `typed` is folded; `terms` is what the index holds it under. */
export type AskedWord = {
  typed: string;
  terms: string[];
  /** Words are completed and corrected; a lone character of an unspaced script is completed. */
  kind: 'word' | 'grams' | 'character';
};

export type Keyword = {
  words: AskedWord[];
  /** The terms of the whole keyword in order, to recognise a whole name. */
  name: string[];
  /** Nothing but stop words: they are looked for in names alone, for the index leaves them out elsewhere. */
  onlyStopWords: boolean;
};

const mostWords = 24;

/** Reads what a person typed; punctuation and operators of any query language mean nothing here. */
export function readKeyword(keyword: string): Keyword {
  const tokens = tokenize(keyword);
  const telling = tokens.filter((token) => !isStopWord(token.text));
  const asked = telling.length > 0 ? telling : tokens;
  const words = new Map<string, AskedWord>();
  for (const { text, kind } of asked.slice(0, mostWords)) {
    words.set(text, kind === 'word' ? askedWord(text) : askedGrams(text));
  }
  return {
    words: [...words.values()],
    name: tokens.flatMap(termsOfToken),
    onlyStopWords: telling.length === 0,
  };
}

/** A word as something asked for. */
export function askedWord(typed: string): AskedWord {
  return { typed, terms: [stem(typed)], kind: 'word' };
}

function askedGrams(run: string): AskedWord {
  const pairs = gramsOf(run).slice(0, -1);
  return pairs.length === 0
    ? { typed: run, terms: [run], kind: 'character' }
    : { typed: run, terms: pairs, kind: 'grams' };
}
