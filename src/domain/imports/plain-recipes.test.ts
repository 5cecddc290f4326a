import { expect, test } from 'vitest';
import { growthOf, muchMore } from '#test/support/growth.ts';
import { fitDraft } from './draft.ts';
import { isFact } from './read-facts.ts';
import { tidyIngredient } from './read-ingredients.ts';
import { readInstructions } from './read-instructions.ts';
import { readPlainRecipe } from './read-plain-recipe.ts';

const read = (text: string) => {
  const found = readPlainRecipe(text.split('\n'));
  if (!found) throw new Error('no recipe was found');
  return fitDraft(found).recipe;
};

test('steps and ingredients that begin as a time does are kept, and tell no time', () => {
  const recipe = read(`Stew
Ingredients
Cooking apples, 3
Cooking oil, 2 tbsp
500 g beef
Method
Cook the onions for 10 minutes.
Bake 25 minutes.
Prep the 3 apples.
Serves 4 hungry people.`);
  expect(recipe.ingredientList).toEqual(['Cooking apples, 3', 'Cooking oil, 2 tbsp', '500 g beef']);
  expect(recipe.stepList).toHaveLength(4);
  expect(recipe.cookMinutes).toBeUndefined();
  expect(recipe.servings).toBe(4);
});

test('what ingredients are for is their heading, without a colon too, and nothing else is', () => {
  const list = (...lines: string[]) => read(`Torte\nZutaten\n${lines.join('\n')}`).ingredientList;
  const lines = ['# Für den Teig', '500 g Mehl', '# Für die Füllung', '200 g Quark'];
  expect(list('Für den Teig', '500 g Mehl', 'Für die Füllung', '200 g Quark')).toEqual(lines);
  expect(list('For the dough', '2 cups flour')).toEqual(['# For the dough', '2 cups flour']);
  const kept = ['Für die Form Butter', '1 Ei', 'Für die Deko'];
  expect(list(...kept)).toEqual(kept);
});

test('times and servings are read where a line tells nothing else', () => {
  const recipe = read(`Scones
Serves 8
Prep 15 min, cook 12-15 min
Rest: 1 hour
Bake them the day before, 2 at a time
Ingredients
350g flour
Cooking time: 20 min
Method
Rub in the butter.`);
  expect(recipe).toMatchObject({ servings: 8, prepMinutes: 15, cookMinutes: 15, restMinutes: 60 });
  expect(recipe.description).toBe('Bake them the day before, 2 at a time');
  expect(recipe.ingredientList).toEqual(['350g flour']);
});

test('of a pasted method no step is lost, whatever it looks like', () => {
  const steps = [
    'Mix all.',
    'Rest: 30 minutes.',
    'Shape.',
    'Rise: 1 hour',
    'Bake: 25 minutes',
    'Cook: 10 minutes',
    'Serves 2',
    'Total: 5 minutes',
    'Ruhezeit: 30 Minuten.',
  ];
  for (const lines of [steps, steps.map((step, index) => `${index + 1}. ${step}`)]) {
    const recipe = read(['Rolls', 'Ingredients', '1 egg', 'Method', ...lines].join('\n'));
    expect(recipe.stepList).toEqual(steps);
  }
});

test.each([
  ['Prep 20 mins plus chilling', { prepMinutes: 20 }],
  ['Prep: 20 mins plus cooling', { prepMinutes: 20 }],
  ['Prep time: 20 minutes (plus chilling)', { prepMinutes: 20 }],
  ['Prep time: 20 min plus a night in the fridge', { prepMinutes: 20 }],
  ['Cook 1 hr 15 mins plus resting', { cookMinutes: 75 }],
  ['Cooking 2 hours plus resting', { cookMinutes: 120 }],
  ['Bake 45 minutes at 350', { cookMinutes: 45 }],
  ['Serves 4-6 as a main', { servings: 4 }],
])('%s is read and no part of the description', (text, told) => {
  const recipe = read(`Buns\n${text}\nIngredients\n1 egg\nMethod\nMix.`);
  expect(recipe).toMatchObject({ ...told, description: '' });
});

