import fc, { type Arbitrary } from 'fast-check';
import { anyCharacter } from '../any-character.ts';

/** What a JSON schema of the contract may say; nothing else occurs in it. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
};

/** Stands for a list in a list in a list; written out it is deeper than JSON.stringify can go. */
const deepMark = '@deep@';
const deepJson = '['.repeat(40_000) + ']'.repeat(40_000);

/** JSON in which the mark of depth is written out. */
export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(`"${deepMark}"`, deepJson);

/** Texts that have broken some program somewhere. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc',
  '\ufeff',
  'İ',
  'ß',
  "'",
  '"',
  "' or 1=1 --",
  "'); drop table recipes; --",
  '%',
  '_',
  '\\',
  '`',
  '$1',
  '?',
  ':a',
  'NEAR(a b)',
  'a AND',
  '"a',
  'a*',
  '*',
  '^a',
  'name:x',
  '-',
  '(',
  '{a b}',
  'a OR OR b',
  '<script>alert(1)</script>',
  '</script><!--',
  '{{7*7}}',
  '$' + '{7*7}',
  '<%= 7 %>',
  '#{7}',
  '../../etc/passwd',
  '..\\..\\x',
  '%2e%2e%2f',
  '%00',
  '/etc/passwd',
  'file:///etc/passwd',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-0',
  '1e309',
  '-1',
  '00',
  '0x10',
  '9'.repeat(400),
  'a\r\nSet-Cookie: a=b',
  'a\nb',
  '\t',
  '\u2028',
  'a@b',
  'a@b.co',
  `${'a'.repeat(250)}@b.co`,
  'x'.repeat(300),
  'é'.repeat(2_500),
  '👩‍🍳'.repeat(90),
  ' '.repeat(5_000),
  'a,'.repeat(3_000),
  'javascript:alert(1)',
  'http://127.0.0.1/',
  'https://x/\u0000',
  '2026-13-45',
  '0000-00-00',
];

/** Values of every other kind, where a text is expected or where nothing is. */
const hostileValues: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e-300,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  [1, 'a', null],
  { $ne: 1 },
  { $gt: '' },
  { length: 9 },
  deepMark,
  { toString: 'x' },
  { constructor: { prototype: { role: 1 } } },
  Array(500).fill('x'),
  Array(3).fill({ a: { b: 'c' } }),
  { a: 'x'.repeat(10_000) },
];

export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...hostileValues),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Texts that mean something to the site, and what a text is taken from that may be any. */
type Vocabulary = { words: readonly string[]; word: Arbitrary<string> };

/** Values that a schema allows, and those just past its edges. */
export function fromSchema(schema: Schema, known: Vocabulary): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...(schema.enum as unknown[]));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fromSchema(one, known)));
  if (schema.properties) return objectOf(schema, known);
  if (schema.items) return fc.array(fromSchema(schema.items, known), { maxLength: 6 });
  const types = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => scalar(type, schema, known)));
}

function objectOf(schema: Schema, known: Vocabulary): Arbitrary<unknown> {
  const fields: Record<string, Arbitrary<unknown>> = {};
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    fields[name] = fromSchema(one, known);
  }
  const requiredKeys = [...(schema.required ?? [])];
  return fc.record(fields, { requiredKeys, noNullPrototype: true });
}

function scalar(type: string, schema: Schema, known: Vocabulary): Arbitrary<unknown> {
  const { minimum = -1_000, maximum = 10_000 } = schema;
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type !== 'string') {
    const edges = fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1);
    return fc.oneof(fc.integer({ min: minimum, max: maximum }), edges);
  }
  return textOf(schema, known);
}

function textOf(schema: Schema, { words, word }: Vocabulary): Arbitrary<string> {
  const { maxLength = 60, format, pattern } = schema;
  if (format === 'email') return fc.oneof(fc.emailAddress(), word);
  const edge = fc.constantFrom('x'.repeat(maxLength), '🍲'.repeat(Math.min(maxLength + 1, 3_000)));
  const fitting = pattern ? words.filter((one) => new RegExp(pattern, 'u').test(one)) : [];
  return fc.oneof(
    { weight: 5, arbitrary: word },
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) }) },
    { weight: 1, arbitrary: edge },
    ...(fitting.length > 0 ? [{ weight: 40, arbitrary: fc.constantFrom(...fitting) }] : []),
  );
}
