import { describe, expect, test } from 'vitest';
import { readIngredientLine } from './ingredient-line.ts';
import type { RecipeLanguage } from './language.ts';
import { showLine, showRecipe } from './show-recipe.ts';
import { textOf } from './show-text.ts';

const line = (text: string, factor: number, language: RecipeLanguage = 'en-GB') =>
  textOf(showLine(text, { factor, units: null }, language));
const step = (text: string, factor: number, language: RecipeLanguage = 'en-GB') =>
  textOf(
    showRecipe(
      { ingredientList: ['2 eggs', '1 loaf sourdough', '1 l Milch'], stepList: [text] },
      { factor, units: null },
      language,
    ).steps[0],
  );

describe('words keep the number that their amount gives them', () => {
  test.each([
    ['1 T butter', 3, '3 T butter'],
    ['1 t salt', 3, '3 t salt'],
    ['2 Tbl butter', 3, '6 Tbl butter'],
    ['10 whole cloves', 3, '30 whole cloves'],
    ['¼ of a cabbage', 3, '¾ cabbage'],
    ['½ a cucumber', 3, '1½ cucumbers'],
    ['3/4 of a 400g tin coconut milk', 3, '2¼ x 400g tins coconut milk'],
    ['1 and a half cups flour', 0.5, '¾ cup flour'],
    ['1/2 cup half & half', 3, '1½ cups half & half'],
    ['1 cup half-and-half', 3, '3 cups half-and-half'],
    ['2 lemons, 1 juiced and 1 sliced', 3, '6 lemons, 3 juiced and 3 sliced'],
    ['300g (16/20) prawns', 0.5, '150g (16/20) prawns'],
    ['1 egg + 1 yolk', 3, '3 eggs + 3 yolks'],
    ['1 loaf sourdough', 3, '3 loaves sourdough'],
    ['2 shots vodka', 0.5, '1 shot vodka'],
    ['1 batch pizza dough', 3, '3 batches pizza dough'],
    ['2 qts water', 0.5, '1 qt water'],
    ['1 gal water', 3, '3 gal water'],
    ['1 egg, beaten, plus 1 for brushing', 2, '2 eggs, beaten, plus 2 for brushing'],
    ['2 eggs, 1 for the base, 1 for later', 2, '4 eggs, 2 for the base, 2 for later'],
    ['1 onion, plus 1 more for garnish', 2, '2 onions, plus 2 more for garnish'],
    ['1 egg, plus 1 more egg', 2, '2 eggs, plus 2 more eggs'],
    ['Eggs: 3', 2, 'Eggs: 6'],
    ['500 g tomatoes, or 1 x 400 g tin', 2, '1000 g tomatoes, or 2 x 400 g tins'],
    ['between 2 and 3 tbsp oil', 2, 'between 4 and 6 tbsp oil'],
    ['between 2 and 3 tbsp oil', 1, 'between 2 and 3 tbsp oil'],
    ['1 red (bell) pepper', 2, '2 red (bell) peppers'],
    ['2 spring (green) onions', 0.5, '1 spring (green) onion'],
  ])('%s, %f times', (text, factor, wanted) => expect(line(text, factor)).toBe(wanted));

  test.each([
    ['Saft einer Zitrone', 3, 'Saft von 3 Zitronen'],
    ['Saft einer halben Zitrone', 3, 'Saft von 1½ Zitronen'],
    ['1 Rolle Blätterteig', 3, '3 Rollen Blätterteig'],
    ['1 Pkt. Backpulver', 2, '2 Pkt. Backpulver'],
    ['1 gehäufter EL Kakao', 2, '2 gehäufte EL Kakao'],
    ['1 kleiner Kopf Blumenkohl', 2, '2 kleine Köpfe Blumenkohl'],
    ['1 daumengroßes Stück Ingwer', 0.5, '½ daumengroßes Stück Ingwer'],
    ['2 Enten', 0.5, '1 Ente'],
    ['1 Suppenhuhn', 2, '2 Suppenhühner'],
    ['2 Forellen', 0.5, '1 Forelle'],
    ['1 Kürbis', 3, '3 Kürbisse'],
  ])('in German: %s, %f times', (text, factor, wanted) => {
    expect(line(text, factor, 'de')).toBe(wanted);
  });
});

test.each([
  'Steps 1 and 2 can be done ahead.',
  'Fry in 2 batches.',
  'Shape into 2 loaves.',
  'Grease 2 loaf tins.',
])('in a step what counts no ingredient stays: %s', (text) => expect(step(text, 3)).toBe(text));

test.each(['Zwei Drittel der Milch zugeben.', '2 Drittel Milch', 'Drei Viertel der Milch'])(
  'a share stays however much there is: %s',
  (text) => expect(step(text, 3, 'de')).toBe(text),
);

test.each([
  ['8 bone-in, skin-on chicken thighs', 'bone-in, skin-on chicken thighs', null, 'en-US'],
  [
    '2 large, boneless, skinless thighs, diced',
    'large, boneless, skinless thighs',
    'diced',
    'en-US',
  ],
  ['1 small (about 2 lb) butternut squash', 'butternut squash', 'about 2 lb', 'en-US'],
  ['1 pound (about 3 medium) potatoes', 'potatoes', null, 'en-US'],
  ['4 Hähnchenbrustfilets à 150 g', 'Hähnchenbrustfilets', 'à 150 g', 'de'],
  ['800 g - 1 kg Kartoffeln', 'Kartoffeln', null, 'de'],
  ['½ tsp each cumin and coriander', 'cumin and coriander', null, 'en-GB'],
  ['je 1 TL Salz und Pfeffer', 'Salz und Pfeffer', null, 'de'],
  ['1 cup (2 sticks; 226g) butter', 'butter', null, 'en-US'],
] as const)('the food of %s is %s', (text, food, note, language) => {
  expect(readIngredientLine(text, language)).toMatchObject({ food, note });
});
