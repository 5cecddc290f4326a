import { expect, test } from 'vitest';
import { sharedLink } from './shared-link.ts';

const from = (query: Record<string, string>) => sharedLink(new URLSearchParams(query));

test('a shared link is found where apps put it, without the words around it', () => {
  expect(from({ url: 'https://a.example/dal?x=1' })).toBe('https://a.example/dal?x=1');
  expect(from({ text: 'Look at this: https://a.example/dal.' })).toBe('https://a.example/dal');
  expect(from({ title: 'Dal', text: '(http://a.example/d)' })).toBe('http://a.example/d');
  expect(from({ url: '', text: '', title: 'https://a.example' })).toBe('https://a.example');
});

test('what is no link of the web is none', () => {
  expect(from({})).toBe('');
  expect(from({ url: 'javascript:alert(1)', text: 'a dal', title: 'ftp://a.example' })).toBe('');
});
