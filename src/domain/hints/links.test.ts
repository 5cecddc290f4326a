import { expect, test } from 'vitest';
import { countLinks } from './links.ts';
import { sketchAlike, sketchOf, sketchSize } from './sketch.ts';

test('links are counted as people write them', () => {
  expect(countLinks('Cheap: http://a.example, HTTPS://b.example and www.c.example')).toBe(3);
  expect(countLinks('Stir. Wait for 3 min; www. is no link')).toBe(0);
});

const words = Array.from({ length: 60 }, (_, n) => `word${n * 7}`);
const alike = (a: string, b: string) => {
  const ours = new Set(sketchOf(a));
  return sketchOf(b).filter((one) => ours.has(one)).length;
};

test('a copied text is told, also with a word changed, and another is not', () => {
  const text = words.join(' ');
  expect(sketchOf(text)).toHaveLength(sketchSize);
  expect(alike(text, `${text.toUpperCase()}!`)).toBe(sketchSize);
  expect(alike(text, text.replace('word413', 'another'))).toBeGreaterThanOrEqual(sketchAlike);
  expect(alike(text, words.toReversed().join(' '))).toBe(0);
  expect(sketchOf('Rinse the lentils. Simmer them.')).toEqual([]);
});
