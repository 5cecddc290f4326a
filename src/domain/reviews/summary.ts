import type { ChangeKind } from '#contract/reviews.ts';
import { type Lines, signLines } from './cooked-lines.ts';
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

export type ChangeCount = {
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

/** What all reviews of a recipe say together, in any order of them; the site does not judge its own recipes. */
export function summarize(all: readonly ReviewMark[], lines: Lines): Summary {
  const marks = withoutSite(all);
  const rating = rate(marks);
  return {
    reviews: marks.length,
    mean: meanOf(rating),
    people: rating.people,
    changes: countChanges(latestOf(marks), lines),
  };
}

/** By person: a change counts while its line reads as it was cooked. Most people first, then in the order of the lines. */
function countChanges(latest: readonly ReviewMark[], lines: Lines): ChangeCount[] {
  const counting = latest.filter(doesCount);
  const counts = signLines(lines).flatMap((sign, index) => {
    const cooked = counting.filter(({ cookedLines }) => cookedLines.includes(sign));
    const line = lines.ingredients[index] ?? '';
    return [...kindsOf(cooked, lines.ingredientIds[index])].map(([kind, people]) => ({
      ...{ kind, line, people, of: cooked.length },
    }));
  });
  const many = counts.filter(({ people }) => people >= leastPeople);
  return many.sort((a, b) => b.people - a.people).slice(0, mostChanges);
}

/** How many changed a line in which way. */
function kindsOf(cooked: readonly ReviewMark[], lineId: string | undefined) {
  const people = new Map<ChangeKind, number>();
  for (const { changes } of cooked) {
    const change = changes.find((one) => one.lineId !== undefined && one.lineId === lineId);
    if (change) people.set(change.kind, (people.get(change.kind) ?? 0) + 1);
  }
  return people;
}
