import { expect, test } from 'vitest';
import { growthOf, muchMore } from '#test/support/growth.ts';
import { fitDraft } from './draft.ts';
import { isFact } from './read-facts.ts';
import { readPlainRecipe } from './read-plain-recipe.ts';

const read = (...lines: string[]) => {
  const found = readPlainRecipe(lines);
  if (!found) throw new Error('no recipe was found');
  return fitDraft(found).recipe;
};
const lists = ['Ingredients', '1 onion', 'Method', 'Fry it.'];
const withHead = (...head: string[]) => read('Chili', ...head, ...lists);

const hourAndQuarter = { prepMinutes: 15, cookMinutes: 60 };

test.each([
  ['Prep time 15 mins  Cook time 1 hr  Serves 8', { ...hourAndQuarter, servings: 8 }],
  ['Prep: 15 min Cook: 1 hour Serves: 8', { ...hourAndQuarter, servings: 8 }],
  ['PREP 15 mins COOK 1 hr SERVES 8', { ...hourAndQuarter, servings: 8 }],
  ['Prep 15 min and cook 1 hr, makes 4 servings', { ...hourAndQuarter, servings: 4 }],
  ['Serves 8 people Prep 15 min / Cook 1 hr', { ...hourAndQuarter, servings: 8 }],
  ['4 servings | Prep 15 min Cook 1 hr', { ...hourAndQuarter, servings: 4 }],
  ['Prep time 15 mins plus cooling Cook time 1 hr', hourAndQuarter],
  ['Prep time: 15 min Cook time: 1 hour, 10 minutes', { prepMinutes: 15, cookMinutes: 70 }],
  ['Prep time: overnight Cook time: 1 hr Serves 8', { cookMinutes: 60, servings: 8 }],
  ['Total time: 1 hour 15 min (prep 15 min, cook 1 hour)', hourAndQuarter],
  [
    'Prep Time: 10 minutes | Cook Time: 25 minutes | Total Time: 35 minutes | Yield: 12 muffins',
    { prepMinutes: 10, cookMinutes: 25, yield: '12 muffins' },
  ],
  ['Vorbereitung 15 Min. Kochzeit 1 Std. Portionen 4', { ...hourAndQuarter, servings: 4 }],
  ['Zubereitung 15 Min. Koch-/Backzeit 1 Std. für 4', { ...hourAndQuarter, servings: 4 }],
  [
    'Arbeitszeit 15 Min. Koch- und Backzeit 1 Std. Ruhezeit 2 Std.',
    { ...hourAndQuarter, restMinutes: 120 },
  ],
])('%s tells each of its times in one line', (text, told) => {
  const { prepMinutes, cookMinutes, restMinutes, servings, yield: made, ...rest } = withHead(text);
  const facts = { prepMinutes, cookMinutes, restMinutes, servings, yield: made };
  expect(facts).toEqual({ ...told });
  expect(rest).toMatchObject({ description: '', stepList: ['Fry it.'] });
});

test('a step that names times is one, and tells none of them', () => {
  const steps = [
    'Prep the beans, cook 1 hr, serves 8',
    'Prep 15 mins, cook 1 hr',
    'Prep the beans Cook 1 hr Serves 8',
    'Rest 1 hour, bake 20 minutes.',
  ];
  const recipe = read('Chili', 'Ingredients', '1 onion', 'Method', ...steps);
  expect(recipe.stepList).toEqual(steps);
  expect(recipe).toMatchObject({ prepMinutes: undefined, cookMinutes: undefined });
  expect(recipe.servings).toBeUndefined();
});

test('a description that names times beside other things stays one, and tells none', () => {
  for (const text of ['Prep the beans, cook 1 hr, serves 8', 'Prep it, then cook for 1 hour']) {
    const recipe = withHead(text);
    expect(recipe).toMatchObject({ description: text, cookMinutes: undefined });
  }
});

test.each([
  "Prep time 15 minutes and I promise it's worth it. Serves 8 hungry teenagers, with leftovers.",
  'Cooking time: 3 hours, but you need do nothing. Serves 6 people who love a slow and hearty stew.',
  'Prep 15 min. Serves 6 people who love a slow and hearty stew.',
  'Fertig in 20 Minuten, und alle werden satt. Ergibt 12 kleine Pfannkuchen, die man auch einfrieren kann.',
  'Backzeit: 40 Minuten, dann auskühlen lassen. Portionen: 4 für große Esser oder 6 mit Beilage',
  'Fertig in 20 Minuten, und alle werden satt.',
])('%s says more than times, and stays in the description', (text) => {
  expect(withHead(text, 'A good one.').description).toBe(`${text}\nA good one.`);
});