test.each([
  ['Pannkakor\n3 dl mjöl\n2 ägg', 'Låt den svälla. Stek den i smör på den varma plattan'],
  ['Pandekager\n3 dl mel\n2 æg', 'Lad den hvile. Steg den på den varme pande.'],
  ['Pannekaker\n3 dl mel\n2 egg', 'La den svelle. Stek den i smør på den varme platen.'],
  ['Melktert\n2 eiers\n50 g botter', 'Klits die eiers, die botter en die suiker.'],
  ['Bratkartoffeln mit Speck und Ei auf Brot\n2 eggs', 'Fry and serve.'],
  [
    'Fried potatoes\nBratkartoffeln mit Speck und Ei auf Brot\nIngredients\n2 eggs',
    'Method\nFry it.',
  ],
  ['Fried potatoes\nBratkartoffeln mit Speck und Ei auf Brot\n2 eggs', 'Fry and serve.'],
])('%s is not called German', (list, steps) =>
  expect(read(`${list}\n${steps}`).language).toBeUndefined(),
);

test('a German text without headings is told by its small words', () => {
  const text =
    'Rührei\n3 Eier\n1 EL Butter\nEier mit Salz verquirlen und in dem Fett auf den Punkt garen.';
  expect(read(text).language).toBe('de');
});

test('a German text tells servings, times and its language', () => {
  const recipe = read(`Kartoffelsalat
Arbeitszeit ca. 30 Minuten
Koch-/Backzeit ca. 20 Minuten
Gesamtzeit ca. 50 Minuten
Zutaten für 4 Portionen
1 kg Kartoffel(n), festkochend
3 EL Essig
Zubereitung
Kartoffeln kochen.`);
  expect(recipe).toMatchObject({ servings: 4, prepMinutes: 30, cookMinutes: 20, language: 'de' });
  expect(recipe.description).toBe('');
  for (const line of ['Für 4 Personen', 'Portionen: 4', '4 Portionen', 'Ergibt 4 Portionen'])
    expect(read(`Salat\n${line}\nZutaten\n1 Gurke`), line).toMatchObject({
      servings: 4,
      description: '',
    });
  expect(read('Kuchen\nZutaten für 12 Muffins:\n1 Ei').yield).toBe('12 Muffins');
  expect(read('Kuchen\nZutaten für 1 Springform (26 cm)\n1 Ei').yield).toBe('1 Springform (26 cm)');
  expect(read('Cake\nIngredients (serves 4)\n1 egg').servings).toBe(4);
});

test('an English recipe under German headings is not called German', () => {
  const text = `## Zutaten\n- 1 egg\n## Zubereitung\n1. Beat the egg with the milk for a minute.`;
  expect(read(text).language).toBeUndefined();
});

test('Markdown is read without the strokes that keep its signs from being read', () => {
  const recipe = read(`# Salt \\& pepper \\*pie\\*
## Ingredients
### For the \\#1 base
- 50% \\*good\\* flour
## Steps
1. 1\\. is a number
2. \\- dash first`);
  expect(recipe.name).toBe('Salt & pepper *pie*');
  expect(recipe.ingredientList).toEqual(['# For the #1 base', '50% *good* flour']);
  expect(recipe.stepList).toEqual(['1. is a number', '- dash first']);
  expect(read('Pie\nIngredients\n1 \\*egg').ingredientList).toEqual(['1 \\*egg']);
});

