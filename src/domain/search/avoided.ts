import { foodsOfCompound, isReadByEnd } from '../foods/german-compounds.ts';
import { namesMeant } from '../foods/mistyped.ts';
import { foodsOfWords } from '../foods/named-foods.ts';
import { type Food, foodNames } from '../foods/table.ts';
import { isListedAllergen, isNearAllergen, mayBeAllergen } from './listed-allergens.ts';
import { isPart, meantFoods } from './meant-foods.ts';
import {
  between,
  negationLength,
  negations,
  notAvoidedAfter,
  notAvoidedBefore,
} from './negations.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** Something that a person wants left out, as it was typed. */
export type Avoided = {
  readonly typed: string;
  /** As a person is shown it, where that is not as its words were read. */
  readonly shown?: string;
  /** The foods it names, none when the table knows none. */
  readonly foods: readonly Food[];
  /** The stems of its words, for a food that the table does not know. */
  readonly terms: readonly string[];
};

/** A keyword taken apart: what is wanted, as a keyword, and what is to be left out. */
type Asked = { readonly wanted: string; readonly avoided: readonly Avoided[] };

/**
 * Reads what a keyword wants left out: `no nuts`, `without eggs or milk`, `-peanut`, `nut free`. The
 * other words stay as they are; a keyword that wants nothing left out is given back untouched.
 */
export function readAsked(keyword: string): Asked {
  const reading = new AskedReading(piecesOf(keyword));
  reading.read();
  if (reading.avoided.length === 0) return { wanted: keyword, avoided: [] };
  return {
    wanted: reading.kept.map(({ text }) => (text === ',' ? ' ' : text)).join(' '),
    avoided: reading.avoided,
  };
}

class AskedReading {
  readonly kept: Piece[] = [];
  readonly avoided: Avoided[] = [];
  readonly #pieces: readonly Piece[];
  #at = 0;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  read(): void {
    while (this.#at < this.#pieces.length) {
      const piece = this.#pieces[this.#at];
      if (!piece) return;
      const isRead = isMinus(piece)
        ? this.#readMinus(piece)
        : this.#readFree(piece) || this.#readNo(piece);
      if (isRead) continue;
      if (!isMinus(piece)) this.kept.push(piece);
      this.#at += 1;
    }
  }

  /** `-peanut butter` leaves out peanut butter and peanuts: a visitor who writes a minus may mean its word alone. */
  #readMinus({ kind }: Piece): boolean {
    const words = this.#wordsFrom(this.#at + 1);
    const [first] = words;
    if (first === undefined || first === 'free' || isNumber(first)) return false;
    const length = foodLength(words);
    if (length === 0 && kind === 'dash') return false;
    this.#at += 1 + Math.max(1, length);
    this.#avoid(words.slice(0, Math.max(1, length)));
    if (length > 1 && foodsOfWords([first]).length > 0) this.#avoid([first]);
    return true;
  }

  #readNo(piece: Piece): boolean {
    if (piece.kind !== 'word') return false;
    const length = negationLength(this.#wordsFrom(this.#at));
    if (length === 0 && !negations.has(piece.text)) return false;
    const start = this.#skipMore(this.#skip(this.#at + Math.max(1, length)));
    const words = this.#wordsFrom(start);
    const [first] = words;
    if (!negations.has(piece.text) && foodLength(words) === 0) return false;
    if (first === undefined || isNumber(first) || notAvoidedAfter.has(first)) return false;
    if (negations.has(first) || first === 'free') return false;
    this.#readList(start);
    this.#stepOverFree();
    return true;
  }

  /** `no eggs excluded`, `no nuts, eggs: none`: said twice, it is still left out. */
  #stepOverFree(): void {
    const [first, next = ''] = this.#wordsFrom(this.#at);
    // `nuts: no milk: no` speaks of the food before as well.
    if (isListedAllergen(this.kept.at(-1)?.text ?? '')) return;
    if (first === 'free' && !['range', 'from', 'of'].includes(next)) this.#at += 1;
  }

  /** Reads a food, and more of them behind `or`, `and` and commas. */
  #readList(start: number): void {
    let at = start;
    let isSure = true;
    for (;;) {
      const words = this.#wordsFrom(at);
      const length = foodLength(words);
      if (words.length === 0 || (length === 0 && !isSure && !this.#isListed(at))) return;
      this.#avoid(words.slice(0, Math.max(1, length)));
      this.#at = at + Math.max(1, length);
      const joints = this.#jointsFrom(this.#at);
      if (joints.length === 0 && !this.#areAllListed(this.#wordsFrom(this.#at))) return;
      isSure = joints.some(({ text }) => surelyJoined.has(text));
      at = this.#skip(this.#at + joints.length);
    }
  }

  /** `no eggs dairy nuts`: allergens alone up to the end, where `no sugar milk tea` goes on. */
  #areAllListed(words: readonly string[]): boolean {
    return words.length > 0 && words.every(mayBeAllergen);
  }

  /** One, or a comma and what stands behind it: `nuts, milk, or eggs`. */
  #jointsFrom(at: number): Piece[] {
    const end = this.#pieces.findIndex((piece, i) => i >= at && !isJoint(piece));
    return this.#pieces.slice(at, end < 0 ? undefined : end);
  }

  /** A word that names no food is one of the list when it may be mistyped, or another food stands behind it: `nuts, xyz or eggs`. */
  #isListed(at: number): boolean {
    const [here, next] = this.#pieces.slice(at);
    if (here && isNearAllergen(here.text)) return true;
    if (!next || !isJoint(next)) return false;
    return foodLength(this.#wordsFrom(this.#skip(at + 2))) > 0;
  }

  #readFree(piece: Piece): boolean {
    if (piece.kind !== 'word' || piece.text !== 'free') return false;
    const [next] = this.#wordsFrom(this.#at + 1);
    if (next === 'range') return false;
    if (next === 'from' || next === 'of') {
      const start = this.#skip(this.#at + 2);
      if (foodLength(this.#wordsFrom(start)) === 0) return false;
      this.#readList(start);
      return true;
    }
    const before = lastWords(this.kept);
    const last = before.at(-1);
    if (last === undefined || isNumber(last) || notAvoidedBefore.has(last)) return false;
    if (isStopWord(last) || negations.has(last)) return false;
    const length = Math.max(1, foodLengthAtEnd(before));
    this.#avoid(before.slice(-length));
    this.kept.splice(-length);
    this.#readListBefore();
    this.#at += 1;
    return true;
  }

  /** `nut and dairy free`, `egg/dairy free`. */
  #readListBefore(): void {
    for (;;) {
      const last = this.kept.findLastIndex((piece) => !isJoint(piece));
      const food = this.kept[last];
      const isJoined = last < this.kept.length - 1;
      if (!food || !mayBeAllergen(food.text)) return;
      if (!isJoined && !this.#areAllListed(lastWords(this.kept))) return;
      this.#avoid([food.text]);
      this.kept.splice(last);
    }
  }

  #avoid(words: readonly string[]): void {
    const typed = words.join(' ');
    if (this.avoided.some((one) => one.typed === typed)) return;
    this.avoided.push({ typed, foods: meantFoods(words), terms: words.map(stem) });
  }

  #skip(from: number): number {
    let at = from;
    while (between.has(this.#pieces[at]?.text ?? '')) {
      if (foodLength(this.#wordsFrom(at)) > 0) return at;
      at += 1;
    }
    return at;
  }

  /** `no more eggs`, but `no more than 5 ingredients`. */
  #skipMore(at: number): number {
    const next = this.#skip(at + 1);
    const isBeforeFood = foodLength(this.#wordsFrom(next)) > 0;
    return this.#pieces[at]?.text === 'more' && isBeforeFood ? next : at;
  }

  #wordsFrom(at: number): string[] {
    const end = this.#pieces.findIndex((piece, i) => i >= at && piece.kind !== 'word');
    return this.#pieces.slice(at, end < 0 ? undefined : end).map(({ text }) => text);
  }
}

