import { expect, test } from 'vitest';
import { findDurations } from './durations.ts';

const minutesIn = (text: string, language: 'en-GB' | 'de' = 'en-GB') =>
  findDurations(text, language).map(({ start, end, fromSeconds }) => [
    text.slice(start, end),
    fromSeconds / 60,
  ]);

test.each([
  ['Simmer for ½ an hour.', '½ an hour', 30],
  ['Simmer for 1/2 an hour.', '1/2 an hour', 30],
  ['Roast for 1h30.', '1h30', 90],
  ['Roast for 1h30min.', '1h30min', 90],
  ['Roast for an hour and a quarter.', 'an hour and a quarter', 75],
  ['Roast for 2 and a half hours.', '2 and a half hours', 150],
  ['Roast for 1:30 hours.', '1:30 hours', 90],
  ['Roast for another hour.', 'another hour', 60],
  ['Cook 2 minutes longer.', '2 minutes', 2],
  ['Then bake 40 minutes longer, until golden.', '40 minutes', 40],
  ['Cook for 1 hour & 20 minutes.', '1 hour & 20 minutes', 80],
  ['Cook for 2 hrs 15.', '2 hrs 15', 135],
])('%s times one stretch', (text, said, minutes) => {
  expect(minutesIn(text)).toEqual([[said, minutes]]);
});

test('German minutes behind hours need no unit of their own', () => {
  expect(minutesIn('1 Std 30 backen.', 'de')).toEqual([['1 Std 30', 90]]);
  expect(minutesIn('2 und eine halbe Stunde garen.', 'de')).toEqual([
    ['2 und eine halbe Stunde', 150],
  ]);
});

test.each([
  ['Frozen ones take 5 minutes longer.', []],
  ['Serve at 1:30 pm.', []],
  ['Bake 1 hour 20 biscuits at a time.', [['1 hour', 60]]],
])('what is compared, a time of day and a count are no minutes: %s', (text, wanted) => {
  expect(minutesIn(text)).toEqual(wanted);
});
