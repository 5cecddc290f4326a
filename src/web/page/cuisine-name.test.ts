import { expect, test } from 'vitest';
import { cuisines } from '#domain/categories/cuisines.ts';
import { de } from '#messages/de.ts';
import { en } from '#messages/en.ts';
import { createText } from '#messages/format.ts';
import { cuisineBefore, cuisineName } from './cuisine-name.ts';

const english = createText('en', en);
const german = createText('de', de);

test('English pages show the names of cuisines as the data has them', () => {
  for (const { name } of cuisines) {
    expect(cuisineName(english, name)).toBe(name);
    expect(cuisineBefore(english, name)).toBe(name);
  }
});

test('German pages bend the name of a cuisine to what it stands before', () => {
  expect(cuisineName(german, 'Indian')).toBe('Indisch');
  const category = cuisineBefore(german, 'Indian');
  expect(german('category.heading', { category })).toBe('Indische Rezepte');
});

test('a category that no catalogue knows keeps its own name, until the operator translates it', () => {
  expect(cuisineName(german, 'Baking')).toBe('Baking');
  const own = createText('de', de, { 'cuisine.baking': 'Backen' });
  expect(cuisineName(own, 'Baking')).toBe('Backen');
});
