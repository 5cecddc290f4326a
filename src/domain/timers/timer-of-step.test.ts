import { expect, test } from 'vitest';
import { starterReplies } from '#test/support/starter-replies.ts';
import { findDurations } from '../kitchen/durations.ts';
import { secondsOf, timerName } from './timer-of-step.ts';

const namesIn = (step: string, language: 'en-GB' | 'de' = 'en-GB') =>
  findDurations(step, language).map((duration) => timerName(step, duration, language));

test.each([
  [
    'Stir in the cider vinegar and simmer uncovered for 15 minutes, until it clings.',
    ['Simmer uncovered'],
  ],
  [
    'Melt the butter over medium heat, stir in the flour and cook for 2 minutes. Whisk in the milk and simmer for 5 minutes.',
    ['Cook', 'Simmer'],
  ],
  [
    'Bake on the hot tray for 20 minutes, then lower to 180°C and bake for 45-50 minutes more.',
    ['Bake on the hot tray', 'Bake'],
  ],
  [
    'Heat a frying pan over medium-low heat for 3 minutes.',
    ['Heat a frying pan over medium-low heat'],
  ],
  ['10 minutes before the end, salt it.', ['Before the end']],
  ['20 minutes', ['20 minutes']],
  ['Let stand 10 minutes.', ['Stand']],
  ['Leave to begin 5 minutes later.', ['Leave to begin']],
])('%s', (step, names) => {
  expect(namesIn(step)).toEqual(names);
});

test.each([
  ['Die Sauce zugedeckt 20 Minuten köcheln lassen, dann salzen.', ['Köcheln lassen']],
  ['Im Ofen backen, etwa 40 Minuten.', ['Im Ofen backen']],
  ['20 Sek./Stufe 5 zerkleinern.', ['Stufe 5 zerkleinern']],
  ['Den Teig kneten (von Hand 20 Minuten).', ['Den Teig kneten (von Hand']],
])('in German: %s', (step, names) => {
  expect(namesIn(step, 'de')).toEqual(names);
});

test('a range rings at both its ends', () => {
  const seconds = (step: string) => findDurations(step, 'en-GB').map(secondsOf);
  expect(seconds('Simmer for 12-15 minutes, then rest for 10 minutes.')).toEqual([
    [720, 900],
    [600],
  ]);
});

test('every timer of the starter cookbook has a name that fits beside a clock', async () => {
  const steps = (await starterReplies()).flatMap(({ stepList }) => stepList);
  const names = steps.flatMap((step) => namesIn(step));
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name) => name === '' || name.length > 40)).toEqual([]);
});
