import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

const sentence = 'Grandmother stirred the beans for an hour.';
const long = Array(60).fill(sentence).join(' ');

test('a text of usual length stands whole', () => {
  const text = 'a'.repeat(700);
  expect(foldText(text)).toEqual({ lead: text, rest: '' });
});

test('a long text folds after a sentence, and nothing of it is lost', () => {
  const { lead, rest } = foldText(long);
  expect(lead.endsWith('hour.')).toBe(true);
  expect(lead.length).toBeGreaterThan(200);
  expect(lead.length).toBeLessThan(450);
  expect(`${lead} ${rest}`).toBe(long);
});

test('a line that ends early enough is where a long text folds', () => {
  const text = `${sentence.repeat(7)}\n\n${long}`;
  expect(foldText(text)).toEqual({ lead: sentence.repeat(7), rest: long });
});

test('a text without sentences folds between two words, one without words between two characters', () => {
  const words = 'bean '.repeat(300).trim();
  expect(foldText(words).lead.endsWith('bean')).toBe(true);
  for (const emoji of ['🫘'.repeat(500), `a${'🫘'.repeat(500)}`]) {
    const { lead, rest } = foldText(emoji);
    expect(lead.isWellFormed()).toBe(true);
    expect(lead + rest).toBe(emoji);
  }
  const chinese = '外婆把豆子炖了一个小时。'.repeat(100);
  expect(foldText(chinese).lead.endsWith('。')).toBe(true);
});
