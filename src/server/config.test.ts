import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const publicUrl = { PUBLIC_URL: 'https://recipes.example.org' };

test.each([
  ['CDN_MAX_AGE', '60'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/8'],
])('%s=%s without PUBLIC_URL is refused with a sentence', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} needs PUBLIC_URL`);
  expect(readConfig({ [name]: value, ...publicUrl }).site.publicUrl).toBe(publicUrl.PUBLIC_URL);
});

test.each([
  ['CDN_MAX_AGE', '0'],
  ['TRUST_PROXY', '0'],
])('%s=%s names nobody in front, and needs none', (name, value) => {
  expect(readConfig({ [name]: value }).site.publicUrl).toBe('');
});