const jointWords = new Set('or and nor oder noch und ni sowie plus bzw'.split(' '));
const surelyJoined = new Set('or nor oder noch ni'.split(' '));

const isJoint = ({ kind, text }: Piece): boolean =>
  kind === 'comma' || (kind === 'word' && jointWords.has(text));

const isMinus = ({ kind }: Piece): boolean => kind === 'minus' || kind === 'dash';

const isNumber = (text: string): boolean => /^\p{N}/u.test(text);

const lastWords = (pieces: readonly Piece[]): string[] =>
  pieces.slice(pieces.findLastIndex(({ kind }) => kind === 'comma') + 1).map(({ text }) => text);

/** How many of the first words are the longest name of a food. */
function foodLength(words: readonly string[]): number {
  for (let length = Math.min(foodNames().longest, words.length); length > 0; length -= 1) {
    if (foodsOfWords(words.slice(0, length)).length > 0) return length;
  }
  return 0;
}

function foodLengthAtEnd(words: readonly string[]): number {
  for (let length = Math.min(foodNames().longest, words.length); length > 0; length -= 1) {
    if (foodsOfWords(words.slice(-length)).length > 0) return length;
  }
  return 0;
}

/** A food to be left out, by its name alone. */
export function avoidedNamed(name: string): Avoided {
  const words = piecesOf(name).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
  return { typed: words.join(' '), foods: meantFoods(words), terms: words.map(stem) };
}

/** What a person is told was left out: what was typed, or what a mistyped word was taken for, in the language it was typed in. */
export function leftOutName({ typed, shown, foods: meant }: Avoided): string {
  const isAsTyped =
    meant.length === 0 ||
    isPart(typed) ||
    foodsOfWords(typed.split(' ')).length > 0 ||
    (foodsOfCompound(typed).length > 0 && !isReadByEnd(typed));
  if (isAsTyped) return shown ?? typed;
  const names = namesMeant(typed.replaceAll(' ', '')).join(', ');
  if (names === '') return shown ?? typed;
  return shown === undefined ? names : `${shown} (${names})`;
}
