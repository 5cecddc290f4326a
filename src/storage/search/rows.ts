import type { RecipeRow } from '../features/recipes/rows.ts';

/**
 * `total` is exact up to 1,000; past that it is 1000 and `more` is true. `leftOut` are the foods that
 * no recipe of the page names because the keyword wants them left out; `notLeftOut` is what it wants
 * left out that is not understood as a food.
 */
export type SearchPage = {
  rows: RecipeRow[];
  total: number;
  more: boolean;
  leftOut: string[];
  notLeftOut: string[];
};
