import { type ChangeKind, changeKinds } from '#contract/reviews.ts';
import { type Lines, signsOf } from './cooked-lines.ts';
import { latestOf, type Mean, meanOf, type RatingMark, rate, withoutSite } from './rating.ts';
import { doesCount } from './trust.ts';

/** A change as a review keeps it, with the line as it was cooked. */
export type KeptChange = { kind: ChangeKind; lineId?: string; line?: string; text?: string };

/** What of a review is added up. */
export type ReviewMark = RatingMark & {
  changes: readonly KeptChange[];
  /** A sign for each line that it was cooked from. */
  cookedLines: readonly string[];
};

type ChangeCount = {
  kind: ChangeKind;
  line: string;
  people: number;
  /** How many cooked with this line as it reads now. */
  of: number;
};

export type Summary = {
  /** How many reviews there are. */
  reviews: number;
  /** Null where nobody rated the recipe as it is written. */
  mean: Mean | null;
  people: number;
  changes: ChangeCount[];
};

/** Fewer say nothing that their reviews do not say. */
const leastPeople = 2;
const mostChanges = 6;

/**
 * Everything that reviews of a recipe are counted by, each under its name: `reviews`, `people`, `sum` and `count` of the
 * ratings, how many `cooked` a line by its sign, and how many changed it in which way. Numbers of nothing are left out.
 */
export type Tally = Readonly<Record<string, number>>;

const cookedLine = (sign: string) => `cooked ${sign}`;
const changedLine = (kind: ChangeKind, sign: string) => `${kind} ${sign}`;

/** What the reviews of one person or of all come to; the site does not judge its own recipes. */
export function tallyOf(all: readonly ReviewMark[]): Tally {
  const marks = withoutSite(all);
  const { sum, count, people } = rate(marks);
  const names = latestOf(marks.filter(doesCount)).flatMap(namesOf);
  const counted = new Map(Object.entries({ reviews: marks.length, people, sum, count }));
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  return withoutNothing(counted);
}

/** What a review counts for: each line that it was cooked from, and what was done to it first. */
function namesOf({ cookedLines, changes }: ReviewMark): string[] {
  const firsts = changes.filter(
    ({ lineId }, at) => changes.findIndex((one) => one.lineId === lineId) === at,
  );
  const changed = firsts.flatMap(({ kind, lineId, line }) => {
    if (lineId === undefined || line === undefined) return [];
    const sign = signsOf(lineId, line).find((one) => cookedLines.includes(one));
    return sign === undefined ? [] : changedLine(kind, sign);
  });
  return [...new Set([...cookedLines.map(cookedLine), ...changed])];
}

/** A tally once what some said before is taken from it, and what they say now is added. */
export function retally(tally: Tally, before: Tally, after: Tally): Tally {
  const counted = new Map(Object.entries(tally));
  for (const [name, count] of Object.entries(after)) {
    counted.set(name, (counted.get(name) ?? 0) + count);
  }
  for (const [name, count] of Object.entries(before)) {
    counted.set(name, (counted.get(name) ?? 0) - count);
  }
  return withoutNothing(counted);
}

const withoutNothing = (counted: Map<string, number>): Tally =>
  Object.fromEntries([...counted].filter(([, count]) => count !== 0));

/** What all reviews of a recipe say together, from what they come to. */
export function summarizeTally(tally: Tally, lines: Lines): Summary {
  const { reviews = 0, people = 0, sum = 0, count = 0 } = tally;
  return { reviews, mean: meanOf({ sum, count }), people, changes: countChanges(tally, lines) };
}

/** By person: a change counts while its line reads as it was cooked. Most people first, then in the order of the lines. */
function countChanges(tally: Tally, lines: Lines): ChangeCount[] {
  const counts = lines.ingredients.flatMap((line, index) => {
    const signs = signsOf(lines.ingredientIds[index] ?? '', line);
    const counted = (nameOf: (sign: string) => string) =>
      signs.reduce((sum, sign) => sum + (tally[nameOf(sign)] ?? 0), 0);
    const of = counted(cookedLine);
    if (of === 0) return [];
    return changeKinds.map((kind) => {
      const people = counted((sign) => changedLine(kind, sign));
      return { kind, line, people, of };
    });
  });
  const many = counts.filter(({ people }) => people >= leastPeople);
  return many.sort((a, b) => b.people - a.people).slice(0, mostChanges);
}
