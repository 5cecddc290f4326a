import { expect, test } from 'vitest';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts } from '#messages/format.ts';
import { checkDetails } from './check-details.ts';
import { emptyDraft, isUntouched } from './draft.ts';
import {
  type DetailFields,
  detailParts,
  detailsOf,
  noDetails,
  tidyDetails,
} from './draft-details.ts';

const text = createTexts(catalogueOf)();

const told = {
  course: 'baking' as const,
  tags: ['quick', 'one pot'],
  equipment: ['a whisk', 'a tin, 23 cm'],
  yield: '24 biscuits',
  nutrition: { kcal: 240, salt: 0.25 },
  language: 'de' as const,
  otherNames: ['麻婆豆腐'],
};

test('what a recipe tells is the same after a form held it', () => {
  const typed = tidyDetails(detailsOf(told));
  const parts = detailParts(typed);
  const all = (name: string) => parts.filter(([one]) => one === name).map(([, value]) => value);
  for (const name of ['tags', 'equipment', 'otherNames'] as const)
    expect(all(name)).toEqual(told[name]);
  expect([all('course'), all('yield'), all('language')]).toEqual([
    ['baking'],
    ['24 biscuits'],
    ['de'],
  ]);
  expect([all('nutrition.kcal'), all('nutrition.salt'), all('nutrition.fat')]).toEqual([
    ['240'],
    ['0.25'],
    [''],
  ]);
});

const always: Record<string, string> = { language: 'en-GB', unlisted: 'false' };

test('a part in which nothing was typed is sent empty, which clears it', () => {
  for (const [name, value] of detailParts(noDetails))
    expect([name, value]).toEqual([name, always[name] ?? '']);
});

test('a form begins in the language of its page, and is untouched in whichever language', () => {
  expect(emptyDraft('de').language).toBe('de');
  expect(emptyDraft('en').language).toBe('en-GB');
  expect(isUntouched({ ...emptyDraft(), language: 'en-US' })).toBe(true);
  expect(isUntouched({ ...emptyDraft(), tags: 'quick' })).toBe(false);
});

test.each([
  ['tags', 'quick, x', /^x needs at least 2/],
  ['tags', `quick, ${'y'.repeat(31)}`, /30/],
  ['tags', Array.from({ length: 11 }, (_, n) => `tag ${n}`).join(','), /^Tags .* 10$/],
  ['equipment', `a pan\n${'y'.repeat(101)}`, /100/],
  ['otherNames', 'x\n'.repeat(11), /^Other names .* 10$/],
  ['yield', 'x'.repeat(101), /^Makes .* 100$/],
  ['nutrition.kcal', '10001', /^Energy: a number .* 10,000$/],
  ['nutrition.fat', 'much', /^Fat: a number such as 2.5 or 2.5 g, at most 1000$/],
  ['nutrition.kcal', '1000 kJ', /^Energy: a number such as 2.5 or 2.5 kcal, at most 10,?000$/],
  ['nutrition.fat', 'g', /^Fat: a number/],
  ['nutrition.fat', '2 kcal', /^Fat: a number/],
  ['nutrition.fat', '1e3', /^Fat: a number such as 2.5/],
] as const)('%s may not be %s', (field, value, sentence) => {
  const typed: DetailFields = { ...noDetails, [field]: value };
  const faults = checkDetails(typed, text).filter(([, fault]) => fault !== null);
  expect(faults).toEqual([[field, expect.stringMatching(sentence)]]);
});

test('a number is told with a point or a comma', () => {
  const typed = { ...noDetails, 'nutrition.fat': ' 2,5 ', 'nutrition.salt': '.25' };
  expect(checkDetails(typed, text).filter(([, fault]) => fault !== null)).toEqual([]);
  expect(tidyDetails(typed)['nutrition.fat']).toBe('2.5');
});

test.each([
  ['nutrition.kcal', '240 kcal', '240'],
  ['nutrition.kcal', '240\u00a0Kcal', '240'],
  ['nutrition.kcal', '1.250 kcal', '1250'],
  ['nutrition.kcal', '1,250', '1250'],
  ['nutrition.kcal', '12,5', '12.5'],
  ['nutrition.kcal', '112.125', '112.125'],
  ['nutrition.fat', '1,2 g', '1.2'],
  ['nutrition.salt', '0.8g', '0.8'],
  ['nutrition.salt', '0,125', '0.125'],
  ['nutrition.sugar', '3 Gramm', '3'],
] as const)('%s is understood as cooks write it: %s', (field, value, number) => {
  const typed: DetailFields = { ...noDetails, [field]: value };
  expect(checkDetails(typed, text).filter(([, fault]) => fault !== null)).toEqual([]);
  expect(tidyDetails(typed)[field]).toBe(number);
});
