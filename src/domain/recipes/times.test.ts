import { expect, test } from 'vitest';
import { hasSeveralTimes, totalMinutes } from './times.ts';

test('the whole time is the sum of the parts that are known, and unknown where none is', () => {
  expect(totalMinutes({ prepMinutes: 15, cookMinutes: 80 })).toBe(95);
  expect(totalMinutes({ prepMinutes: 15, cookMinutes: 80, restMinutes: 600 })).toBe(695);
  expect(totalMinutes({ cookMinutes: 80 })).toBe(80);
  expect(totalMinutes({ prepMinutes: 0 })).toBe(0);
  expect(totalMinutes({})).toBeUndefined();
});

test('the whole time is worth telling where more than one part takes time', () => {
  expect(hasSeveralTimes({ prepMinutes: 15, cookMinutes: 80 })).toBe(true);
  expect(hasSeveralTimes({ prepMinutes: 15, cookMinutes: 0, restMinutes: 60 })).toBe(true);
  expect(hasSeveralTimes({ prepMinutes: 15, cookMinutes: 0 })).toBe(false);
  expect(hasSeveralTimes({ cookMinutes: 80 })).toBe(false);
  expect(hasSeveralTimes({})).toBe(false);
});