test.each([
  ['Prep 10 min · Serves 4 · Vegan', { prepMinutes: 10, servings: 4 }],
  ['Prep: 15 min | Cook: 1 hr | Vegan', hourAndQuarter],
  ['Prep: 15 min, cook: 1 hr, makes 12 muffins, vegan', { ...hourAndQuarter, yield: '12 muffins' }],
  ['Arbeitszeit 15 Min., Schwierigkeit simpel', { prepMinutes: 15 }],
  [
    'Arbeitszeit ca. 15 Min., Koch-/Backzeit ca. 1 Std., Gesamtzeit ca. 75 Min., Schwierigkeit simpel',
    hourAndQuarter,
  ],
])('%s tells facts and something else: those are read, and all of it is kept', (text, told) => {
  expect(withHead(text)).toMatchObject({ ...told, description: text });
});

test.each([
  'Cook time: 1 hour or until done',
  'Makes 1 large loaf, 12 slices',
  'Makes 12 muffins.',
  'Makes 12 muffins. Prep: 15 min.',
  'Prep 15 mins Serves 4-6 as a side',
])('%s is no part of the description', (text) => expect(withHead(text).description).toBe(''));

const surelyOfPages = [
  'By Jane Jump to recipe Print',
  'By Jane & Bob Doe | Jump to Recipe | Print Recipe',
  'Share Save Pin',
  'Rate this recipe',
  '★★★★★',
  '★★★★☆ 4.8 from 123 votes',
  '5 from 1,024 ratings Save Print',
  '4.8 (1,204)',
  '4.8 (12 reviews)',
  '12 reviews',
  '4.5 out of 5 stars',
  'Zum Rezept springen Rezept drucken',
  'Drucken | Merken | Teilen',
  '4,8 von 123 Bewertungen',
];
const told = {
  name: 'Chili',
  description: 'A good one.',
  ingredientList: ['1 onion'],
  stepList: ['Fry it.'],
};
const ofPages = ['By Jane', 'By Jane Doe', 'BY JANE DOE', 'Von Erika Mustermann', 'Print Pin'];

test.each([...surelyOfPages, ...ofPages])('%s is of the page', (text) => {
  expect(withHead(text, 'A good one.')).toMatchObject(told);
  expect(withHead('A good one.', text)).toMatchObject(told);
  expect(read('Chili', 'A good one.', text, '1 onion', 'Fry it.')).toMatchObject(told);
});

test.each(surelyOfPages)('%s over a name is none', (text) => {
  expect(read(text, 'Chili', 'A good one.', '1 onion', 'Fry it.')).toMatchObject(told);
});

test.each([
  'Von Oma',
  'By George',
  'By The Sea Chowder',
  'Save It',
  'Pin',
  'Print',
  'Von Oma Erna',
])('%s is the name where nothing stands over it but what a page offers', (name) => {
  expect(read(name, 'A good one.', '1 onion', 'Fry it.')).toMatchObject({ ...told, name });
  const page = ['Jump to recipe', name, 'By Jane', 'A good one.', ...lists];
  expect(read(...page)).toMatchObject({ ...told, name });
});

test('an ingredient may be counted in what votes are counted in', () => {
  const { ingredientList, stepList } = read('Kekse', '500 g Mehl', '10 Sterne', 'Backen.');
  expect({ ingredientList, stepList }).toEqual({
    ingredientList: ['500 g Mehl', '10 Sterne'],
    stepList: ['Backen.'],
  });
  expect(withHead('10 Sterne', 'A good one.')).toMatchObject(told);
});

test.each([
  'By far the best.',
  'Save some for later',
  'Print this out and pin it up',
  '4.8 miles from the sea',
  'Von Hand gerollt',
  'Von Herzen',
  'Makes it rich',
])('%s is part of a description', (text) => {
  expect(withHead(text).description).toBe(text);
  expect(withHead('A good one.', text).description).toBe(`A good one.\n${text}`);
});

test('of a file each line of the description is kept', () => {
  const recipe = read('# Chili', 'By Jane', 'Print', '## Ingredients', '- 1 onion');
  expect(recipe.description).toBe('By Jane\nPrint');
});

test('endless heads take time by their letters', () => {
  const pieces = [
    'prep 1 min cook ',
    'cook ',
    'Serves 8 ',
    'total | ',
    'koch- und back',
    '|',
    'Print ',
    'By A',
    '4.8 ',
  ];
  for (const piece of pieces) {
    const growth = growthOf((times) => {
      const text = piece.repeat((times * 8_000) / piece.length);
      const lines = Array.from({ length: times * 64 }, () => piece.repeat(200 / piece.length));
      isFact(text);
      readPlainRecipe(['Pie', text, ...lines, 'Ingredients', '1 egg', 'Method', ...lines]);
    });
    expect(growth, piece).toBeLessThan(muchMore);
  }
});
