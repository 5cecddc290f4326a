import { allergenFood } from '../foods/allergens.ts';
import { foodsOfWords } from '../foods/named-foods.ts';
import { nearNames } from '../foods/near-names.ts';
import { type Avoided, avoidedNamed } from '../search/avoided.ts';
import { fold } from '../search/fold.ts';
import { tokenize } from '../search/tokenize.ts';

/** So many foods of a list are looked for, and so many characters of each. */
export const mostFoods = 40;
const longestFood = 40;

/** A food of a list: as a person typed it, and by the name that it shares with others for the same. */
type ListedFood = { readonly typed: string; readonly name: string };

/** The name by which a food is looked for: that of the table where it knows it, else the words, folded. */
function canonicalFood(typed: string): string {
  const words = tokenize(typed).map(({ text }) => text);
  const [only, ...others] = foodsOfWords(words);
  return cut(only && others.length === 0 ? only.name : words.join(' '));
}

const cut = (name: string): string => [...name].slice(0, longestFood).join('').trim();

/** Reads a list of foods, apart by commas, as it stands in an address; each once, whatever it is called. */
export const readFoods = (text: string | null | undefined): ListedFood[] =>
  readAll(text).slice(0, mostFoods);

/** The same of what is to be left out, as it was typed, and apart from it what there are too many of: of that one is to be told. */
export function readAvoided(text: string | null | undefined): {
  avoid: string[];
  beyond: string[];
} {
  const all = readAll(text).map(({ typed }) => typed);
  return { avoid: all.slice(0, mostFoods), beyond: all.slice(mostFoods) };
}

function readAll(text: string | null | undefined): ListedFood[] {
  const byName = new Map<string, ListedFood>();
  for (const one of (text ?? '').split(/[,;\n]/)) {
    const typed = cut(one.replace(/\s+/g, ' ').trim());
    const name = canonicalFood(typed);
    if (name !== '' && !byName.has(name)) byName.set(name, { typed, name });
  }
  return [...byName.values()];
}

/** What is to be left out, by what a list names: a food of the table, an allergen of the law, or words. */
export function readAvoid(foods: readonly string[]): Avoided[] {
  return foods.map((food) => {
    const avoided = { ...avoidedNamed(food), shown: food };
    const allergen = allergenFood(fold(food)) ?? allergenFood(canonicalFood(food));
    const isNew = allergen && !avoided.foods.includes(allergen);
    return isNew ? { ...avoided, foods: [...avoided.foods, allergen] } : avoided;
  });
}

/** Of so many words it is looked up what may have been meant. */
export const mostProposed = 5;

/**
 * What of a list to be left out is known as no food though it is near one, with what may have been meant. What is left out as a word
 * is among it: a recipe may have been mistyped in the same way.
 */
export function proposedInstead(told: {
  leftOut: readonly string[];
  notLeftOut: readonly string[];
}): { typed: string; near: string[] }[] {
  const asWords = told.leftOut.filter((food) => readAvoid([food])[0]?.foods.length === 0);
  return [...told.notLeftOut, ...asWords]
    .slice(0, mostProposed)
    .map((typed) => ({ typed, near: nearNames(typed) }))
    .filter(({ near }) => near.length > 0);
}
