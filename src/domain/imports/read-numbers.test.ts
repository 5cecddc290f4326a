import { expect, test } from 'vitest';
import { growthOf, muchMore } from '#test/support/growth.ts';
import { readMinutes, readOneServings, readOneTime } from './read-numbers.ts';
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
  ['1 h 20', 80],
  ['1 Std. 20', 80],
  ['1 h 200', 60],
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

test.each([
  ['1 h 20', 80],
  ['1h20', 80],
  ['1 h 20 min', 80],
  ['2 Stunden und 5 Minuten', 125],
  ['90 min', 90],
  [' 90  Min. ', 90],
  ['1,5 h', 90],
  ['1.5 Std.', 90],
  ['1 1/2 h', 90],
  ['½ h', 30],
  ['half an hour', 30],
  ['1:20', 80],
] as const)('%s tells one time, of %i minutes', (typed, minutes) =>
  expect(readOneTime(typed)).toBe(minutes),
);

test('a text that tells several times, or more than a time, tells not one', () => {
  for (const typed of [
    '20-30 min',
    '1-2 h',
    '1 h or 2',
    '2 h plus chilling',
    '1 h 20 resting',
    '2,5 min',
    '1:75',
    'overnight',
    '90',
    'ten',
    '',
    '1.500 min',
    '90 s',
    '-90 min',
  ])
    expect(readOneTime(typed), typed).toBeUndefined();
});

test('one number of people is told from a range, from a share and from what comes of a recipe', () => {
  for (const typed of ['4', ' 4 people', 'Serves 4', 'für 4 Personen', '4 Pers.'])
    expect(readOneServings(typed), typed).toBe(4);
  for (const typed of ['4-6', '4 or 6', '4.5', '12 muffins', '2 per person', 'about 4', '', 'four'])
    expect(readOneServings(typed), typed).toBeUndefined();
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
      readOneTime(text);
      readOneServings(text);
    });
    expect(growth, piece).toBeLessThan(muchMore);
  }
});
