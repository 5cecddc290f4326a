import { foodsOfWords, spelledOtherwise } from '../foods/named-foods.ts';
import { type Food, foodNamed } from '../foods/table.ts';
import { fold } from './fold.ts';

/** Who leaves out a part of a food means every food that has it: a part, by its name in the table, and the whole. */
const wholeOfPart = new Map<string, Food>(
  Object.entries({
    dairy: `lactose, casein, caseinate, whey, 🥛, skimmed milk, skim milk, whole milk, milk powder, powdered milk, dry milk`,
    egg: 'egg white, egg yolk, yolk, albumen',
    sesame: 'sesame seed',
    mustard: 'mustard seed, mustard powder',
    wheat: 'wheat flour',
    nut: 'nut butter, nut milk, nut oil',
    alcohol: 'alcoholic',
    'animal product': 'tierisches',
  }).flatMap(([whole, parts]) => parts.split(', ').map((part) => [part, foodNamed(whole)])),
);

/** Whether words, as they were typed, are such a part. */
export const isPart = (typed: string): boolean => wholeOfPart.has(typed);

/** The foods that words name, mistyped or not. Milk is what is made of it as well: who may not have it means no drink. */
export function meantFoods(words: readonly string[]): readonly Food[] {
  const whole = wholeOfPart.get(words.join(' '));
  if (whole) return [whole];
  const exactly = foodsOfWords(words);
  const named = exactly.length > 0 ? exactly : spelledOtherwise(fold(words.join('')));
  const meant = named.map((food) => wholeOfPart.get(food.name) ?? food);
  return meant.includes(foodNamed('milk')) ? [...meant, foodNamed('dairy')] : meant;
}
