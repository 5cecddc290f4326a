import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { createText } from '#messages/format.ts';
import { mentionedFoods } from '../foods/named-foods.ts';
import { leftOutName } from '../search/avoided.ts';
import { keysCoveredBy, stockOf, usualStaples } from './covers.ts';
import { readAvoid, readAvoided, readFoods } from './food-list.ts';
import { needOfLine, needsOf, shortfallOf } from './needs.ts';

const need = (line: string) => needOfLine(line, 'en-GB');

test('a line needs its food, whatever stands around it', () => {
  expect(need('2 tbsp double cream')).toBe('cream');
  expect(need('3 cloves garlic, crushed')).toBe(need('4 garlic cloves'));
  expect(need('500 ml chicken stock')).toBe('stock');
  expect(need('2 (400 g) tins chopped tomatoes')).toBe('tomato');
  expect(need('butter or margarine')).toBe('butter');
  expect(need('2 zucchini')).toBe(need('2 courgettes'));
  expect(need('100 g panko crumbs')).toBe(need('50 g of panko crumbs, toasted'));
  expect(needOfLine('200 ml Sahne', 'de')).toBe('cream');
});

test('what is optional, a garnish or only served with it is not needed', () => {
  for (const line of ['lime wedges, to serve', 'dill (optional)', 'parsley for garnish'])
    expect(need(line), line).toBeNull();
  expect(needsOf({ ingredients: ['# Sauce', '1 egg', '2 eggs'], language: 'en-GB' })).toEqual([
    'egg',
  ]);
});

test('staples count neither as there nor as missing, and what is missing is told as written', () => {
  const ingredients = [
    '400 g chicken thighs',
    'salt',
    '2 tbsp olive oil',
    '100 ml double cream',
    'dill',
  ];
  const told = shortfallOf({ ingredients, language: 'en-GB' }, stockOf(['chicken'], usualStaples));
  expect(told).toEqual({ have: 1, of: 3, missing: ['double cream', 'dill'] });
});

test('a food covers its kinds and what it is a kind of, not what only shares its name or is made of it', () => {
  expect(keysCoveredBy('cheese')).toContain('cheddar');
  expect(keysCoveredBy('cheddar')).toContain('cheese');
  expect(keysCoveredBy('tomatoes')).toContain('cherry tomato');
  for (const [have, other] of [
    ['tomato', 'ketchup'],
    ['black pepper', 'bell pepper'],
    ['onion', 'spring onion'],
    ['butter', 'peanut butter'],
    ['ketchup', 'tomato'],
    ['potato', 'sweet potato'],
  ] as const)
    expect(keysCoveredBy(have), have).not.toContain(other);
});

test('a fraction, or an amount in two units, does not end before its food', () => {
  expect(need('1/2 cup milk')).toBe('milk');
  expect(need('225g/8oz butter')).toBe('butter');
  expect(need('1 or 2 eggs')).toBe('egg');
  expect(need('milk/cream')).toBe('milk');
  expect(needOfLine('1/4 l Milch', 'de')).toBe('milk');
});

const isThere = (have: string, line: string, language: 'en-GB' | 'de' = 'en-GB') =>
  shortfallOf({ ingredients: [line], language }, stockOf([have], [])).have === 1;

test.each([
  ['chicken breast', '2 chicken breasts'],
  ['red onion', '1 red onion'],
  ['double cream', '300 ml double cream'],
  ['chopped tomatoes', '400 g tin chopped tomatoes'],
  ['chicken stock', '500 ml chicken stock'],
  ['basmati rice', '300 g basmati rice'],
  ['Greek yogurt', '4 tbsp Greek yogurt'],
  ['stock cubes', '1 vegetable stock cube'],
  ['stock', '1 stock cube'],
  ['vegan butter', '50 g vegan butter'],
])('%s is what %s needs', (have, line) => expect(isThere(have, line)).toBe(true));

test.each([
  ['rote Zwiebeln', '1 rote Zwiebel'],
  ['gehackte Tomaten', '2 Dosen gehackte Tomaten'],
  ['Brühe', '1 l Gemüsebrühe'],
  ['Brühe', '500 ml Hühnerbrühe'],
  ['Essig', '3 EL Weißweinessig'],
  ['Porree', '1 Stange Lauch'],
  ['baking powder', '1 Pkt. Backpulver'],
  ['Kürbis', '1 kleiner Hokkaido-Kürbis (ca. 800 g)'],
  ['Lorbeerblatt', '2 Lorbeerblätter'],
  ['cornflour', '1 TL Speisestärke'],
  ['Blumenkohl', '1 kleiner Blumenkohl'],
  ['cauliflower', '1 Karfiol'],
  ['Zimt', '2 Zimtstangen'],
])('%s is what %s needs, in German', (have, line) => expect(isThere(have, line, 'de')).toBe(true));

