import { describe, expect, test } from 'vitest';
import { lists } from '#test/support/foods-named.ts';
import { growthOf, muchMore } from '#test/support/growth.ts';
import { withHalvesJoined } from './halved.ts';
import { separated } from './separated.ts';

/** Those of some lines that name a food, or that do not. */
const those = (lines: string, isNamed: boolean, food: string) =>
  lines.split('; ').filter((line) => lists(line, food) === isNamed);

describe('a German word is read from the half that another one ends for it', () => {
  test.each([
    [
      'peanut',
      '100 g Erd- und Walnüsse; Erd-, Hasel- oder Walnüsse; Erd-/Walnüsse; Wal- oder Erdnüsse',
    ],
    [
      'hazelnut',
      'Hasel- oder Walnüsse; Hasel-/Walnüsse; Wal- und Haselnüsse; Erd-, Hasel- oder Walnüsse',
    ],
    ['pecan', 'Pekan- oder Walnüsse'],
    ['brazil nut', 'Para- und Cashewnüsse'],
    [
      'meat',
      'Rinder- oder Gemüsebrühe; Rinder-/Gemüsebrühe; Wild- oder Gemüsefond; Puten- oder Sojaschnitzel',
    ],
    ['celery', 'Gemüse- oder Rinderbrühe; Gemüse-/Hühnerbrühe'],
    ['gluten', 'Weizen- oder glutenfreies Mehl'],
    ['dairy', 'Kuh- oder Hafermilch; Kuh- bzw. Sojamilch; Voll- und/oder Hafermilch'],
  ])('names %s: %s', (food, lines) => expect(those(lines, false, food)).toEqual([]));

  test.each([
    ['dairy', 'Kokos- oder Hafermilch; Mandel- oder Sojamilch'],
    ['peanut', 'Hasel- oder Walnüsse'],
  ])('and no %s: %s', (food, lines) => expect(those(lines, true, food)).toEqual([]));
});

describe('a word is read apart from the number, the unit and the sign of a note at it', () => {
  test.each([
    ['egg', '3Eier; 1Ei; 4-6Eier; 2eggs; 1egg; 3 Eier¹; 3 Eier²; 3 Eier1; 2 Ei’s'],
    ['almond', '100gMandeln; 100 gMandeln; 100gmandeln; ½kgMandeln'],
    ['peanut', '100gErdnüsse'],
    ['soy', '2ELSojasauce'],
    ['sesame', '1ELSesam'],
    ['meat', '4Schnitzel; 500gMett'],
    ['dairy', '½lMilch; 200 g Käse¹; Butter™'],
    ['gluten', '2 EL Mehl²; Brot³'],
  ])('names %s: %s', (food, lines) => expect(those(lines, false, food)).toEqual([]));

  test('and what begins with the letter of a unit stays whole', () => {
    expect(separated('2lemons 3grapes 100g 2EL 4large pb2 V8')).toBe(
      '2 lemons 3 grapes 100g 2EL 4 large pb2 V8',
    );
  });
});

test.each([
  ['dairy', 'Kaese; Huettenkaese; weisse Kuvertuere; Eierlikoer; Kraeuterbutter; KAESE'],
  ['nut', 'Nuesse; Walnuesse; Haselnuessen; Mandelblaettchen'],
  ['meat', 'Gaense; Haehnchenbrustfilet; Huehnerbruehe; Weisswuerste; Suelze; Doener; Gefluegel'],
  ['celery', 'Gemuesebruehe; gekoernte Bruehe; Bruehwuerfel; Roestgemuese'],
  ['gluten', 'Fruehlingsrollenblaetter; Fischstaebchen; Schweinsoehrchen; Broetchen; Muerbeteig'],
  ['crustacean', 'gruene Currypaste; Meeresfruechte'],
  ['sesame', 'hamburger broetchen'],
  ['gelatine', 'Suelze; Goetterspeise'],
])('%s is read from a word whose umlauts are written with an e: %s', (food, lines) => {
  expect(those(lines, false, food)).toEqual([]);
});

test('where no umlaut is meant, none is read', () => {
  expect(those('Sauerkraut; shoes; blueberries; Quarzuhr; neue Kartoffeln', true, 'dairy')).toEqual(
    [],
  );
});

describe('what is free of something is the second choice alone beside the ordinary food', () => {
  test.each([
    [
      'gluten',
      'normales oder glutenfreies Mehl; regular or gluten-free flour; plain or gluten-free flour',
    ],
    ['gluten', 'normale oder glutenfreie Spaghetti; regular or gluten-free pasta'],
    [
      'dairy',
      'regular or vegan butter; normale oder vegane Butter; normal or vegan cheese; regular/vegan butter',
    ],
    ['dairy', "regular or dairy-free milk; tierische oder pflanzliche Milch; cow's or plant milk"],
    ['dairy', 'regular or almond milk; vegan or regular butter'],
  ])('%s: %s', (food, lines) => expect(those(lines, false, food)).toEqual([]));

  test('and the other one that is named otherwise says nothing against it', () => {
    expect(
      those('olive oil or vegan butter; Wasser oder pflanzliche Milch', true, 'dairy'),
    ).toEqual([]);
  });
});

test('what stands in brackets behind a food says of what it is free', () => {
  expect(those('100 g Butter (vegan); 200 ml frische Sahne (vegan)', true, 'dairy')).toEqual([]);
  expect(those('200 g Haferflocken (glutenfrei); flour (gluten-free)', true, 'gluten')).toEqual([]);
  expect(those('Butter oder Margarine (vegan); Milch (optional, vegan)', false, 'dairy')).toEqual(
    [],
  );
});

test.each([
  ['Erd- ', '.'],
  ['Erd-,', ''],
  ['1a', ''],
  ['a1', ''],
  ['¹', 'x'],
])('many of %s take time by their number, and not by the square of it', (part, end) => {
  const growth = growthOf((times) => {
    const text = `${part.repeat(times * 10_000)}${end}`;
    withHalvesJoined(separated(text));
  });
  expect(growth).toBeLessThan(muchMore);
});
