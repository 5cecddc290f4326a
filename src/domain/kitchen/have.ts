import { weightOfFood } from '../foods/weights.ts';
import { type Amount, findAmounts } from './amounts.ts';
import { mostScale } from './chosen-amounts.ts';
import { comparedWord, sideWords } from './food-names.ts';
import { readIngredientLine } from './ingredient-line.ts';
import type { RecipeLanguage } from './language.ts';
import { isSum, sumOf } from './sums.ts';
import { sizeOf } from './units.ts';

/** How many times the recipe that makes; or why what was typed says nothing of it. */
type Had = { factor: number } | { fault: 'unread' | 'otherUnit' | 'tooFar' };

/** The language of the recipe, and that of the page, whose words its reader may type. */
type Languages = { recipe: RecipeLanguage; page: RecipeLanguage };

/**
 * How many times a recipe comes of what a person has of an ingredient: `140 g` for the amount at a place of
 * its line. A number alone, or with the words of the line, is in the unit of the line.
 */
export function factorToHave(
  line: string,
  place: number,
  typed: string,
  languages: Languages,
): Had {
  const { recipe } = languages;
  const { amounts, food } = readIngredientLine(line, recipe);
  const own = withRest(line, amounts[place], amounts[place + 1]);
  const had = readHad(own?.unit || own?.packs ? line : null, typed.trim(), languages);
  if (!own || !had) return { fault: 'unread' };
  const grams = weightOfFood(food ?? '', recipe)?.gramsPerMl ?? null;
  const factor = ratio({ ...own, language: recipe }, had, grams);
  if (factor === null) return { fault: 'otherUnit' };
  return factor >= 1 / mostScale && factor <= mostScale ? { factor } : { fault: 'tooFar' };
}

/** An amount with the language that its words are of: a cup is not the same everywhere. */
type Spoken = Amount & { language: RecipeLanguage };

/**
 * The first amount of what was typed, in whichever language its unit is understood; null where in none. A number without a
 * unit counts what a line counts, whatever stands beside it; of a line with a unit that would be a unit nobody knows.
 */
function readHad(
  measured: string | null,
  typed: string,
  { recipe, page }: Languages,
): Spoken | null {
  const read = [recipe, page].flatMap((language) => {
    const [have] = findAmounts(typed, language);
    return have ? [{ ...have, language }] : [];
  });
  const withUnit = read.find(({ unit }) => unit);
  if (withUnit || measured === null) return withUnit ?? read[0] ?? null;
  return read.find((have) => isOfLine(measured, typed, have, recipe)) ?? null;
}

const wordsOf = (text: string, language: RecipeLanguage) =>
  (text.match(/\p{L}+/gu) ?? []).map((word) => comparedWord(word, language));

/** Words that say of an amount that it is all there is. */
const allThereIs = ['only', 'just', 'left', 'noch', 'nur', 'ubrig'];

/** Whether what stands beside a number without a unit says no more than the line does: `200 of the flour`, but not `2 jars`. */
function isOfLine(line: string, typed: string, { start, end }: Amount, language: RecipeLanguage) {
  const said = new Set([...wordsOf(line, language), ...sideWords, ...allThereIs]);
  const beside = `${typed.slice(0, start)} ${typed.slice(end)}`;
  return wordsOf(beside, language).every((word) => said.has(word));
}

/** Pounds with the ounces behind them. */
function withRest<One extends Amount>(line: string, own?: One, rest?: One): One | undefined {
  if (!own?.unit || !rest?.unit || !isSum(line, own, rest)) return own;
  const from = (sumOf(own, rest) * rest.unit.size) / own.unit.size;
  return { ...own, from, number: { ...own.number, from } };
}

function ratio(own: Spoken, have: Spoken, gramsPerMl: number | null): number | null {
  const counted = own.packs ? own.packs.unit : own.unit;
  const content = own.packs ? own.from * own.number.from : own.from;
  if (have.packs || have.unit === counted || (!have.unit && counted?.dimension === 'count')) {
    return have.number.from / inRange(own, have.number.from);
  }
  if (!have.unit) return have.from / inRange(own, have.from);
  if (!own.unit) return null;
  const [mine, theirs] = [have, { ...own, from: content }].map(({ from, unit, language }) => ({
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
