import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ingredientHeadings,
  ingredientSections,
  isIngredientHeading,
  withoutHeadings,
} from '../kitchen/ingredient-sections.ts';
import { headingName, isMarkedHeading, sectionsOf, stepSections } from './sections.ts';

const item = fc.oneof(
  fc.string({ minLength: 1, maxLength: 90 }),
  fc.constantFrom(
    '# Sauce',
    '# For the dough:',
    'For the sauce:',
    '2 eggs',
    '200 g flour:',
    '#',
    '#x',
  ),
  fc.string({ maxLength: 85 }).map((text) => `${text}:`),
);
const list = fc.array(item, { maxLength: 12 });

describe('an item', () => {
  test.each([
    ['# Sauce', true, true],
    ['# Sauce:', true, true],
    ['For the sauce:', true, false],
    ['Für den Teig :', true, false],
    ['2 cups of flour:', false, false],
    ['½ lemon:', false, false],
    [`${'x'.repeat(79)}:`, true, false],
    [`${'x'.repeat(80)}:`, false, false],
    [`${'🍋'.repeat(79)}:`, true, false],
    ['#Sauce', false, false],
    ['# ', false, false],
    ['#', false, false],
    ['## Sauce', false, false],
    ['salt', false, false],
    [':', false, false],
  ])('%s is a heading of ingredients: %s, of steps: %s', (text, ofIngredients, ofSteps) => {
    expect(isIngredientHeading(text, 'en-GB')).toBe(ofIngredients);
    expect(isMarkedHeading(text)).toBe(ofSteps);
  });

  test('is shown without its mark and its colon', () => {
    expect(headingName('# For the sauce:')).toBe('For the sauce');
    expect(headingName('For the sauce :')).toBe('For the sauce');
    expect(headingName('# :')).toBe(':');
  });
});

describe('sections', () => {
  test('hold every line once, in order, numbered on through all of them', () => {
    fc.assert(
      fc.property(list, (items) => {
        for (const sections of [stepSections(items), ingredientSections(items, 'en-GB')]) {
          const lines = sections.flatMap((section) => section.lines);
          expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
          for (const { text, index } of lines) expect(text).toBe(items[index]);
          const indexes = lines.map(({ index }) => index);
          expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
          const headings = sections.filter(({ heading }) => heading !== null).length;
          expect(lines.length + headings).toBe(items.length);
          expect(sections.slice(1).every(({ heading }) => heading !== null)).toBe(true);
          expect(sections.every(({ heading }) => heading !== '')).toBe(true);
        }
      }),
    );
  });

  test('are told by the places of headings as by the lines themselves', () => {
    fc.assert(
      fc.property(list, (items) => {
        const headings = ingredientHeadings(items, 'en-GB');
        const told = sectionsOf(items, (_, index) => headings.includes(index));
        expect(told).toEqual(ingredientSections(items, 'en-GB'));
        expect(withoutHeadings(items, 'en-GB')).toEqual(
          told.flatMap(({ lines }) => lines.map(({ text }) => text)),
        );
      }),
    );
  });
});
