import { weightOfFood } from '../foods/weights.ts';
import { type Amount, findAmounts } from './amounts.ts';
import { mostScale } from './chosen-amounts.ts';
import { readIngredientLine } from './ingredient-line.ts';
import type { RecipeLanguage } from './language.ts';
import { isSum, sumOf } from './sums.ts';
import { sizeOf } from './units.ts';

/** How many times the recipe that makes; or why what was typed says nothing of it. */
type Had = { factor: number } | { fault: 'unread' | 'otherUnit' | 'tooFar' };

/**
 * How many times a recipe comes of what a person has of an ingredient: `140 g` for the amount at a place of
 * its line. A number alone is in the unit of the line.
 */
export function factorToHave(
  line: string,
  place: number,
  typed: string,
  language: RecipeLanguage,
): Had {
  const { amounts, food } = readIngredientLine(line, language);
  const own = withRest(line, amounts[place], amounts[place + 1]);
  const [have] = findAmounts(typed.trim(), language);
  if (!own || !have) return { fault: 'unread' };
  const grams = weightOfFood(food ?? '', language)?.gramsPerMl ?? null;
  const factor = ratio(own, have, grams, language);
  if (factor === null) return { fault: 'otherUnit' };
  return factor >= 1 / mostScale && factor <= mostScale ? { factor } : { fault: 'tooFar' };
}

/** Pounds with the ounces behind them. */
function withRest<One extends Amount>(line: string, own?: One, rest?: One): One | undefined {
  if (!own?.unit || !rest?.unit || !isSum(line, own, rest)) return own;
  const from = (sumOf(own, rest) * rest.unit.size) / own.unit.size;
  return { ...own, from, number: { ...own.number, from } };
}

function ratio(
  own: Amount,
  have: Amount,
  gramsPerMl: number | null,
  language: RecipeLanguage,
): number | null {
  const counted = own.packs ? own.packs.unit : own.unit;
  const content = own.packs ? own.from * own.number.from : own.from;
  if (have.packs || have.unit === counted || (!have.unit && counted?.dimension === 'count')) {
    return have.number.from / inRange(own, have.number.from);
  }
  if (!have.unit) return have.from / inRange(own, have.from);
  if (!own.unit) return null;
  const [mine, theirs] = [have, { ...own, from: content }].map(({ from, unit }) => ({
    size: from * (unit ? sizeOf(unit, language) : 1),
    dimension: unit?.dimension,
  }));
  if (!mine || !theirs) return null;
  if (mine.dimension === theirs.dimension) {
    return mine.dimension === 'count' ? null : mine.size / theirs.size;
  }
  if (gramsPerMl === null) return null;
  if (mine.dimension === 'mass' && theirs.dimension === 'volume')
    return mine.size / (theirs.size * gramsPerMl);
  if (mine.dimension === 'volume' && theirs.dimension === 'mass')
    return (mine.size * gramsPerMl) / theirs.size;
  return null;
}

/** What the recipe asks for; of a range what is had, if it lies in it. */
function inRange({ number: { from, to } }: Amount, have: number): number {
  return to !== null && have >= from && have <= to ? have : from;
}
