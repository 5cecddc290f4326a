import { mistypedFoods } from '../foods/mistyped.ts';
import { foodsOfWords } from '../foods/named-foods.ts';
import { type Food, foods, strengths } from '../foods/table.ts';
import { fold } from '../search/fold.ts';
import { tokenize } from '../search/tokenize.ts';
import { unknownKey } from './needs.ts';

/** What a kitchen is assumed to have; everybody may say otherwise. */
export const usualStaples = ['salt', 'black pepper', 'water', 'oil', 'sugar', 'flour'] as const;

/** Who has one of these has what a recipe calls by a kind of it, and the other way round: cheddar is cheese. */
const generals = new Set(
  `cheese pasta noodle rice mushroom fish beef pork lamb chicken sausage bread bean lentil nut vinegar wine beer
   stock berry chilli lettuce cabbage`.split(/\s+/),
);
/** Parts and forms of a food that a cook who has it has too. */
const parts: Record<string, readonly string[]> = {
  egg: ['egg white', 'egg yolk', 'yolk'],
  garlic: ['garlic clove'],
  ginger: ['ginger root'],
  salt: ['salt and pepper', 'fleur de sel'],
  'black pepper': [
    ...['pepper', 'white pepper', 'ground pepper', 'cracked pepper', 'peppercorn'],
    ...['pepper to taste', 'salt and pepper'],
  ],
};
/** These are another thing than what their name ends in. */
const apart = new Set([
  ...['spring onion', 'condensed milk', 'evaporated milk', 'bell pepper', 'red pepper'],
  ...['green pepper', 'yellow pepper', 'sesame oil'],
]);

const isSurely = (food: Food, kind: Food) => food.holds.get(kind.id) === strengths.surely;
const endsIn = (food: Food, kind: Food) =>
  food.name.endsWith(` ${kind.name}`) && !apart.has(food.name);
const isCalled = (food: Food, kind: Food) => generals.has(kind.name) || endsIn(food, kind);

/** The needs of recipes that are met by a food, as a person names it. */
export function keysCoveredBy(typed: string): string[] {
  const words = tokenize(typed).map(({ text }) => text);
  const named = foodsOfWords(words);
  const had = named.length > 0 ? named : mistypedFoods(fold(words.join('')));
  const unknown = had.length === 0 ? unknownKey(words) : null;
  const keys = had.flatMap((one) => [
    one.name,
    ...(parts[one.name] ?? []),
    ...foods
      .filter((other) => other !== one)
      .filter(
        (other) =>
          (isSurely(other, one) && isCalled(other, one)) ||
          (isSurely(one, other) && isCalled(one, other)),
      )
      .map(({ name }) => name),
  ]);
  return unknown ? [unknown] : [...new Set(keys)];
}

/** What a person has, and what is assumed, as the needs of recipes that each meets. */
export type Stock = { readonly had: ReadonlySet<string>; readonly assumed: ReadonlySet<string> };

/** The needs that are met; what is named as had is no staple. */
export function stockOf(have: readonly string[], staples: readonly string[]): Stock {
  const had = new Set(have.flatMap(keysCoveredBy));
  const assumed = staples.flatMap(keysCoveredBy).filter((key) => !had.has(key));
  return { had, assumed: new Set(assumed) };
}
