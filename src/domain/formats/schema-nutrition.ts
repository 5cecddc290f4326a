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

/** A nutrient as a page tells it (`12 g`, `480 milligrams of sodium`, `1.130 kJ`); undefined where it says no number that may be one. */
export function readNutrient(nutrient: Nutrient, text: string): number | undefined {
  const [, digits = '', unit = ''] =
    /^\D{0,20}?(\d{1,6}(?:[.,]\d{1,4})?)\s*(kj|kilojoules?|mg|milligrams?|milligramm|g|grams?)?\b/i.exec(
      text,
    ) ?? [];
  if (digits === '') return undefined;
  const value = hundredth(Number(digits.replace(',', '.')) * sizeOf(nutrient, unit.toLowerCase()));
  return value <= mostOf(nutrient) ? value : undefined;
}

/** By how much a number with this unit is to be multiplied. A number of sodium without a unit is one of milligrams. */
function sizeOf(nutrient: Nutrient, unit: string): number {
  if (nutrient === 'kcal') return unit.startsWith('k') ? 1 / kilojoules : 1;
  const isMilli = unit.startsWith('m') || (nutrient === 'salt' && unit === '');
  return (isMilli ? 1 / 1_000 : 1) * (nutrient === 'salt' ? saltOfSodium : 1);
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;