test('the details of a German Markdown file of this site are read', () => {
  const recipe = read(`# Pie
*von Potluck Kitchen*
- 6 Portionen
- Ergibt: 1 tin, 23 cm
- Vorbereitung: 1 Std. 15 Min.
- Koch-/Backzeit: 1 Std. 30 Min.
- Ruhezeit: 2 Std.
- Schwierigkeit: Anspruchsvoll
- Glutenfrei, Vegan
## Zutaten
- 1 Ei
## Zubereitung
1. Mischen.
## Nährwerte pro Portion
- Gesättigte Fettsäuren: 6,2 g`);
  expect(recipe).toMatchObject({
    servings: 6,
    yield: '1 tin, 23 cm',
    prepMinutes: 75,
    cookMinutes: 90,
    restMinutes: 120,
    difficulty: 'challenging',
    diet: ['gluten-free', 'vegan'],
    description: '',
    nutrition: { saturated: 6.2 },
  });
});

test.each([
  ['1 Tasse/n Reis', '1 Tasse Reis'],
  ['2 Zehe/n Knoblauch', '2 Zehen Knoblauch'],
  ['2 m.-große Zwiebel(n)', '2 mittelgroße Zwiebeln'],
  ['1 m.-große Zwiebel(n)', '1 mittelgroße Zwiebel'],
  ['1 kg Kartoffel(n), festkochend', '1 kg Kartoffeln, festkochend'],
  ['1 Dose/n Tomate(n)', '1 Dose Tomaten'],
  ['1 1/2 Zwiebel(n)', '1 1/2 Zwiebeln'],
  ['4 Ei(er)', '4 Eier'],
  ['salt and/or pepper', 'salt and/or pepper'],
  ['1 tsp vitamin (e)', '1 tsp vitamin (e)'],
  ['1 - 2 Zwiebel(n)', '1 - 2 Zwiebeln'],
  ['1 - 2 apple(s)', '1 - 2 apples'],
  ['1 apple(s)', '1 apple'],
  ['1 large egg(s)', '1 large egg'],
  ['1/2 Zwiebel(n)', '1/2 Zwiebel'],
  ['1 cup walnut(s)', '1 cup walnuts'],
  ['1 cup(s) walnut(s)', '1 cup walnuts'],
  ['1 lb carrot(s)', '1 lb carrots'],
])('%s is written %s', (line, tidy) => expect(tidyIngredient(line)).toBe(tidy));

test('a section keeps its name where its first step begins with the same words', () => {
  const step = (text: string) => ({ '@type': 'HowToStep', text });
  const section = (name: string, text: string) => ({
    '@type': 'HowToSection',
    name,
    itemListElement: [step(text)],
  });
  const steps = readInstructions(
    [section('Dough', 'Knead.'), section('Bake', 'Bake at 180C.'), section('Cool.', 'Cool.')],
    (text) => text,
  );
  expect(steps.map(({ text }) => text)).toEqual([
    '# Dough',
    'Knead.',
    '# Bake',
    'Bake at 180C.',
    'Cool.',
  ]);
});

test('a section that is named by the beginning of its step has no heading', () => {
  const told = (name: string, text: string) =>
    readInstructions(
      [
        { '@type': 'HowToSection', name, itemListElement: [{ '@type': 'HowToStep', text }] },
        'Eat.',
      ],
      (plain) => plain,
    ).map((step) => step.text);
  const text = 'Preheat the oven to 180C and line a tin. Wait until it is hot.';
  expect(told('Preheat the oven to 180C and line a tin.', text)).toEqual([text, 'Eat.']);
  expect(told('Preheat the oven to 180C and line a tin. Wait', text)).toEqual([text, 'Eat.']);
  expect(told('Preheat', text)).toEqual(['# Preheat', text, 'Eat.']);
});

test('endless lines take time by their letters', () => {
  const pieces = [
    '(n)',
    'a/n ',
    '1 a ',
    '1 ',
    'm.-',
    '| ',
    ', ',
    'prep ',
    'für ',
    '\\*',
    'Zutaten (',
  ];
  for (const piece of pieces) {
    const growth = growthOf((times) => {
      const text = piece.repeat((times * 25_000) / piece.length);
      isFact(text);
      tidyIngredient(text);
      readPlainRecipe(['Pie', '# Ingredients', text, '1 egg', 'Method', text]);
    });
    expect(growth, piece).toBeLessThan(muchMore);
  }
});
