import type { AllergenSource } from './sources.ts';
import { type Food, foodNamed } from './table.ts';

/**
 * What has to be told of a food in Europe (Regulation (EU) No 1169/2011, Annex II, 1 to 14), the food of the
 * table that stands for it, and whose lists the table is held to (`allergen-lists.test.ts`). The table's nuts are more
 * than the annex's, so that rather more is left out.
 */
const annex = [
  ['gluten', 'gluten', ['EU', 'FSA', 'FAC', 'AT']],
  ['crustaceans', 'crustacean', ['EU', 'FSA', 'FARE', 'AT']],
  ['eggs', 'egg', ['EU', 'FSA', 'FARE', 'FAC', 'AT']],
  ['fish', 'fish', ['EU', 'FSA', 'FARE', 'AT']],
  ['peanuts', 'peanut', ['EU', 'FARE', 'AT']],
  ['soybeans', 'soy', ['EU', 'FARE', 'FAC', 'AT']],
  ['milk', 'dairy', ['EU', 'FSA', 'FARE', 'AT']],
  ['nuts', 'nut', ['EU', 'FARE', 'AT']],
  ['celery', 'celery', ['EU', 'FSA', 'AT']],
  ['mustard', 'mustard', ['EU', 'FSA', 'FAC', 'AT']],
  ['sesame', 'sesame', ['EU', 'FARE', 'AT']],
  ['sulphites', 'sulphite', ['EU', 'FSA', 'FAC']],
  ['lupin', 'lupin', ['EU', 'FSA', 'AT']],
  ['molluscs', 'mollusc', ['EU', 'FSA', 'FARE']],
] as const satisfies readonly (readonly [string, string, readonly AllergenSource[]])[];

/** The food that stands for an allergen of the law, by the allergen's name there; null for another word. */
export function allergenFood(name: string): Food | null {
  const [, food] = annex.find(([allergen]) => allergen === name) ?? [];
  return food ? foodNamed(food) : null;
}

/** The fourteen by the names of the law, each with whose lists name what holds it. */
export const allergenLists = new Map<string, readonly AllergenSource[]>(
  annex.map(([allergen, , sources]) => [allergen, sources]),
);
