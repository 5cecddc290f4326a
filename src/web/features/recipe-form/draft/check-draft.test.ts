import { expect, test } from 'vitest';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts } from '#messages/format.ts';
import { checkDraft, rowKey } from './check-draft.ts';
import { emptyDraft } from './draft.ts';
import { newRow, type Row } from './draft-rows.ts';

const text = createTexts(catalogueOf)();
const photo = new File(['x'], 'x.jpg', { type: 'image/jpeg' });
const full = {
  ...emptyDraft(),
  category: 'c1',
  name: 'Pie',
  description: 'Good',
  ingredientList: [newRow('a')],
  stepList: [newRow('b')],
};

test('a complete form has no fault, and an update needs no photo', () => {
  expect(checkDraft({ draft: full, photo, needsPhoto: true }, text)).toEqual({});
  expect(checkDraft({ draft: full, photo: null, needsPhoto: false }, text)).toEqual({});
});

test('every empty required field is named, each row on its own', () => {
  const draft = emptyDraft();
  const faults = checkDraft({ draft, photo: null, needsPhoto: true }, text);
  expect(faults).toEqual({
    category: 'Please select category',
    name: 'Dish name is required',
    description: 'Description is required',
    [rowKey(draft.ingredientList[0]!)]: 'Ingredient 1 is required',
    [rowKey(draft.stepList[0]!)]: 'Step 1 is required',
    photo: 'Please upload Photo',
  });
});

test('headings are counted apart, need a name, and are not all that a list holds', () => {
  const check = (ingredientList: Row[], stepList = full.stepList) =>
    checkDraft({ draft: { ...full, ingredientList, stepList }, photo, needsPhoto: true }, text);
  const rows = ['# Sauce', '', '# '].map((line) => newRow(line));
  expect(check(rows)).toEqual({
    [rowKey(rows[1]!)]: 'Ingredient 1 is required',
    [rowKey(rows[2]!)]: 'Heading 2 is required',
  });
  const lone = [newRow('# Sauce')];
  expect(check(lone, lone)).toEqual({
    ingredientList: 'Ingredients: headings alone are not enough',
    stepList: 'Steps: headings alone are not enough',
  });
  expect(Object.values(check([newRow('a'), newRow(`# ${'x'.repeat(299)}`)]))[0]).toMatch(/300/);
});

test('a photo of 1,000,000 bytes is too large and one of 999,999 is not', () => {
  const sized = (bytes: number) => new File([new Uint8Array(bytes)], 'x.jpg');
  const check = (bytes: number) =>
    checkDraft({ draft: full, photo: sized(bytes), needsPhoto: true }, text).photo;
  expect(check(1_000_000)).toBe('Size is more than 1mb');
  expect(check(999_999)).toBeUndefined();
});

test('limits count what a person sees as characters', () => {
  const name = (length: number) =>
    checkDraft({ draft: { ...full, name: '🍲'.repeat(length) }, photo, needsPhoto: true }, text)
      .name;
  expect(name(150)).toBeUndefined();
  expect(name(151)).toMatch(/150/);
});

test.each([
  ['sourceUrl', 'javascript:alert(1)'],
  ['sourceUrl', 'https://a b'],
] as const)('%s may not be %s', (field, value) => {
  const draft = { ...full, [field]: value };
  expect(checkDraft({ draft, photo, needsPhoto: true }, text)[field]).toMatch(/is not valid/);
});

test.each([
  ['servings', ['0', '2.5', '4-6', 'abc', '1001'], 'Servings: one whole number such as 4'],
  [
    'prepMinutes',
    ['-1', '20-30 min'],
    'Preparation time: one time such as 80, 90 min or 1 h\u00a020',
  ],
  ['cookMinutes', ['ten', '200 h'], 'Cooking time: one time such as 80, 90 min or 1 h\u00a020'],
] as const)('of what %s does not take it says what it takes', (field, refused, says) => {
  for (const value of refused) {
    const draft = { ...full, [field]: value };
    expect(checkDraft({ draft, photo, needsPhoto: true }, text)[field], value).toContain(says);
  }
});

test('servings and times are understood as cooks write them', () => {
  const draft = { ...full, servings: '4 people', prepMinutes: '90 min', cookMinutes: '1 h 20' };
  expect(checkDraft({ draft, photo, needsPhoto: true }, text)).toEqual({});
});
