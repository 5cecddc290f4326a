import type { ReviewInputBody } from '#contract/reviews.ts';
import { isIngredientHeading } from '../kitchen/ingredient-sections.ts';
import type { ReadLines } from './cooked-lines.ts';
import { isCookedDay } from './day.ts';
import type { KeptChange } from './summary.ts';

/** A change as its writer names it. */
type NamedChange = Omit<KeptChange, 'line'>;

/** What a review says, as its writer sent it and in one form: what is not said is null or empty. */
export type ReviewContent = {
  rating: number | null;
  asWritten: boolean;
  changes: NamedChange[];
  cookedOn: string;
  servings: number | null;
  minutes: number | null;
  text: string;
  again: boolean | null;
  /** Its photos in their order; absent where those that are there stay. */
  photoIds?: string[];
};

/** The content of a review, or the field that makes no sense. */
export function readReview(
  body: ReviewInputBody,
  now: number,
): { content: ReviewContent } | { fault: keyof ReviewContent } {
  if (!isCookedDay(body.cookedOn, now)) return { fault: 'cookedOn' };
  const changes = (body.changes ?? []).map(tidyChange);
  if (!areSound(changes) || (body.asWritten && changes.length > 0)) return { fault: 'changes' };
  const content = {
    rating: body.rating ?? null,
    asWritten: body.asWritten,
    changes,
    cookedOn: body.cookedOn,
    servings: body.servings ?? null,
    minutes: body.minutes ?? null,
    text: body.text ?? '',
    again: body.again ?? null,
    ...(body.photoIds ? { photoIds: body.photoIds } : {}),
  };
  return { content };
}

function tidyChange({ kind, lineId, text = '' }: NamedChange): NamedChange {
  const said = text.toWellFormed().replace(/\s+/g, ' ').trim();
  return { kind, ...(lineId === undefined ? {} : { lineId }), ...(said ? { text: said } : {}) };
}

/** One change of a line at most; only what was added has no line, and this and a swap say what. */
function areSound(changes: readonly NamedChange[]): boolean {
  const lines = changes.flatMap(({ lineId }) => lineId ?? []);
  if (new Set(lines).size !== lines.length) return false;
  return changes.every(({ kind, lineId, text }) => {
    if (kind === 'added') return lineId === undefined && text !== undefined;
    return lineId !== undefined && (kind !== 'swapped' || text !== undefined);
  });
}

/**
 * The changes with the lines as they were cooked: those that a review had already keep theirs, others
 * are of the recipe as it is. Null where a line is in neither, or is a heading, which nobody cooks.
 */
export function withLines(
  changes: readonly NamedChange[],
  { ingredients, ingredientIds, language }: ReadLines,
  before: readonly KeptChange[] = [],
): KeptChange[] | null {
  const found = changes.map((change): KeptChange | null => {
    if (change.lineId === undefined) return change;
    const cooked = before.find(({ lineId }) => lineId === change.lineId)?.line;
    const line = cooked ?? ingredients[ingredientIds.indexOf(change.lineId)];
    const isCooked = cooked !== undefined || !isIngredientHeading(line ?? '', language);
    return line !== undefined && isCooked ? { ...change, line } : null;
  });
  const kept = found.filter((change) => change !== null);
  return kept.length === found.length ? kept : null;
}
