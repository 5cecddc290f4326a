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
  ['Chill for 4+ hours.', '4+ hours', 240],
  ['Simmer for twenty-five minutes.', 'twenty-five minutes', 25],
  ['Braise for ninety minutes.', 'ninety minutes', 90],
  ['Cook for 1/2 minute.', '1/2 minute', 0.5],
  ['Cook for 1/2 min.', '1/2 min', 0.5],
  ['Cook for 1 1/4 hours.', '1 1/4 hours', 75],
  ['Cook for 3/4 hours.', '3/4 hours', 45],
])('%s times one stretch', (text, said, minutes) => {
  expect(minutesIn(text)).toEqual([[said, minutes]]);
});

test('German minutes behind hours need no unit of their own', () => {
  expect(minutesIn('1 Std 30 backen.', 'de')).toEqual([['1 Std 30', 90]]);
  expect(minutesIn('Eine knappe Stunde garen.', 'de')).toEqual([['Eine knappe Stunde', 60]]);
  expect(minutesIn('Fünfundzwanzig Minuten garen.', 'de')).toEqual([
    ['Fünfundzwanzig Minuten', 25],
  ]);
  expect(minutesIn('2 und eine halbe Stunde garen.', 'de')).toEqual([
    ['2 und eine halbe Stunde', 150],
  ]);
});

test.each([
  ['Fry for 2/3 mins on each side.', '2/3 mins', 2, 3],
  ['Boil for 5/10 minutes.', '5/10 minutes', 5, 10],
  ['Bake 20/25 min. at 180C.', '20/25 min', 20, 25],
  ['Chill for 2/3 hours.', '2/3 hours', 120, 180],
  ['Bake for 1 hour 15 minutes to 1 hour 30 minutes.', null, 75, 90],
  ['Bake for 1 hr to 1 hr 15 mins.', null, 60, 75],
])('%s is a range of times', (text, said, from, to) => {
  const found = findDurations(text, 'en-GB');
  expect(
    found.map(({ fromSeconds, toSeconds }) => [fromSeconds / 60, (toSeconds ?? 0) / 60]),
  ).toEqual([[from, to]]);
  if (said) expect(text.slice(found[0]?.start, found[0]?.end)).toBe(said);
});

test.each([
  ['Frozen ones take 5 minutes longer.', []],
  ['Serve at 1:30 pm.', []],
  ['Bake 1 hour 20 biscuits at a time.', [['1 hour', 60]]],
])('what is compared, a time of day and a count are no minutes: %s', (text, wanted) => {
  expect(minutesIn(text)).toEqual(wanted);
});
