import { expect, test } from 'vitest';
import { growthOf } from '#test/support/growth.ts';
import { needsOf } from '../pantry/needs.ts';
import { readIngredientLine } from './ingredient-line.ts';
import { showRecipe } from './show-recipe.ts';
import { findTin } from './tins.ts';

/** Words, numbers and brackets without an end, and letters that fold to others in a pattern. */
const bits = [
  'a',
  'cm',
  'ſ',
  'İ',
  '\u0345',
  'K',
  '1',
  '½',
  '1 ',
  '1½ ',
  '1-',
  '-',
  '(',
  '/',
  ' ',
  '.',
  'a b ',
  '1 x ',
  '23 cm ',
  '1 cup (',
  '400g/',
  '2 x 400g/14oz ',
  '1 lb 2 oz ',
  'each ',
  'tin ',
  'for 1 hour and ',
  'half an ',
  '180C/',
  'or 1 ',
  'plus 2 tbsp ',
  '20 cm (8 in) ',
  'square ',
  'square-',
  'tin (',
  '20 cm (',
  '2 x 9 inch a-',
  '2 1/4-ounce ',
  '1-to-',
  'or (1) ',
  '1 cup (a) or ',
];

/** What stands once, with what follows it without an end: a size, a word of the shape. */
const begun = ['1 cm ', '20 cm (', '1 x 2 cm ', 'tin ', 'square ', '26er '];
const behind = ['a-', 'a ', '- ', '-', 'a', 'ab-cd ', '(', '1 '];
const runs = begun.flatMap((first) => behind.map((bit) => [first, bit] as const));

/** The processor time, in milliseconds, of a reading of so many steps of so many letters. */
function timeOf(bit: string, steps: number, letters: number, first: string): number {
  const text = first + bit.repeat(letters / bit.length);
  const stepList = Array.from({ length: steps }, (_, index) => `${text}${index}`);
  const began = process.threadCpuUsage();
  findTin(stepList);
  showRecipe({ ingredientList: [], stepList }, { factor: 3, units: 'metric' }, 'en-GB');
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}

/** As many letters are in few long steps as in many short ones; by their square the long ones would take eight times as long. */
const muchLonger = 3;

/**
 * How many times the short steps' time the long ones take, by the least of three readings of each. Long ones that take no
 * more than they may are not read again: the least of them is no more either.
 */
function ratioOf(bit: string, first = ''): number {
  const inShort = Math.min(...[1, 2, 3].map(() => timeOf(bit, 64, 250, first)));
  let least = Number.POSITIVE_INFINITY;
  for (let read = 0; read < 3 && least >= muchLonger; read += 1) {
    least = Math.min(least, (timeOf(bit, 8, 2_000, first) + 10) / (inShort + 10));
  }
  return least;
}

test.each(bits)('steps of %j take time by their letters, not by the square of them', (bit) => {
  expect(ratioOf(bit)).toBeLessThan(muchLonger);
});

test.each(runs)('steps of %j and then %j without an end take no longer', (first, bit) => {
  expect(ratioOf(bit, first)).toBeLessThan(muchLonger);
});

/** Half of what a line may have, and an eighth. */
const lineOf = (first: string, bit: string, last: string, times: number) =>
  `${first}${bit.repeat((times * 72) / bit.length)}${last}`;

test.each([
  ['', 'ca generous', ' x 1 g'],
  ['', 'about a good', ' 1 g:'],
  ['', 'optional: ', 'x 1 g:'],
  ['', 'optional: ', 'x 1 g'],
  ['a', ' ', 'b 1 g salt'],
  ['all', ' ', '!'],
  ['all (', ' ', 'optional!'],
  ['', '1 g ', ''],
  ['', '2x1g', ''],
  ['', '1 cup (2 oz) ', ''],
])('a line of %j, %j without an end and %j is read in time by its letters', (first, bit, last) => {
  const growth = growthOf((times) => {
    const line = lineOf(first, bit, last, times);
    for (const language of ['de', 'en-GB'] as const) {
      for (let read = 0; read < 16 / times; read += 1) readIngredientLine(line, language);
      const ingredientList = Array.from({ length: 16 / times }, (_, at) => `${at}${line}`);
      needsOf({ ingredients: ingredientList, language });
      showRecipe({ ingredientList, stepList: [] }, { factor: 3, units: 'metric' }, language);
    }
  });
  expect(growth).toBeLessThan(muchLonger);
});
