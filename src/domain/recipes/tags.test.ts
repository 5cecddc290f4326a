import { expect, test } from 'vitest';
import { splitTags, tidyTags } from './tags.ts';

test('tags that differ only in case, accents or spaces are one, as it was told first', () => {
  expect(tidyTags(['Crème', 'quick', 'creme', ' QUICK ', 'one  pot', 'one pot'])).toEqual([
    'Crème',
    'quick',
    'one pot',
  ]);
});

test('tags are told between commas, with or without a sign before them', () => {
  expect(splitTags('#quick, one pot;  batch\ncooking,, #')).toEqual([
    'quick',
    'one pot',
    'batch',
    'cooking',
  ]);
});
