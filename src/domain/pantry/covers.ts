import { mistypedFoods } from '../foods/mistyped.ts';
import { foodsOfWords, mentionedFoods } from '../foods/named-foods.ts';
import { type Food, foods, strengths } from '../foods/table.ts';
import { fold } from '../search/fold.ts';
import { tokenize } from '../search/tokenize.ts';
import { unknownKey } from './needs.ts';

/** What a kitchen is assumed to have; everybody may say otherwise. */
export const usualStaples = ['salt', 'black pepper', 'water', 'oil', 'sugar', 'flour'] as const;

/** Who has one of these has what a recipe calls by a kind of it, and the other way round: cheddar is cheese. */
const generals = new Set(
  `cheese pasta noodle rice mushroom fish beef pork lamb chicken turkey sausage bread bean lentil nut vinegar wine beer
   stock berry chilli lettuce cabbage`.split(/\s+/),
);
const bellPeppers = ['red pepper', 'green pepper', 'yellow pepper'];
/** Parts and forms of a food that a cook who has it has too. */
const parts: Record<string, readonly string[]> = {
  egg: ['egg white', 'egg yolk', 'yolk'],
  chicken: ['thigh', 'wing'],
  turkey: ['thigh', 'wing'],
  ginger: ['ginger root'],
  'bell pepper': bellPeppers,
  ...Object.fromEntries(bellPeppers.map((one) => [one, ['bell pepper']])),
  salt: ['salt and pepper', 'fleur de sel'],
  'black pepper': [
    'pepper',
    'white pepper',
    'ground pepper',
    'cracked pepper',
    'peppercorn',
    'pepper to taste',
    'salt and pepper',
  ],
};
/** One thing under the names of two countries, or with and without what it comes as. */
const alike: readonly (readonly string[])[] = [
  ['plain flour', 'all purpose flour'],
  ['tomato puree', 'tomato paste'],
  ['treacle', 'molasses'],
  ['vanilla', 'vanilla extract'],
  ['cocoa', 'cocoa powder'],
  ['curry', 'curry powder'],
  ['ground almond', 'almond flour', 'almond meal'],
  ['garlic', 'garlic clove'],
  ['cornflour', 'kitchen starch'],
  ['cream cheese', 'philadelphia'],
  ['vegetable oil', 'sunflower oil', 'rapeseed oil', 'canola oil'],
];
/** These are another thing than what their name ends in, or than what they are a kind of. */
const apart = new Set([
  'spring onion',
  'condensed milk',
  'evaporated milk',
  'bell pepper',
  ...bellPeppers,
  'sesame oil',
  'baked bean',
  'refried bean',
  'breadcrumb',
  'panko',
  'crouton',
]);
/** What a food comes in: a stock cube is stock, where rice vinegar is no rice. */
const shapes = new Set(['belly', 'cube', 'mince', 'powder', 'roll', 'tenderloin']);

const isSurely = (food: Food, kind: Food) => food.holds.get(kind.id) === strengths.surely;
const endsIn = (food: Food, kind: Food) => food.name.endsWith(` ${kind.name}`);
/** English says last what a thing is: what begins with the name of its kind is made of it, or eaten with it. */
const isMadeOf = (food: Food, kind: Food) =>
  food.name.startsWith(`${kind.name} `) && !shapes.has(food.name.split(' ').at(-1) ?? '');
const isOther = (food: Food, kind: Food) => apart.has(food.name) || isMadeOf(food, kind);
/** Whether a food goes by the name of its kind, and so do the kinds between the two: pad thai noodles are rice noodles. */
function isCalled(food: Food, kind: Food): boolean {
  if (!generals.has(kind.name)) return endsIn(food, kind) && !apart.has(food.name);
  const held = [...food.holds.keys()].flatMap((id) => foods[id] ?? []);
  const between = held.filter((one) => one !== kind && isSurely(food, one) && isSurely(one, kind));
  return !between.some((one) => isOther(one, kind));
}

/** Whether a food, as a person names it, is one of the table, or what everybody has. */
export const isKnownFood = (typed: string): boolean =>
  keysCoveredBy(typed).some((key) => !key.startsWith('~') || key === '~water');

/** The needs of recipes that are met by a food, as a person names it. */
export function keysCoveredBy(typed: string): string[] {
  const words = tokenize(typed).map(({ text }) => text);
  const named = foodsOfWords(words);
  // What a thing is stands last: `red onions`, `chicken stock`.
  const said = named.length > 0 ? named : mentionedFoods(typed).slice(-1);
  const had = said.length > 0 ? said : mistypedFoods(fold(words.join('')));
  const unknown = had.length === 0 ? unknownKey(words) : null;
  const keys = had.flatMap((one) => [
    one.name,
    ...(parts[one.name] ?? []),
    ...alike.filter((names) => names.includes(one.name)).flat(),
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
