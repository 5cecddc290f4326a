import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compress, isCompressible } from './encodings.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.9', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['x-gzip', 'gzip'],
] as const)('Accept-Encoding %s is answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('what was compressed decodes to the same bytes', async () => {
  const body = Buffer.from('Dal makhani, '.repeat(500));
  expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body);
  expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body);
});

test.each([
  ['text/html; charset=utf-8', true],
  ['application/json; charset=utf-8', true],
  ['application/ld+json', true],
  ['application/atom+xml; charset=utf-8', true],
  ['image/svg+xml', true],
  ['image/webp', false],
  ['font/woff2', false],
  ['application/octet-stream', false],
])('%s is worth compressing: %s', (type, isWorth) => {
  expect(isCompressible(type)).toBe(isWorth);
});
