import { mostOf, type Nutrient, type Nutrition, nutrients } from '#contract/recipe-details.ts';

/** The property of a schema.org NutritionInformation that tells each nutrient. */
export const nutritionProperties: Readonly<Record<Nutrient, string>> = {
  kcal: 'calories',
  fat: 'fatContent',
  saturated: 'saturatedFatContent',
  carbohydrate: 'carbohydrateContent',
  sugar: 'sugarContent',
  fibre: 'fiberContent',
  protein: 'proteinContent',
  salt: 'sodiumContent',
};

/** Salt is two and a half times its sodium, as food law in the EU reckons. */
const saltOfSodium = 2.5;
const kilojoules = 4.184;

/** What a serving holds, in the words of schema.org, which tells salt as its sodium. */
export function schemaNutrition(nutrition: Nutrition): Record<string, string> {
  const told = nutrients.flatMap((one) => {
    const value = nutrition[one];
    return value === undefined ? [] : [[nutritionProperties[one], schemaValue(one, value)]];
  });
  return { '@type': 'NutritionInformation', ...Object.fromEntries(told) };
}

function schemaValue(nutrient: Nutrient, value: number): string {
  if (nutrient === 'kcal') return `${value} kcal`;
  return nutrient === 'salt' ? `${hundredth((value / saltOfSodium) * 1_000)} mg` : `${value} g`;
}

/** A number as people write it: `1250`, `12,5`, `1.250`, `1 250`, `1,250.5`. */
const numeral = String.raw`(\d{1,6})(?:([., \u00a0\u202f])(\d{3})(?!\d))?(?:[.,](\d{1,4}))?`;
const inKilocalories = new RegExp(
  String.raw`(?<![\d.,])${numeral}\s?(?:k?cal|kilocalor|kalorie)`,
  'i',
);
const withUnit = new RegExp(
  String.raw`^\D{0,40}?${numeral}\s*(kj|kilojoules?|mg|milligrams?|milligramm|g|grams?)?(?!\p{L})`,
  'iu',
);
const longestText = 200;

/**
 * A nutrient as a page tells it (`12 g`, `480 milligrams of sodium`, `1.130 kJ`); undefined where it says no number that may
 * be one. Of an energy that is told in two units the kilocalories count.
 */
export function readNutrient(nutrient: Nutrient, text: string): number | undefined {
  const told = text.slice(0, longestText);
  const [, ...energy] = (nutrient === 'kcal' && inKilocalories.exec(told)) || [];
  const [, ...found] = energy.length > 0 ? [] : (withUnit.exec(told) ?? []);
  if (energy.length + found.length === 0) return undefined;
  const size = sizeOf(nutrient, found[4]?.toLowerCase() ?? '', told);
  const value = hundredth(amountOf(energy.length > 0 ? energy : found, nutrient, size));
  return value <= mostOf(nutrient) ? value : undefined;
}

/** Less than this no page tells to a thousandth: in `1,250 kcal` and `1,173 mg` the sign parts thousands. */
const leastExact = { kcal: 10, gram: 0.01 };

function amountOf(digits: readonly (string | undefined)[], nutrient: Nutrient, size: number) {
  const [whole = '', separator = '', three, rest] = digits;
  if (three === undefined) return Number(`${whole}.${rest ?? 0}`) * size;
  const grouped = Number(`${whole}${three}.${rest ?? 0}`) * size;
  if (rest !== undefined || !/[.,]/.test(separator)) return grouped;
  const exact = Number(`${whole}.${three}`) * size;
  const least = nutrient === 'kcal' ? leastExact.kcal : leastExact.gram;
  return whole.startsWith('0') || exact >= least ? exact : grouped;
}

/** By how much a number with this unit is to be multiplied. A number of sodium without a unit is one of milligrams; some pages tell salt for it. */
function sizeOf(nutrient: Nutrient, unit: string, text: string): number {
  if (nutrient === 'kcal') return unit.startsWith('k') ? 1 / kilojoules : 1;
  const isMilli = unit.startsWith('m') || (nutrient === 'salt' && unit === '');
  const isSalt = /\b(?:salt|salz)\b/i.test(text) && !/sodium|natrium/i.test(text);
  const isSodium = nutrient === 'salt' && !isSalt;
  return (isMilli ? 1 / 1_000 : 1) * (isSodium ? saltOfSodium : 1);
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;
