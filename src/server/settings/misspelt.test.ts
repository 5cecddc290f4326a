import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { findMisspelt, noteNames } from './misspelt.ts';

/** What is said of an environment that the settings were read from. */
function saidOf(env: Record<string, string>): string[] {
  const { noted, names } = noteNames(env);
  readConfig(noted);
  return findMisspelt(env, names);
}

test('what is nearly the name of a setting is told with the name that it resembles', () => {
  expect(saidOf({ PROT: '80', BRANDNAME: 'x', LIMIT_LOGIN_PER_ACOUNT_ANYWERE: '3' })).toEqual([
    'PROT is no setting, and counts for nothing: is PORT meant?',
    'BRANDNAME is no setting, and counts for nothing: is BRAND_NAME meant?',
    'LIMIT_LOGIN_PER_ACOUNT_ANYWERE is no setting, and counts for nothing: is LIMIT_LOGIN_PER_ACCOUNT_ANYWHERE meant?',
  ]);
});

test('settings, and what other programs read from the environment, are told nothing of', () => {
  const others = { HOME: '/', PATH: '/bin', HOSTNAME: 'a', TMPDIR: '/tmp', USER: 'a', MAIL: 'a' };
  expect(saidOf({ ...others, PORT: '4000', HOST: '::', DATA_DIR: 'data' })).toEqual([]);
});

test('a value is never repeated: it may be a password', () => {
  expect(saidOf({ DATABASE_POL: 'hunter2' }).join()).not.toContain('hunter2');
});
