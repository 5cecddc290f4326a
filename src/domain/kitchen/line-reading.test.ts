import { expect, test } from 'vitest';
import type { RecipeLanguage } from './language.ts';
import { readingOfLine } from './line-reading.ts';

const told = (line: string, language: RecipeLanguage = 'en-GB') => {
  const read = readingOfLine(line, language);
  if (!read) return null;
  const amounts = read.amounts.map(({ number, unit }) => `${number}|${unit}`);
  const signs = (['isHeading', 'isOptional', 'isFixed', 'stays'] as const).filter(
    (one) => read[one],
  );
  return [...amounts, read.food, read.note, ...signs];
};

test.each([
  ['1 Bd. Petersilie', ['1|Bd.', 'Petersilie', null]],
  ['2 Ds. Tomaten', ['2|Ds.', 'Tomaten', null]],
  ['2 Essl. Öl', ['2|Essl.', 'Öl', null]],
  ['1 Teel. Salz', ['1|Teel.', 'Salz', null]],
  ['4 Bl. Gelatine', ['4|Bl.', 'Gelatine', null]],
  ['1 Pckg. Backpulver', ['1|Pckg.', 'Backpulver', null]],
  ['10 dag Butter', ['10|dag', 'Butter', null]],
  ['1 kl. Dose Mais', ['1|kl. Dose', 'Mais', null]],
  ['1 EL, gestr. Mehl', ['1|EL, gestr.', 'Mehl', null]],
  ['1 TL, leicht gehäuft Natron', ['1|TL, leicht gehäuft', 'Natron', null]],
  ['n. B. Salz', ['Salz', null]],
  ['nach Bedarf Milch', ['Milch', null]],
  ['Salz n.B.', ['Salz', 'n.B.']],
  ["1'200 g Mehl", ["1'200|g", 'Mehl', null]],
])(
  'a German line may shorten its measure, or say behind it how full the spoon is: %s',
  (line, wanted) => {
    expect(told(line, 'de')).toEqual(wanted);
  },
);

test.each([
  ['500 g plain (all-purpose) flour', ['500|g', 'plain flour', 'all-purpose']],
  ['1 tbsp caster (superfine) sugar, sifted', ['1|tbsp', 'caster sugar', 'superfine, sifted']],
  ['250 g soft (light) brown sugar', ['250|g', 'soft brown sugar', 'light']],
  ['1 aubergine (eggplant), diced', ['1|', 'aubergine', '(eggplant), diced']],
  ['1 onion (red) chopped', ['1|', 'onion', '(red) chopped']],
  ['150 g basmati rice (rinsed) and beans', ['150|g', 'basmati rice', '(rinsed) and beans']],
  ['500 g rote (milde) Zwiebeln', ['500|g', 'rote Zwiebeln', 'milde'], 'de'],
] as const)(
  'what a food is called as well may stand within its name: %s',
  (line, wanted, language?: RecipeLanguage) => expect(told(line, language)).toEqual(wanted),
);

test.each([
  ['3× eggs', ['3|', 'eggs', null]],
  ['1 tbsp or so of honey', ['1|tbsp', 'honey', null]],
  ['Onions: 2, sliced', ['2|', 'Onions', 'sliced']],
  ['Onions: 2 (sliced)', ['2|', 'Onions', 'sliced']],
])('what stands between amount and food is neither: %s', (line, wanted) => {
  expect(told(line)).toEqual(wanted);
});

test('a line is told in its own words', () => {
  expect(told('2½ tbsp chilli bean paste, chopped')).toEqual([
    '2½|tbsp',
    'chilli bean paste',
    'chopped',
  ]);
  expect(told('2 x 400 g tins chopped tomatoes')).toEqual([
    '2|x 400 g tins',
    'chopped tomatoes',
    null,
  ]);
  expect(told('1 cup (240 ml) milk')).toEqual(['1|cup', 'milk', null]);
  expect(told('salt, to taste')).toEqual(['salt', 'to taste']);
  expect(told('2 eggs =')).toEqual(['2|', 'eggs', null, 'isFixed', 'stays']);
  expect(told('a pinch of salt')).toEqual(['a|pinch', 'salt', null, 'stays']);
  expect(told('For the sauce:')).toEqual(['For the sauce', null, 'isHeading']);
  expect(told('1,5 kg Mehl', 'de')).toEqual(['1,5|kg', 'Mehl', null]);
  expect(told('  ')).toBeNull();
});
