import { expect, test } from 'vitest';
import { foodsIn, lists } from '#test/support/foods-named.ts';
import { mistypedFoods } from './mistyped.ts';
import { notMistyped } from './not-mistyped.ts';
import { foodNamed, foodNames, foods } from './table.ts';

const allergens = [
  'gluten',
  'crustacean',
  'egg',
  'fish',
  'peanut',
  'soy',
  'dairy',
  'nut',
  'celery',
  'mustard',
  'sesame',
  'mollusc',
  'meat',
  'honey',
  'gelatine',
].map(foodNamed);
const held = (texts: { ingredients: string[]; steps: string[] }) => {
  const named = foodsIn(texts);
  return allergens.filter(({ id }) => named.has(id)).map(({ name }) => name);
};

test.each([
  ['1 große Zwiebel, 1 grosse Zwiebel, Äpfel (Größe M), großer Apfel, großes Bund'],
  ['Pfeffer frisch gemahlen, frische Kräuter, frisches Basilikum, frischer Thymian'],
  [
    '5 Tropfen Stevia, trocken tupfen, Schale einer Zitrone, Röschen vom Brokkoli, 1 Schote Vanille',
  ],
  ['100 g Schlehen, 1 Kästchen Kresse, Kreise, grüner Apfel, bunter Salat, bittere Schokolade'],
  ['grober Zucker, rühren, eisern, schmal, schmale Streifen, Sprudel, kalt stellen, beide Seiten'],
  ['Wecker, langer Pfeffer, Hummel, 100 ml Grüner Veltliner, mit müssen, Rosmarinnadeln, Nadeln'],
  ['2 liters water, 2 quarts water, waiting, whisks, 1 tagine, hammered, thinned, applied, brings'],
  [
    'Ober- und Unterhitze, Ober-/Unterhitze, obere Schiene, Pilze putzen, ernten, pusten, Plättchen',
  ],
  [
    '1 Haferl, auf Reisen, aus der Türkei, spezifisch, geografisch, stark erhitzen, Mandelentzündung',
  ],
  ['after a trip, entered, do not scrimp, until crisp, wrapped, quite thick, unaged, Ben, a pen'],
  ['triple sec, valley, poison, sprayed, someone, writing, sellers'],
])('a word of its own is no food with a slip in it: %s', (lines) => {
  for (const line of lines.split(', ')) {
    expect(held({ ingredients: [line], steps: [line] }), line).toEqual([]);
  }
});

test('a food in the plural or with a slip is still what it is, though a dictionary has it', () => {
  const meant = { krebsen: 'crab', sardinen: 'fish', schrimp: 'prawn', omeletten: 'egg' };
  for (const [word, food] of Object.entries({ ...meant, tunfisch: 'fish', spagetti: 'gluten' })) {
    expect(held({ ingredients: [word], steps: [] }).length, word).toBeGreaterThan(0);
    expect(lists(word, food), word).toBe(true);
  }
});

test('names that are read as they are written are nobody’s slip: rather is no rasher, shared no shark', () => {
  const { exact, byKey } = foodNames();
  expect(exact.size).toBeGreaterThan(100);
  expect([...exact].filter((key) => (byKey.get(key) ?? []).length === 0)).toEqual([]);
  for (const word of ['rather', 'shared', 'flakes', 'console', 'gerieben', 'smells', 'banner']) {
    expect(
      mistypedFoods(word).map(({ id }) => foods[id]?.name),
      word,
    ).toEqual([]);
  }
});

test('no word that is said to be none is the name of a food itself', () => {
  const { byKey } = foodNames();
  expect([...notMistyped].filter((word) => byKey.has(word) && word.length > 6)).toEqual([]);
});
