import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDuration, minutesOfDuration } from './durations.ts';
import { dietOf, schemaDiets } from './schema-diets.ts';

test('minutes are written as ISO 8601', () => {
  expect([0, 5, 60, 90, 1500].map(isoDuration)).toEqual([
    'PT0M',
    'PT5M',
    'PT1H',
    'PT1H30M',
    'PT25H',
  ]);
});

test('whatever is written is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (minutes) => {
      expect(minutesOfDuration(isoDuration(minutes))).toBe(minutes);
    }),
  );
});

test('durations as other sites write them are read', () => {
  const written = [
    'P0DT1H',
    'PT90M',
    'pt1h30m',
    'PT0.5H',
    'PT1,5H',
    'P1D',
    'PT30S',
    'P0Y0M0DT0H35M0.000S',
  ];
  expect(written.map(minutesOfDuration)).toEqual([60, 90, 90, 30, 90, 1440, 1, 35]);
});

test('what is no duration is none', () => {
  expect(['', 'P', 'PT', '30 minutes', 'PT..M'].map(minutesOfDuration)).toEqual(
    Array(5).fill(null),
  );
});

test('diets are told by term, address and keyword', () => {
  expect(schemaDiets(['vegan', 'nut-free'])).toEqual(['https://schema.org/VeganDiet']);
  const words = ['https://schema.org/GlutenFreeDiet', 'VegetarianDiet', 'Dairy Free', 'nut-free'];
  expect(words.map(dietOf)).toEqual(['gluten-free', 'vegetarian', 'dairy-free', 'nut-free']);
  expect(dietOf('https://schema.org/KosherDiet')).toBeNull();
});
