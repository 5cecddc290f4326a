import { type Food, foodNamed } from './table.ts';

/**
 * What has to be told of a food in Europe (Regulation (EU) No 1169/2011, Annex II, 1 to 14), and the food of
 * the table that stands for it. The table's nuts are more than the annex's, so that rather more is left out.
 */
const annex = [
  ['gluten', 'gluten'],
  ['crustaceans', 'crustacean'],
  ['eggs', 'egg'],
  ['fish', 'fish'],
  ['peanuts', 'peanut'],
  ['soybeans', 'soy'],
  ['milk', 'dairy'],
  ['nuts', 'nut'],
  ['celery', 'celery'],
  ['mustard', 'mustard'],
  ['sesame', 'sesame'],
  ['sulphites', 'sulphite'],
  ['lupin', 'lupin'],
  ['molluscs', 'mollusc'],
] as const;

/** The food that stands for an allergen of the law, by the allergen's name there; null for another word. */
export function allergenFood(name: string): Food | null {
  const [, food] = annex.find(([allergen]) => allergen === name) ?? [];
  return food ? foodNamed(food) : null;
}
