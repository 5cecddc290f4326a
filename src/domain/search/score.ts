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

/** A reading with its terms as they are looked for in the text of a field. */
type SoughtReading = { worth: number; parts: readonly string[] };

/** Tells how well a recipe answers, which lacks so many of the words. */
export type Scorer = (profile: Profile, missing: number) => number;

/**
 * Scores how well recipes answer. A word found in no field of the profile counts as found in the
 * description, for only recipes that hold every word are scored with `missing` 0; otherwise
 * that many such words count as not found.
 */
export function createScorer(wanted: readonly Wanted[], keyword: string): Scorer {
  const words = wanted.map(({ senses, least = 0 }) => ({ least, readings: senses.map(toSought) }));
  const pairs = pairsOf(wanted);
  return (profile, missing) => {
    let score = 0;
    let left = missing;
    let named = 0;
    for (const { least, readings } of words) {
      const { best, isNamed } = bestField(profile, readings);
      if (isNamed) named += 1;
      if (best > 0 || least > 0) score += Math.max(best, least);
      else if (left > 0) left -= 1;
      else score += weights.elsewhere * (readings[0]?.worth ?? 0);
    }
    const together = closeness(profile, pairs);
    const mean = score / Math.max(1, words.length);
    return mean + together + nameBonus(profile, keyword, named, words.length);
  };
}

/** How well one recipe answers. */
export function scoreOf(
  profile: Profile,
  wanted: readonly Wanted[],
  keyword: string,
  missing: number,
): number {
  return createScorer(wanted, keyword)(profile, missing);
}

/** Two words that were typed one behind the other, in the readings that have one term. */
type Pair = { runs: readonly string[]; terms: readonly (readonly [string, string])[] };

/** So many readings of a word are looked for beside those of its neighbour. */
const pairedReadings = 3;

function pairsOf(wanted: readonly Wanted[]): Pair[] {
  const asked = wanted.filter(({ least }) => least === undefined);
  return asked.slice(1).map((second, i) => {
    const terms = singleTerms(asked[i]).flatMap((one) =>
      singleTerms(second).map((other) => [one, other] as const),
    );
    return { terms, runs: terms.map(([one, other]) => ` ${one} ${other} `) };
  });
}

const singleTerms = (word: Wanted | undefined): string[] =>
  (word?.senses ?? [])
    .filter(({ terms, open }) => terms.length === 1 && !open)
    .slice(0, pairedReadings)
    .flatMap(({ terms }) => terms);

/** Words that stand together in a name or a line of the ingredients are meant together. */
function closeness({ name, ingredients }: Profile, pairs: readonly Pair[]): number {
  if (pairs.length === 0) return 0;
  let lines: string[] | null = null;
  let sum = 0;
  for (const { runs, terms } of pairs) {
    if (runs.some((run) => name.includes(run) || ingredients.includes(run))) {
      sum += bonus.adjacent;
    } else if (terms.some((pair) => isInLine(ingredients, pair))) {
      lines ??= ingredients.split('|');
      if (lines.some((line) => terms.some((pair) => isInLine(line, pair)))) sum += bonus.sameLine;
    }
  }
  return sum / pairs.length;
}

const isInLine = (line: string, [one, other]: readonly [string, string]): boolean =>
  line.includes(` ${one} `) && line.includes(` ${other} `);

function toSought({ worth, terms, open, near }: Sense): SoughtReading {
  if (near) return { worth, parts: [` ${terms.join(' ')} `] };
  const parts = terms.map((term, i) => (open && i === terms.length - 1 ? ` ${term}` : ` ${term} `));
  return { worth, parts };
}

function bestField(
  profile: Profile,
  readings: readonly SoughtReading[],
): { best: number; isNamed: boolean } {
  let best = 0;
  let isNamed = false;
  for (const { worth, parts } of readings) {
    const canBeBetter = worth * weights.name > best;
    if (!canBeBetter && isNamed) break;
    const isInName = holds(profile.name, parts);
    if (isInName) isNamed = true;
    if (canBeBetter) {
      best = Math.max(best, worth * (isInName ? weights.name : weightBeside(profile, parts)));
    }
  }
  return { best, isNamed };
}

/** What a reading is worth that is not in the name. */
function weightBeside(profile: Profile, parts: readonly string[]): number {
  if (holds(profile.category, parts)) return weights.category;
  return holds(profile.ingredients, parts) ? weights.ingredients : 0;
}

function holds(field: string, parts: readonly string[]): boolean {
  for (const part of parts) if (!field.includes(part)) return false;
  return true;
}

/** A name that is the keyword, begins with it, holds it in order, or says little else, comes first. */
function nameBonus(profile: Profile, keyword: string, named: number, words: number): number {
  if (profile.name === keyword) return bonus.wholeName;
  const telling = profile.telling ?? tellingTerms(profile.name);
  const coverage = Math.min(1, named / Math.max(1, telling));
  const inOrder = words > 1 && profile.name.includes(keyword);
  return (
    coverage * bonus.coverage +
    (inOrder ? bonus.sameOrder : 0) +
    (profile.name.startsWith(keyword) ? bonus.beginning : 0)
  );
}
