import { expect, test } from 'vitest';
import { isMarkedHeading, sectionsOf } from '#domain/recipes/sections.ts';
import { ingredientsText, withoutFixing } from './ingredients-text.ts';

const sections = sectionsOf(
  ['1 pinch salt', '# For the sauce', '2 eggs =', '100 g butter', '# To serve', 'mint'],
  isMarkedHeading,
);

test('ingredients are copied as plain lines, sections apart', () => {
  expect(ingredientsText(sections)).toBe(
    '1 pinch salt\n\nFor the sauce\n2 eggs\n100 g butter\n\nTo serve\nmint',
  );
});

test('those ticked are copied with their headings alone', () => {
  expect(ingredientsText(sections, new Set([3]))).toBe('For the sauce\n100 g butter');
  expect(ingredientsText(sections, new Set())).toBe('');
});

test('a fixed line is shown without its sign, and a sign alone stays', () => {
  expect(['2 eggs =', 'a = b', '='].map(withoutFixing)).toEqual(['2 eggs', 'a = b', '=']);
});
