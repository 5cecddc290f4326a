import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

test('titles, paragraphs, lists, emphasis, code and links become plain data', () => {
  const markdown =
    '# Privacy & you\n\nWe keep **little**, *truly*:\nsee `logs`.\n\n## Who\n\n- [us](/contact)\n  - and [more](https://example.org)\n\n1. first\n';
  expect(readMarkdown(markdown)).toEqual([
    { kind: 'title', runs: [{ text: 'Privacy & you' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'We keep ' },
        { text: 'little', look: 'strong' },
        { text: ', ' },
        { text: 'truly', look: 'em' },
        { text: ': see ' },
        { text: 'logs', look: 'code' },
        { text: '.' },
      ],
    },
    { kind: 'heading', runs: [{ text: 'Who' }] },
    { kind: 'item', runs: [{ text: 'us', href: '/contact' }] },
    {
      kind: 'item',
      runs: [{ text: 'and ' }, { text: 'more', href: 'https://example.org' }],
    },
    { kind: 'numbered', runs: [{ text: 'first' }] },
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'vbscript:x',
  '/\\evil.example',
])('a link to %s is text', (href) => {
  expect(JSON.stringify(readMarkdown(`[x](<${href}>)`))).not.toContain('href');
});

test('HTML is shown as it was written', () => {
  for (const html of ['<script>alert(1)</script>', 'a <img src=x onerror=alert(1)> b']) {
    const blocks = readMarkdown(html);
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph']);
    expect(blocks[0]?.runs.map(({ text }) => text).join('')).toBe(html);
  }
});
