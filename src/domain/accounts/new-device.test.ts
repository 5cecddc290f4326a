import { expect, test } from 'vitest';
import { isWorthTelling, type UsedDevice } from './new-device.ts';

const day = 86_400_000;
const now = 1_000 * day;
const device = (fields: Partial<UsedDevice> = {}): UsedDevice => ({
  name: 'Firefox, Linux',
  firstAt: now - day,
  usedAt: now - day,
  toldAt: 0,
  ...fields,
});
const told = (name: string, toldAt: number | null = now - day) => device({ name, toldAt });

test('the first device of an account is nothing to tell, each other one is', () => {
  expect(isWorthTelling([], 'Firefox, Linux', now)).toBe(false);
  expect(isWorthTelling([device()], 'Firefox, Linux', now)).toBe(true);
  expect(isWorthTelling([device(), told('')], '', now)).toBe(true);
});

test('a kind of which three came and none came back is told of once in 30 days', () => {
  const old = [device(), told(''), told(''), told('', 0)];
  expect(isWorthTelling(old, '', now)).toBe(false);
  expect(isWorthTelling([device(), told('', null), told('', 0), told('', 0)], '', now)).toBe(false);
  expect(isWorthTelling(old, 'Chrome, Windows', now)).toBe(true);
  expect(isWorthTelling(old, '', now + 30 * day)).toBe(true);
});

test('of a kind whose devices are known again each new one is told', () => {
  const back = device({ name: '', usedAt: now });
  expect(isWorthTelling([back, told(''), told(''), told('')], '', now)).toBe(true);
});
