import { expect, test } from 'vitest';
import { catalogueOf } from '#messages/catalogues.ts';
import { createText } from '#messages/format.ts';
import { momentIn } from './moment.ts';

const at = Date.UTC(2026, 10, 22, 4, 5);

test.each([
  ['en', '2026-11-22 04:05'],
  ['de', '22.11.2026 um 04:05'],
] as const)('a mail in %s tells a moment as %s', (language, said) => {
  expect(momentIn(createText(language, catalogueOf(language)), at)).toBe(said);
});
