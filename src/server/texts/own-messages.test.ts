import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readMessages } from './own-messages.ts';

const read = (value: unknown) => readMessages({ MESSAGES: JSON.stringify(value) });

test('texts stand under their keys in English, and under a language in that one', () => {
  expect(readMessages({})).toEqual({});
  expect(read({ 'home.latest': 'Fresh' })).toEqual({ en: { 'home.latest': 'Fresh' } });
  expect(read({ 'home.latest': 'Fresh', de: { 'home.latest': 'Frisch' } })).toEqual({
    en: { 'home.latest': 'Fresh' },
    de: { 'home.latest': 'Frisch' },
  });
  expect(read({ en: { 'nav.explore': 'Look' }, 'home.latest': 'Fresh' })).toEqual({
    en: { 'nav.explore': 'Look', 'home.latest': 'Fresh' },
  });
});

test('a text may have forms by number', () => {
  const forms = { by: 'n', one: '{n} Stunde', other: '{n} Stunden' };
  expect(read({ de: { 'wait.hours': forms } })).toEqual({ de: { 'wait.hours': forms } });
});

test.each([
  'no JSON',
  '[]',
  '"text"',
  'null',
  '{"de":"Frisch"}',
  '{"de":null}',
  '{"de":["Frisch"]}',
  '{"fr":{"home.latest":"Frais"}}',
  '{"home.latest":{"other":"Fresh"}}',
  '{"home.latest":{"by":"n"}}',
  '{"home.latest":null}',
  '{"home.latest":["Fresh"]}',
  '{"home.latest":5}',
  '{"de":{"home.latest":{"by":"n","one":1,"other":"x"}}}',
  '{"de":{"home.latest":{"by":"n","some":"x","other":"x"}}}',
])('MESSAGES=%s is refused with a sentence', (json) => {
  expect(() => readMessages({ MESSAGES: json })).toThrow(
    'MESSAGES must be a JSON object of catalogue keys and texts, or of languages and such objects.',
  );
});

describe('a file of texts', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'potluck-messages-')), 'messages.json');
  afterAll(() => rm(dirname(file), { recursive: true }));

  test('is read as the setting is, and may be longer than a setting can', () => {
    const long = 'Fresh '.repeat(40_000);
    writeFileSync(file, JSON.stringify({ 'home.latest': long }));
    expect(readMessages({ MESSAGES_FILE: file })).toEqual({ en: { 'home.latest': long } });
  });

  test('is refused beside the setting, and where it is not there', () => {
    const both = { MESSAGES: '{}', MESSAGES_FILE: file };
    expect(() => readMessages(both)).toThrow('Give either MESSAGES or MESSAGES_FILE.');
    const gone = { MESSAGES_FILE: `${file}.gone` };
    expect(() => readMessages(gone)).toThrow('MESSAGES_FILE cannot be read: ENOENT');
  });
});
