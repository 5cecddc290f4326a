import type { Course } from '#contract/recipe-details.ts';
import type { Diet } from '#contract/recipe-fields.ts';
import { cuisineId } from '../categories/cuisines.ts';
import { fold } from './fold.ts';
import type { Reading } from './reading.ts';

type Meaning = Reading extends infer One
  ? One extends Reading
    ? Omit<One, 'typed'>
    : never
  : never;

/**
 * A phrase with what it means. Next to some words it means nothing: a `dessert wine` is no dessert. Some
 * mean a part of the meal only where no other food is named: `sauce`, but not `fish sauce`.
 */
export type ReadPhrase = {
  readonly meaning: Meaning;
  readonly notBefore: ReadonlySet<string>;
  readonly notAfter: ReadonlySet<string>;
  readonly alone: boolean;
};

const words = (text: string) => new Set(fold(text).split(/\s+/).filter(Boolean));
const phrases = new Map<string, ReadPhrase>();

/** Phrases apart by commas; words that may not stand before or behind them. */
function add(
  meaning: Meaning,
  text: string,
  {
    before = '',
    after = '',
    alone = false,
  }: { before?: string; after?: string; alone?: boolean } = {},
): void {
  const phrase = { meaning, notBefore: words(before), notAfter: words(after), alone };
  for (const one of text.split(',')) phrases.set(fold(one.trim()), phrase);
}

const course = (name: Course): Meaning => ({ kind: 'course', course: name });
const diet = (name: Diet): Meaning => ({ kind: 'diet', diet: name });
const difficulty = (name: string): Meaning => ({ kind: 'difficulty', difficulty: name });
const cuisine = (name: Parameters<typeof cuisineId>[0]): Meaning => ({
  kind: 'cuisine',
  categoryId: cuisineId(name),
});

/** What `quick` may take, in minutes. */
const quickMinutes = 30;
add(
  { kind: 'time', minutes: quickMinutes },
  `quick, quickly, quickie, fast, speedy, rapid, in a hurry, schnell, schnelle, schnelles, schneller,
   schnellen, flott, rasch, auf die schnelle`,
  {
    before: `bread breads oat oats cook cooking cooked pickle pickled pickles rise set release food action acting
      dissolving yeast`,
    after: 'not stir',
  },
);

add(difficulty('easy'), 'easy, easily, simple, effortless, for beginners, beginner, beginners', {
  before: 'peasy peel peeler over syrup sugar bake',
  after: 'over not so',
});
add(
  difficulty('easy'),
  'einfach, einfache, einfacher, einfaches, einfachen, leicht, leichte, leichtes, leichter, für anfänger, kinderleicht',
);
add(
  difficulty('challenging'),
  `challenging, difficult, advanced, schwierig, schwierige, schwieriges, anspruchsvoll, anspruchsvolle,
   anspruchsvolles`,
  { after: 'not' },
);
add(difficulty('medium'), 'medium difficulty, mittelschwer, mittelschwere, mittelschweres');

add(course('breakfast'), 'breakfast, breakfasts, brunch, brunches, frühstück, zum frühstück', {
  before: 'sausage sausages tea radish',
});
add(
  course('starter'),
  `starter, starters, appetizer, appetizers, appetiser, appetisers, first course, hors d oeuvre, hors doeuvre, hors
   doeuvres, vorspeise, vorspeisen, als vorspeise, entrada`,
  { after: 'sourdough yeast rye dough', before: 'dough culture' },
);
add(
  course('main'),
  `main course, main courses, main dish, main dishes, main meal, main meals, mains, dinner, dinners, supper, suppers,
   for dinner, for supper, hauptgericht, hauptgerichte, hauptspeise, hauptspeisen, abendessen, mittagessen, zum
   abendessen, zum mittagessen`,
  { before: 'party parties roll rolls bun buns', after: 'tv' },
);
add(course('main'), 'main', { alone: true, before: 'ingredient ingredients' });
add(course('side'), 'side dish, side dishes, sides, as a side, beilage, beilagen, als beilage', {
  before: 'of',
});
add(course('side'), 'side', { alone: true, before: 'of' });
add(course('salad'), 'salad, salads, salat, salate', {
  before: 'cream dressing dressings leaf leaves onion onions spinner servers greens',
});
add(course('soup'), 'soup, soups, suppe, suppen', {
  before: 'bone bones mix spoon spoons stock dumplings noodle noodles vegetables',
});
add(
  course('dessert'),
  `dessert, desserts, for dessert, afters, nachtisch, nachtische, nachspeise, nachspeisen, zum nachtisch, als nachtisch,
   süßspeise, süßspeisen, postre, postres, dolce, dolci`,
  { before: 'wine wines apple apples spoon spoons', after: 'tres' },
);
add(course('baking'), 'baking, backen, gebäck, bakes', { alone: true });
add(course('snack'), 'snack, snacks, nibbles, snack idea, snack ideas, imbiss, zwischenmahlzeit', {
  alone: true,
});
add(course('drink'), 'drink, drinks, beverage, beverages, getränk, getränke', { alone: true });
add(course('sauce'), 'sauce, sauces, soße, soßen, dip, dips, condiment, condiments', {
  alone: true,
});

add(diet('vegan'), 'vegan, vegans, vegane, veganer, veganes, veganen, plant based, pflanzlich', {
  after: 'not non nicht kein keine',
});
add(
  diet('vegetarian'),
  `vegetarian, vegetarians, veggie, vegetarisch, vegetarische, vegetarischer, vegetarisches, vegetarischen, meatless,
   fleischlos, fleischlose`,
  { after: 'not non nicht kein keine', before: 'sausage sausages burger burgers mince' },
);

const notCuisine = {
  before: `basil chilli chillies chili chile aubergine aubergines shallots rice tea mix oregano crema chocolate lager
    cabbage leaf leaves five broccoli mushrooms mustard cheese chives cucumber radish spice gooseberry pickle`,
};
add(
  cuisine('Thai'),
  'thai, thailand, thailändisch, thailändische, thailändisches, thailändischer',
  notCuisine,
);
add(
  cuisine('Indian'),
  'indian, india, indisch, indische, indisches, indischer, indien',
  notCuisine,
);
add(
  cuisine('Chinese'),
  'chinese, china, chinesisch, chinesische, chinesisches, chinesischer',
  notCuisine,
);
add(
  cuisine('Mexican'),
  'mexican, mexico, mexikanisch, mexikanische, mexikanisches, mexikanischer, mexiko',
  notCuisine,
);
add(
  cuisine('American'),
  'american, amerikanisch, amerikanische, amerikanisches, amerikanischer',
  notCuisine,
);

/** What phrases of folded words mean. */
export const readPhrases: ReadonlyMap<string, ReadPhrase> = phrases;
/** The longest of them, in words. */
export const longestPhrase = Math.max(...[...phrases.keys()].map((one) => one.split(' ').length));
