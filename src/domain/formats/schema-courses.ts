import type { Course } from '#contract/recipe-details.ts';

/** What schema.org data and files call each course, in English as their readers expect. */
export const courseNames: Readonly<Record<Course, string>> = {
  breakfast: 'Breakfast',
  starter: 'Starter',
  main: 'Main course',
  side: 'Side dish',
  salad: 'Salad',
  soup: 'Soup',
  dessert: 'Dessert',
  baking: 'Baking',
  snack: 'Snack',
  drink: 'Drink',
  sauce: 'Sauce',
};

/** Words by which pages name a course, the narrower before the wider. */
const words: readonly (readonly [course: Course, pattern: RegExp])[] = [
  ['breakfast', /breakfast|brunch|frühstück/i],
  ['soup', /\bsoups?\b|chowder|suppen?\b/i],
  ['salad', /\bsalads?\b|salate?\b/i],
  ['dessert', /dessert|pudding|nachtisch|nachspeise/i],
  ['drink', /\bdrinks?\b|beverage|cocktail|smoothie|getränke?\b/i],
  ['sauce', /\bsauces?\b|\bdips?\b|dressing|condiment|chutney|soßen?\b|saucen?\b/i],
  ['side', /\bsides?\b|accompaniment|beilagen?\b/i],
  ['starter', /\bstarters?\b|appeti[sz]er|hors d.oeuvre|antipast|vorspeisen?\b/i],
  [
    'baking',
    /\bbak(?:ed|ing)\b|\bbreads?\b|\bcakes?\b|cookies|biscuits|pastry|kuchen|gebäck|\bbacken\b|brot/i,
  ],
  ['snack', /\bsnacks?\b|kleinigkeit/i],
  ['main', /\bmains?\b|entr[ée]es?\b|\bdinner\b|\blunch\b|\bsupper\b|hauptgericht|hauptspeise/i],
];

/** The course that the first of these texts to name one names; undefined where none does. */
export function courseOf(texts: readonly string[]): Course | undefined {
  for (const text of texts) {
    const found = words.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
  }
  return undefined;
}
