import { expect, test } from 'vitest';
import { keysCoveredBy, stockOf, usualStaples } from './covers.ts';
import { readAvoid, readFoods, writeFoods } from './food-list.ts';
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

test('lists in addresses are read as they are written, each food once under one name', () => {
  expect(readFoods('Eggplants, aubergine,RICE, ,xqz')).toEqual(['aubergine', 'rice', 'xqz']);
  expect(readFoods(writeFoods(readFoods('Nüsse,Milch')))).toEqual(readFoods('Nüsse,Milch'));
  expect(readFoods(null)).toEqual([]);
  expect(
    readAvoid(['crustaceans', 'soybeans', 'milk']).map(({ foods }) =>
      foods.map(({ name }) => name),
    ),
  ).toEqual([['crustacean'], expect.arrayContaining(['soy']), ['milk', 'dairy']]);
});

test('allergens of the law are known by their German names as well', () => {
  const named = readFoods('Krebstiere,Weichtiere,Schalenfrüchte,Schwefeldioxid');
  expect(named).toEqual(['crustacean', 'mollusc', 'nut', 'sulphite']);
});
