import { umlauted } from '../foods/umlauts.ts';
import { type Avoided, readAsked } from './avoided.ts';
import { readTime } from './read-time.ts';
import type { Reading } from './reading.ts';
import { longestPhrase, type ReadPhrase, readPhrases } from './reading-words.ts';
import { isFiller } from './stop-words.ts';
import { type Token, tokenize } from './tokenize.ts';

/** What a search sentence means. */
export type Sentence = {
  /** Everything that is wanted, as a keyword. */
  readonly wanted: string;
  /** Of that, what no reading took: it is searched as words. */
  readonly words: string;
  readonly readings: readonly Reading[];
  readonly avoided: readonly Avoided[];
};

/** What was meant by words as they were typed. */
export type Slips = ReadonlyMap<string, string>;
const noSlips: Slips = new Map();

/**
 * Reads a sentence such as `quick vegan dinner by Anna, no nuts`: what is to be left out, diet, part of the
 * meal, difficulty, time, cuisine and cook; all else is words. What `asWords` names is not read but stays
 * words; what was to be left out is then simply not asked for. A word of `slips` is read as what was meant.
 */
export function readSentence(
  keyword: string,
  asWords: readonly string[] = [],
  slips = noSlips,
): Sentence {
  const asked = readAsked(keyword);
  const taken = new Set(asWords);
  const avoided = asked.avoided.filter(({ typed }) => !taken.has(typed));
  const reading = new SentenceReading(tokenize(asked.wanted), taken, slips);
  reading.read();
  const words = reading.kept.map(({ text }) => text).join(' ');
  const isAnyRead = reading.readings.length > 0;
  return {
    wanted: asked.wanted,
    words: isAnyRead ? words : asked.wanted,
    readings: reading.readings,
    avoided,
  };
}

const beforeCook = new Set(['by', 'von']);
const longestCook = 3;

class SentenceReading {
  readonly kept: Token[] = [];
  readonly readings: Reading[] = [];
  readonly #tokens: readonly Token[];
  readonly #words: readonly string[];
  readonly #asWords: ReadonlySet<string>;
  readonly #slips: Slips;
  #at = 0;

  constructor(tokens: readonly Token[], asWords: ReadonlySet<string>, slips: Slips) {
    this.#tokens = tokens;
    this.#words = tokens.map(({ text }) => text);
    this.#asWords = asWords;
    this.#slips = slips;
  }

  read(): void {
    const alone: { phrase: ReadPhrase; at: number; token: Token }[] = [];
    while (this.#at < this.#tokens.length) {
      const token = this.#tokens[this.#at];
      if (!token) return;
      if (this.#readTime() || this.#readCook()) continue;
      const phrase = this.#readPhrase();
      if (phrase === true) continue;
      if (phrase) alone.push({ phrase, at: this.kept.length, token });
      this.kept.push(token);
      this.#at += 1;
    }
    const telling = this.kept.filter(({ text }) => !isFiller(text));
    const [only] = alone;
    if (!only || telling.length !== 1) return;
    if (this.#take(only.phrase.meaning, only.token.text)) this.kept.splice(only.at, 1);
  }

  #readTime(): boolean {
    const time = readTime(this.#words.slice(this.#at), this.#words.slice(0, this.#at));
    if (!time) return false;
    const typed = this.#words.slice(this.#at, this.#at + time.length).join(' ');
    if (!this.#take({ kind: 'time', minutes: time.minutes }, typed)) {
      this.kept.push(...this.#tokens.slice(this.#at, this.#at + time.length));
    }
    this.#at += time.length;
    return true;
  }

  /** `by Anna` ends a sentence: whether there is such a cook only the site can tell. */
  #readCook(): boolean {
    if (!beforeCook.has(this.#words[this.#at] ?? '')) return false;
    const name = this.#words.slice(this.#at + 1);
    if (name.length === 0 || name.length > longestCook) return false;
    const cook = name.join(' ');
    if (!this.#take({ kind: 'cook', cook }, `${this.#words[this.#at]} ${cook}`)) return false;
    this.#at = this.#tokens.length;
    return true;
  }

  /** True where a phrase was read; a phrase that may be read later, when it is all that is said. */
  #readPhrase(): ReadPhrase | boolean {
    const most = Math.min(longestPhrase, this.#words.length - this.#at);
    for (let length = most; length > 0; length -= 1) {
      const typed = this.#words.slice(this.#at, this.#at + length).join(' ');
      const meant = this.#slips.get(typed) ?? typed;
      const phrase = readPhrases.get(meant) ?? readPhrases.get(umlauted(meant));
      if (!phrase) continue;
      if (phrase.notAfter.has(this.#words[this.#at - 1] ?? '')) return false;
      if (phrase.notBefore.has(this.#words[this.#at + length] ?? '')) return false;
      if (phrase.alone) return phrase;
      if (!this.#take(phrase.meaning, typed)) return false;
      this.#at += length;
      return true;
    }
    return false;
  }

  #take(meaning: ReadPhrase['meaning'], typed: string): boolean {
    if (this.#asWords.has(typed)) return false;
    const isSaid = this.readings.some((one) => one.typed === typed);
    if (!isSaid) this.readings.push({ ...meaning, typed } as Reading);
    return true;
  }
}
