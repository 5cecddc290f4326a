import { expect, test } from 'vitest';
import { showLine } from './show-recipe.ts';

const line = (text: string, factor: number, language: 'en-GB' | 'en-US' | 'de' = 'en-GB') =>
  showLine(text, { factor, units: null }, language)
    .map(({ text: one }) => one)
    .join('');

test.each([
  ['1/4 cup oil', 0.5, '2 tbsp oil'],
  ['1/3 cup oil', 0.5, '2⅔ tbsp oil'],
  ['3/4 cup oil', 1.5, '1 cup + 2 tbsp oil'],
  ['2 1/4 cups oil', 0.5, '1 cup + 2 tbsp oil'],
  ['1/2-3/4 cup water', 0.5, '4–6 tbsp water'],
  ['¾ tbsp salt', 0.5, '1⅛ tsp salt'],
  ['3/4 lb shrimp', 0.5, '6 oz shrimp'],
  ['1¼ pounds beef', 0.5, '10 oz beef'],
  ['2¼ pounds beef', 0.5, '1 pound 2 oz beef'],
])('%s, %f times, takes a smaller unit: %s', (text, factor, wanted) => {
  expect(line(text, factor)).toBe(wanted);
});

test('in German too', () => {
  expect(line('¼ Tasse Öl', 0.5, 'de')).toBe('2 EL Öl');
  expect(line('¾ Pfund Mehl', 0.5, 'de')).toBe('190 g Mehl');
  expect(line('1/2 Würfel (21 g) Hefe', 0.5, 'de')).toBe('¼ Würfel (11 g) Hefe');
});

test.each([
  ['1/4 red cabbage', 0.5, '⅛ red cabbage'],
  ['1/4 red cabbage', 3, '¾ red cabbage'],
  ['125g (half a pack) butter', 1.5, '190g (¾ pack) butter'],
  ['1½ onions', 0.5, '¾ onion'],
  ['¼ pint cream', 0.5, '⅛ pint cream'],
  ['½ oz lime juice', 0.25, '⅛ oz lime juice'],
])('what its author counts in parts is scaled in parts: %s, %f times', (text, factor, wanted) => {
  expect(line(text, factor)).toBe(wanted);
});

test.each([
  ['1 egg', 0.25, '½ egg'],
  ['1 egg', 1.25, '1 egg'],
  ['a heaped cup flour', 0.125, '¼ heaped cup flour'],
  ['1/8 tsp cayenne', 0.5, '⅛ tsp cayenne'],
  ['1/16 tsp cayenne', 0.5, '1/16 tsp cayenne'],
  ['1/16-1/4 tsp cayenne', 0.5, '1/16–⅛ tsp cayenne'],
  ['1/16 tsp cayenne', 2, '⅛ tsp cayenne'],
])(
  'what comes in wholes is told in halves, and nothing becomes nothing: %s, %f times',
  (text, factor, wanted) => {
    expect(line(text, factor)).toBe(wanted);
  },
);
