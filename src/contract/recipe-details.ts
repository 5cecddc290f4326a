/** The parts of a meal, one of which a recipe may be. */
export const courses = [
  'breakfast',
  'starter',
  'main',
  'side',
  'salad',
  'soup',
  'dessert',
  'baking',
  'snack',
  'drink',
  'sauce',
] as const;
export type Course = (typeof courses)[number];

/** What a serving may be said to hold: energy in kilocalories, all else in grams. */
export const nutrients = [
  'kcal',
  'fat',
  'saturated',
  'carbohydrate',
  'sugar',
  'fibre',
  'protein',
  'salt',
] as const;
export type Nutrient = (typeof nutrients)[number];
/** The name of each nutrient in a form, where an object travels in parts. */
export const nutritionFields = nutrients.map((one) => `nutrition.${one}` as const);
export type NutritionField = (typeof nutritionFields)[number];
export type Nutrition = { [Name in Nutrient]?: number };

export const detailLimits = {
  tags: 10,
  shortestTag: 2,
  tag: 30,
  equipment: 30,
  tool: 100,
  yield: 100,
  otherNames: 10,
  otherName: 150,
  kcal: 10_000,
  grams: 1_000,
} as const;

/** The most of a nutrient that a serving may be said to hold. */
export function mostOf(nutrient: Nutrient): number {
  return nutrient === 'kcal' ? detailLimits.kcal : detailLimits.grams;
}
