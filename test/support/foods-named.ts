import { namedFoods, type RecipeTexts } from '#domain/foods/named-foods.ts';
import { foodNamed } from '#domain/foods/table.ts';

const nothing: RecipeTexts = {
  name: '',
  description: '',
  ingredients: [],
  steps: [],
  tip: null,
  tags: [],
  otherNames: [],
};

/** The ids of the foods that a recipe names which says no more than this. */
export const foodsIn = (texts: Partial<RecipeTexts>): Set<number> =>
  namedFoods({ ...nothing, ...texts });

/** Whether a recipe that says no more than this names the food. */
export const names = (texts: Partial<RecipeTexts>, food: string): boolean =>
  foodsIn(texts).has(foodNamed(food).id);

/** Whether a line of ingredients names the food. */
export const lists = (line: string, food: string): boolean => names({ ingredients: [line] }, food);
