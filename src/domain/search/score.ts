import type { Sense, Wanted } from './sense.ts';
import { isStopWord } from './stop-words.ts';

/**
 * A recipe's terms by field, each field a text with a space before and after every term; `telling`
 * is how many terms of the name tell something, where that is known already.
 */
export type Profile = { name: string; category: string; ingredients: string; telling?: number };

/** What it is worth to answer a reading without being called so. */
export const readingWorth = 6;
const weights = { name: 10, category: 6, ingredients: 4, elsewhere: 1 } as const;
const bonus = {
  wholeName: 40,
  sameOrder: 3,
  beginning: 1,
  coverage: 4,
  adjacent: 3,
  sameLine: 1,
} as const;

/** The text form of a field. */
export function profileField(terms: readonly string[]): string {
  return ` ${terms.join(' ')} `;
}

/** How many terms of a name, as its field has them, tell something. */
export function tellingTerms(name: string): number {
  return name.split(' ').filter((term) => term !== '' && !isStopWord(term)).length;
}

/** A reading with its terms, and as they are looked for in the text of a field. */
export type SoughtReading = Sense & { parts: readonly string[] };

/** A word as it is looked for: under its number, its readings the worthiest first. */
export type SoughtWord = { number: number; least: number; readings: readonly SoughtReading[] };

/** What is looked for in recipes to score how well they answer, whatever holds their terms. */
export type Scoring = {
  words: readonly SoughtWord[];
  pairs: readonly Pair[];
  /** The terms of the keyword, and as the text of a name. */
  keyword: readonly string[];
  name: string;
};

/** Puts together what is looked for. */
export function scoringOf(wanted: readonly Wanted[], keyword: readonly string[]): Scoring {
  const words = wanted.map(({ senses, least = 0 }, number) => ({
    number,
    least,
    readings: senses.map(toSought),
  }));
  return { words, pairs: pairsOf(wanted), keyword, name: profileField(keyword) };
}

/** What one recipe holds of what is looked for. */
export interface Holding {
  /** The worth of the worthiest reading of a word that stands in a field; 0 where none does. */
  inName(word: SoughtWord): number;
  inCategory(word: SoughtWord): number;
  /** 0 as well where the ingredients do not count. */
  inIngredients(word: SoughtWord): number;
  /** Whether two words stand one behind the other in the name. */
  isAdjacent(pair: Pair): boolean;
  nearnessInIngredients(pair: Pair): Nearness;
  /** Whether the name is the keyword, begins with it, holds it in order. */
  isCalledSo(): boolean;
  beginsSo(): boolean;
  holdsInOrder(): boolean;
  /** How many terms of the name tell something. */
  readonly telling: number;
}

/**
 * Scores how well a recipe answers. A word found in no field counts as found in the description, for only recipes that hold
 * every word are scored with `missing` 0; otherwise that many such words count as not found.
 */
export function scoreHeld(scoring: Scoring, held: Holding, missing: number): number {
  const { words, pairs } = scoring;
  let score = 0;
  let left = missing;
  let named = 0;
  for (const word of words) {
    const worth = held.inName(word);
    if (worth > 0) named += 1;
    const best = bestField(word, held, worth * weights.name);
    if (best > 0 || word.least > 0) score += Math.max(best, word.least);
    else if (left > 0) left -= 1;
    else score += weights.elsewhere * (word.readings[0]?.worth ?? 0);
  }
  const together = closeness(held, pairs);
  const mean = score / Math.max(1, words.length);
  return mean + together + nameBonus(held, named, words.length);
}

/** How well a recipe answers by the texts of its profile. */
export function scoreProfile(scoring: Scoring, profile: Profile, missing: number): number {
  return scoreHeld(scoring, new TextHolding(scoring, profile), missing);
}

/** Whether two words stand one behind the other, or at least in one line. */
export type Nearness = 'adjacent' | 'line' | null;

/** Two words that were typed one behind the other, in the readings that have one term. */
export type Pair = { firsts: readonly string[]; seconds: readonly string[] };

/** So many readings of a word are looked for beside those of its neighbour. */
const pairedReadings = 3;

function pairsOf(wanted: readonly Wanted[]): Pair[] {
  const asked = wanted.filter(({ least }) => least === undefined);
  return asked.slice(1).map((second, i) => ({
    firsts: singleTerms(asked[i]),
    seconds: singleTerms(second),
  }));
}