test('what a kitchen has is there under its German names as well', () => {
  const ingredients = [
    'Salz',
    'Salz und Pfeffer',
    '200 ml Wasser',
    '3 EL Öl',
    '2 EL Olivenöl',
    '1 Prise Zucker',
    '2 EL Sonnenblumenöl',
    'etwas lauwarmes Wasser',
    'schwarzer Pfeffer',
    '1 EL Mehl',
  ];
  const told = shortfallOf({ ingredients, language: 'de' }, stockOf([], usualStaples));
  expect(told).toEqual({ have: 0, of: 0, missing: [] });
});

test.each([
  ['plain flour', '200 g all-purpose flour'],
  ['beef mince', '500 g minced beef'],
  ['ground beef', '500 g beef mince'],
  ['mince', '500 g lamb mince'],
  ['lamb', '500 g lamb mince'],
  ['turkey', '1 lb ground turkey'],
  ['tomato purée', '2 tbsp tomato paste'],
  ['treacle', '1 tbsp molasses'],
  ['bell pepper', '1 red pepper'],
  ['red pepper', '1 red bell pepper'],
  ['vanilla', '1 tsp vanilla extract'],
  ['cocoa', '2 tbsp cocoa powder'],
  ['Currypulver', '1 TL Curry'],
  ['ground almonds', '100 g almond flour'],
  ['garlic cloves', '1 bulb of garlic'],
])('%s, as one country calls it, is what %s needs', (have, line) =>
  expect(isThere(have, line)).toBe(true),
);

test.each([
  ['rice', '2 tbsp rice vinegar'],
  ['rice', '200 g rice noodles'],
  ['rice', '200 g pad thai noodles'],
  ['fish', '1 tbsp fish sauce'],
  ['beans', '1 tin baked beans'],
  ['bread', '100 g breadcrumbs'],
  ['nuts', '250 ml nut milk'],
  ['butter', '50 g vegan butter'],
  ['cheese', '100 g vegan cheese'],
  ['red pepper', '1 green pepper'],
])('%s is not what %s needs', (have, line) => expect(isThere(have, line)).toBe(false));

test.each([
  ['Apfel', '2 EL Apfelessig'],
  ['Mais', '2 EL Maisstärke'],
  ['Reis', '2 EL Reisessig'],
  ['Rind', '1 l Rinderbrühe'],
  ['Huhn', '500 ml Hühnerbrühe'],
  ['Sonnenblumenkerne', '2 EL Sonnenblumenöl'],
])('%s is not what %s needs, in German', (have, line) =>
  expect(isThere(have, line, 'de')).toBe(false),
);

const namesIn = (list: string) => readFoods(list).map(({ name }) => name);
const typedIn = (list: string) => readFoods(list).map(({ typed }) => typed);

test('lists in addresses are read as they are written, each food once under one name', () => {
  expect(namesIn('Eggplants, aubergine,RICE, ,xqz')).toEqual(['aubergine', 'rice', 'xqz']);
  expect(namesIn(namesIn('Nüsse,Milch').join(','))).toEqual(namesIn('Nüsse,Milch'));
  expect(readFoods(null)).toEqual([]);
  expect(
    readAvoid(['crustaceans', 'soybeans', 'milk']).map(({ foods }) =>
      foods.map(({ name }) => name),
    ),
  ).toEqual([['crustacean'], expect.arrayContaining(['soy']), ['milk', 'dairy']]);
});

test('allergens of the law are known by their German names as well', () => {
  const named = namesIn('Krebstiere,Weichtiere,Schalenfrüchte,Schwefeldioxid');
  expect(named).toEqual(['crustacean', 'mollusc', 'nut', 'sulphite']);
});

test('a list keeps what was typed, in its case and language, and so does what is to be left out', () => {
  expect(typedIn('Zwiebeln, onion, rote  Linsen')).toEqual(['Zwiebeln', 'rote Linsen']);
  const long = `${'Süßkartoffel '.repeat(9)},Reis`;
  expect(typedIn(typedIn(long).join(','))).toEqual(typedIn(long));
  const { avoid, beyond } = readAvoided(`Nüsse,NÜSSE,${'abcdefghijklmnopqrstuvwxyz'.repeat(2)}`);
  expect([avoid[0], avoid.length, beyond]).toEqual(['Nüsse', 2, []]);
  expect(readAvoid(avoid).map(leftOutName)).toEqual(avoid);
});

test.each(languages)('the staples that are assumed are called what they are in %s', (language) => {
  const shown = createText(language, catalogueOf(language))('pantry.usualFoods');
  expect(stockOf([], shown.split(', '))).toEqual(stockOf([], usualStaples));
});

test.each(languages)('each of the common foods that are proposed is a food in %s', (language) => {
  const shown = createText(language, catalogueOf(language))('pantry.commonFoods').split(', ');
  for (const food of shown) expect(mentionedFoods(food), food).not.toEqual([]);
});
