import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { Text } from '#contract/define.ts';
import { compileValidator } from './validation.ts';

test('a text of nine million letters is looked through for what it may not hold, and needs no stack for that', () => {
  const schema: object = Type.Object({ text: Text({ max: 10_000_000 }) });
  const holds = compileValidator({ schema, httpPart: 'body', method: 'POST', url: '/' });
  const letters = 'ж'.repeat(9_000_000);
  expect(holds({ text: letters })).toBe(true);
  expect(holds({ text: `${letters}\0` })).toMatchObject({ error: [{ instancePath: '/text' }] });
});
