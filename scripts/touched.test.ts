import { expect, test } from 'vitest';
import { speakingOf, wordsOf } from './touched.ts';

test('a path is known by its feature and its own name, not by its room', () => {
  expect(wordsOf('src/storage/features/saved/operations.ts')).toEqual(['saved']);
  expect(wordsOf('src/web/features/contact/contact-page.tsx')).toEqual(['contact', 'contact-page']);
});

test('tests that speak of a change come first, and those that do not are left out', () => {
  const files = [
    { path: 'test/http/feeds.test.ts', text: 'a feed' },
    { path: 'test/http/lists.test.ts', text: 'saved once' },
    { path: 'test/http/saved.test.ts', text: 'saved, saved and saved' },
  ];
  expect(speakingOf(['saved'], files, 5)).toEqual([
    'test/http/saved.test.ts',
    'test/http/lists.test.ts',
  ]);
  expect(speakingOf(['saved'], files, 1)).toEqual(['test/http/saved.test.ts']);
});
