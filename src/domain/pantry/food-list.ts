import { allergenFood } from '../foods/allergens.ts';
import { foodsOfWords } from '../foods/named-foods.ts';
import { type Avoided, avoidedNamed } from '../search/avoided.ts';
import { fold } from '../search/fold.ts';
import { tokenize } from '../search/tokenize.ts';

/** So many foods are read of a list, and so many characters of each. */
export const mostFoods = 40;
export const longestFood = 40;

/** The name by which a food stands in an address: that of the table where it knows it, else the words, folded. */
export function canonicalFood(typed: string): string {
  const words = tokenize(typed).map(({ text }) => text);
  const [only, ...others] = foodsOfWords(words);
  const name = only && others.length === 0 ? only.name : words.join(' ');
  return [...name].slice(0, longestFood).join('').trim();
}

/** Reads a list of foods, apart by commas, as it stands in an address; each once, by its canonical name. */
export function readFoods(text: string | null | undefined): string[] {
  const foods = (text ?? '').split(/[,;\n]/).map(canonicalFood);
  return [...new Set(foods.filter((food) => food !== ''))].slice(0, mostFoods);
}

/** The list as it stands in an address. */
export const writeFoods = (foods: readonly string[]): string => foods.join(',');

/** What is to be left out, by what a list names: a food of the table, an allergen of the law, or words. */
export function readAvoid(foods: readonly string[]): Avoided[] {
  return foods.map((food) => {
    const avoided = avoidedNamed(food);
    const allergen = allergenFood(fold(food));
    return allergen ? { ...avoided, foods: [...avoided.foods, allergen] } : avoided;
  });
}
