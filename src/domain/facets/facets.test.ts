import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bayesian } from './bayesian.ts';
import {
  choicesOf,
  type Facet,
  facetNames,
  mayBeIndexed,
  readChosen,
  writeChosen,
} from './facets.ts';
import { toldOfAvoided } from './food-facets.ts';

const asked = fc
  .array(
    fc.tuple(
      fc.constantFrom(...facetNames),
      fc.oneof(
        fc.constantFrom(
          'Thai',
          'thai',
          'vegan',
          'main',
          'soup,main',
          '30',
          '15',
          '4',
          '4.5',
          'easy',
        ),
        fc.string({ maxLength: 40 }),
      ),
    ),
    { maxLength: 8 },
  )
  .map((pairs) => new URLSearchParams(pairs));

test('every list has one address: what was read is written alike, and read again', () => {
  fc.assert(
    fc.property(asked, (query) => {
      const chosen = readChosen(query);
      const written = new URLSearchParams(writeChosen(chosen));
      expect(readChosen(written)).toEqual(chosen);
      expect(writeChosen(readChosen(written))).toEqual([...written]);
      expect(chosen.tag.length).toBeLessThanOrEqual(5);
    }),
  );
});

test.each<[address: string, written: string]>([
  ['course=main,soup,main&course=side', 'course=main,side,soup'],
  ['diet=nut-free&category=THAI,klingon', 'category=Thai&diet=nut-free'],
  ['time=60,30', 'time=30'],
  ['tag=Crème+brûlée,  Party ', 'tag=creme brulee,party'],
  ['course=klingon&with=x', ''],
  ['tag=Großmutters süßer Käsekuchen x', 'tag=grossmutters susser kasekuchen x'],
  ['avoid=Nuts; milk&have=Crème  fraîche&avoid=,nuts', 'have=Crème fraîche&avoid=milk,nuts'],
  ['avoid=Nüsse,Milch,Äpfel', 'avoid=Milch,Nüsse,Äpfel'],
])('%s is written %s', (address, written) => {
  const pairs = writeChosen(readChosen(new URLSearchParams(address)));
  expect(pairs.map((pair) => pair.join('=')).join('&')).toBe(written);
});

test('of what is to be had ten are looked for, of what is avoided none is dropped', () => {
  const foods = Array.from({ length: 50 }, (_, n) => `food ${n}`).join(',');
  const { have, avoid } = readChosen(new URLSearchParams({ have: foods, avoid: foods }));
  expect([have.length, avoid.length]).toEqual([10, 50]);
  const { leftOut, notLeftOut } = toldOfAvoided({ have, avoid: ['nuts', ...avoid] });
  expect([leftOut, new Set(notLeftOut)]).toEqual([['nuts'], new Set(avoid)]);
});

test('what is avoided is told as it was typed, and behind a slip what that was taken for', () => {
  const avoid = ['Nüsse', 'Äpfel', 'Mandlen', 'xyzzY'];
  expect(toldOfAvoided({ have: [], avoid })).toEqual({
    leftOut: ['Nüsse', 'Äpfel', 'Mandlen (mandeln)'],
    notLeftOut: ['xyzzY'],
  });
});

test('search engines keep a single choice, and of the facets that last', () => {
  const isKept = (address: string) => mayBeIndexed(readChosen(new URLSearchParams(address)));
  const kept: Facet[] = ['category', 'course', 'diet'];
  expect(isKept('')).toBe(true);
  for (const one of ['category=Thai', 'course=soup', 'diet=vegan']) expect(isKept(one)).toBe(true);
  for (const one of [
    'time=30',
    'rating=4',
    'tag=party',
    'have=rice',
    'avoid=nuts',
    'course=soup&diet=vegan',
    'course=soup,side',
  ])
    expect(isKept(one), one).toBe(false);
  expect(
    choicesOf(readChosen(new URLSearchParams('course=soup'))).every(({ facet }) =>
      kept.includes(facet),
    ),
  ).toBe(true);
});

test('one five does not overtake forty, and nobody’s rating stands between good and bad', () => {
  expect(bayesian({ sum: 0, count: 0 })).toBe(3_800);
  expect(bayesian({ sum: 5, count: 1 })).toBe(4_000);
  expect(bayesian({ sum: 190, count: 40 })).toBe(4_644);
  expect(bayesian({ sum: 2, count: 2 })).toBe(3_000);
});
