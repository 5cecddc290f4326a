import { expect, test } from 'vitest';
import { growthOf, muchMore } from '#test/support/growth.ts';
import { readMinutes } from './read-numbers.ts';
import { readYield } from './read-yield.ts';

test.each([
  ['30 mins to 1 hour', 60],
  ['1 hour to 2 hours', 120],
  ['30 Min. bis 1 Std.', 60],
  ['20-30 mins', 30],
  ['half an hour', 30],
  ['an hour', 60],
  ['an hour and a half', 90],
  ['three quarters of an hour', 45],
  ['eine halbe Stunde', 30],
  ['eineinhalb Stunden', 90],
  ['1h20', 80],
  ['1h20m', 80],
  ['1h 20m', 80],
  ['PT1H30', 90],
  ['1 hour, 30 minutes', 90],
  ['5 minutes + 1 hour resting', 65],
  ['1 hour 20 minutes - 30 minutes resting', 80],
  ['24 Std. - 10 Min. Arbeit', 1440],
  ['2 hours – 30 min active', 120],
  ['1 Std 20', 80],
  ['1 Std. 20', 80],
  ['2h 30', 150],
  ['1 hr 15', 75],
  ['2 Stunden 15', 135],
  ['1 hr 15-20 mins', 80],
  ['1 Tag 2 Std.', 1560],
  ['2 days', 2880],
  ['two hours', 120],
  ['ten to fifteen minutes', 15],
  ['zwei Stunden', 120],
])('%s is %i minutes', (text, minutes) => expect(readMinutes(text)).toBe(minutes));

test('a time that no number tells is none', () => {
  for (const text of ['overnight', 'hour', '', '45'])
    expect(readMinutes(text), text).toBeUndefined();
});

test('what comes of a recipe and how many it serves are told apart', () => {
  expect(readYield(['12 muffins (6 servings)'])).toEqual({ servings: 6, yield: '12 muffins' });
  expect(readYield(['16 servings (1 bar each)'])).toEqual({ servings: 16 });
  expect(readYield(['24 cookies (2 per person)'])).toEqual({ servings: 24 });
  expect(readYield(['Serves four'])).toEqual({ servings: 4 });
  expect(readYield(['zwei Portionen'])).toEqual({ servings: 2 });
  expect(readYield(['Serves a crowd'])).toEqual({});
  expect(readYield(['1 Springform (26 cm)'])).toEqual({ yield: '1 Springform (26 cm)' });
});

test('endless texts take time by their letters', () => {
  for (const piece of [
    'half an ',
    '1 hour to ',
    '1h',
    '(',
    '12 muffins (',
    ' ',
    '½ ',
    '1-',
    'eine ',
  ]) {
    const growth = growthOf((times) => {
      const text = piece.repeat((times * 25_000) / piece.length);
      readMinutes(text);
      readYield([text]);
    });
    expect(growth, piece).toBeLessThan(muchMore);
  }
});