const singleTerms = (word: Wanted | undefined): string[] =>
  (word?.senses ?? [])
    .filter(({ terms, open }) => terms.length === 1 && !open)
    .slice(0, pairedReadings)
    .flatMap(({ terms }) => terms);

/** Words that stand together in a name or a line of the ingredients are meant together. */
function closeness(held: Holding, pairs: readonly Pair[]): number {
  if (pairs.length === 0) return 0;
  let sum = 0;
  for (const pair of pairs) {
    sum += worthOfNearness(held.isAdjacent(pair) ? 'adjacent' : held.nearnessInIngredients(pair));
  }
  return sum / pairs.length;
}

function worthOfNearness(nearness: Nearness): number {
  if (nearness === null) return 0;
  return nearness === 'adjacent' ? bonus.adjacent : bonus.sameLine;
}

function toSought(sense: Sense): SoughtReading {
  const { terms, open, near } = sense;
  if (near) return { ...sense, parts: [` ${terms.join(' ')} `] };
  const parts = terms.map((term, i) => (open && i === terms.length - 1 ? ` ${term}` : ` ${term} `));
  return { ...sense, parts };
}

/** The best field of a word, of which that of the name is known. */
function bestField(word: SoughtWord, held: Holding, inName: number): number {
  const top = word.readings[0]?.worth ?? 0;
  let best = inName;
  if (top * weights.category > best) {
    best = Math.max(best, held.inCategory(word) * weights.category);
  }
  if (top * weights.ingredients > best) {
    best = Math.max(best, held.inIngredients(word) * weights.ingredients);
  }
  return best;
}

/** A name that is the keyword, begins with it, holds it in order, or says little else, comes first. */
function nameBonus(held: Holding, named: number, words: number): number {
  if (held.isCalledSo()) return bonus.wholeName;
  const coverage = Math.min(1, named / Math.max(1, held.telling));
  const inOrder = words > 1 && held.holdsInOrder();
  return (
    coverage * bonus.coverage +
    (inOrder ? bonus.sameOrder : 0) +
    (held.beginsSo() ? bonus.beginning : 0)
  );
}

/** The worth of the worthiest reading that stands in the text of a field; 0 where none does. */
export function worthInText(field: string, { readings }: SoughtWord): number {
  for (const { worth, parts } of readings) if (holds(field, parts)) return worth;
  return 0;
}

function holds(field: string, parts: readonly string[]): boolean {
  for (const part of parts) if (!field.includes(part)) return false;
  return true;
}

/** How near to each other two words stand in the text of ingredients. */
function nearnessIn(ingredients: string, { firsts, seconds }: Pair): Nearness {
  const isIn = (term: string) => ingredients.includes(` ${term} `);
  const ones = firsts.filter(isIn);
  if (ones.length === 0) return null;
  const others = seconds.filter(isIn);
  if (others.length === 0) return null;
  if (ones.some((one) => others.some((other) => isIn(`${one} ${other}`)))) return 'adjacent';
  const isInLine = (line: string) =>
    ones.some((one) => line.includes(` ${one} `)) &&
    others.some((other) => line.includes(` ${other} `));
  return ingredients.split('|').some(isInLine) ? 'line' : null;
}

/** A recipe by the texts of its profile. */
class TextHolding implements Holding {
  readonly #profile: Profile;
  readonly #keyword: string;

  constructor({ name }: Scoring, profile: Profile) {
    this.#profile = profile;
    this.#keyword = name;
  }

  inName(word: SoughtWord): number {
    return worthInText(this.#profile.name, word);
  }

  inCategory(word: SoughtWord): number {
    return worthInText(this.#profile.category, word);
  }

  isAdjacent({ firsts, seconds }: Pair): boolean {
    const { name } = this.#profile;
    return firsts.some((one) => seconds.some((other) => name.includes(` ${one} ${other} `)));
  }

  inIngredients(word: SoughtWord): number {
    return worthInText(this.#profile.ingredients, word);
  }

  nearnessInIngredients(pair: Pair): Nearness {
    return nearnessIn(this.#profile.ingredients, pair);
  }

  isCalledSo(): boolean {
    return this.#profile.name === this.#keyword;
  }

  beginsSo(): boolean {
    return this.#profile.name.startsWith(this.#keyword);
  }

  holdsInOrder(): boolean {
    return this.#profile.name.includes(this.#keyword);
  }

  get telling(): number {
    return this.#profile.telling ?? tellingTerms(this.#profile.name);
  }
}
