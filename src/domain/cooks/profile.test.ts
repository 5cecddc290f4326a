import { expect, test } from 'vitest';
import { readLink, shownLink } from './profile.ts';

test.each([
  '',
  'https://example.org',
  'https://www.example.org/asha?x=1#top',
  'https://food.example.co.uk:8443/ä',
])('%s is a link', (link) => {
  expect(readLink(` ${link} `)).toBe(link);
});

test.each([
  'http://example.org',
  'javascript:alert(1)',
  'https://localhost',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://asha:secret@example.org',
  'https://example.org@evil.example',
  'https://example.org/"onmouseover=',
  'https://example.org/a b',
  'https://example.org/\u202e',
  'example.org',
  `https://example.org/${'x'.repeat(500)}`,
])('%s is none', (text) => {
  expect(readLink(text)).toBeNull();
});

test('a link is read without what every one begins with', () => {
  expect(shownLink('https://www.example.org/')).toBe('example.org');
  expect(shownLink('https://example.org/asha')).toBe('example.org/asha');
});
