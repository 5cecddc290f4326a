import { expect, test } from 'vitest';
import { UnfitDatabase } from '#storage/port.ts';
import { BadSetting } from '../settings/settings.ts';
import { toldOf } from './told.ts';

test('what is wrong with the place of the data is one sentence, with the word of the system and without a stack', () => {
  const denied = Object.assign(new Error('EACCES: permission denied, open /data/potluck.sqlite'), {
    code: 'EACCES',
  });
  const malformed = Object.assign(new Error('database disk image is malformed'), { errcode: 11 });
  expect(toldOf(denied)).toBe(
    'The data folder cannot be written: give the user of this site the right to (EACCES: permission denied, open /data/potluck.sqlite)',
  );
  expect(toldOf(new Error('outer', { cause: malformed }))).toMatch(
    /^The database is damaged\. .+ \(database disk image is malformed\)$/,
  );
});

test('what went wrong first is told, not what went wrong again when everything was put away', () => {
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  expect(toldOf(new SuppressedError(new Error('not closed'), full))).toMatch(
    /^The disk is full: .+ \(database or disk is full\)$/,
  );
});

test('what has a sentence of its own is told in that alone', () => {
  expect(toldOf(new BadSetting('PORT is odd.'))).toBe('PORT is odd.');
  expect(toldOf(new UnfitDatabase('It is newer.'))).toBe('It is newer.');
});

test('a database that does not fit is known by what is left of it behind a thread, too', () => {
  const { code } = new UnfitDatabase('It is newer.');
  expect(toldOf(Object.assign(new Error('It is newer.'), { code }))).toBe('It is newer.');
});

test('a mistake of ours is told as it came, with where it happened', () => {
  const mistake = new TypeError('no');
  expect(toldOf(mistake)).toBe(mistake);
});
