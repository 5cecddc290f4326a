import { expect, test } from 'vitest';
import { findChromium } from '#test/support/chromium.ts';

test('CHROMIUM_PATH names the browser that tests drive', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
});

test('a CHROMIUM_PATH that names nothing is said, not worked around', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/no/such/file' })).toThrow(/\/no\/such\/file/);
});
