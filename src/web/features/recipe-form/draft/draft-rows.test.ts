import { expect, test } from 'vitest';
import { insertAfter, moveRow, newRow, pasteRows, removeRow, splitPasted } from './draft-rows.ts';

const rowsOf = (...texts: string[]) => texts.map((text) => newRow(text));
const textsOf = (rows: { text: string }[]) => rows.map((row) => row.text);

test('a pasted list loses its bullets, numbers and blank lines, and nothing else', () => {
  expect(splitPasted('- 2 eggs\r\n\n• salt\n3. 1.5 cups milk\n  10) rest\n▢ oil')).toEqual([
    '2 eggs',
    'salt',
    '1.5 cups milk',
    'rest',
    'oil',
  ]);
  expect(splitPasted('### Sauce\n- 2 eggs\n#1 butter')).toEqual(['# Sauce', '2 eggs', '#1 butter']);
  expect(splitPasted('1.5 cups milk')).toEqual(['1.5 cups milk']);
  expect(splitPasted('2 cups flour, sifted')).toEqual(['2 cups flour, sifted']);
});

test('a list pasted into the middle of a row splits that row around it', () => {
  const rows = rowsOf('before', 'startend', 'after');
  const id = rows[1]?.id ?? '';
  const pasted = pasteRows(rows, id, { start: 5, end: 5 }, ['A', 'B', 'C']);
  expect(textsOf(pasted.rows)).toEqual(['before', 'startA', 'B', 'Cend', 'after']);
  expect(pasted.last).toBe(pasted.rows[3]?.id);
});

test('rows move within the list and stay when the place is outside it', () => {
  const rows = rowsOf('a', 'b', 'c');
  expect(textsOf(moveRow(rows, 0, 2))).toEqual(['b', 'c', 'a']);
  expect(textsOf(moveRow(rows, 2, 0))).toEqual(['c', 'a', 'b']);
  expect(textsOf(moveRow(rows, 0, -1))).toEqual(['a', 'b', 'c']);
  expect(textsOf(moveRow(rows, 2, 3))).toEqual(['a', 'b', 'c']);
});

test('the last row is emptied, never removed', () => {
  const [only] = rowsOf('a');
  expect(textsOf(removeRow([only!], only!.id))).toEqual(['']);
  const rows = rowsOf('a', 'b');
  expect(textsOf(removeRow(rows, rows[0]!.id))).toEqual(['b']);
});

test('a new row comes after the one it was asked from', () => {
  const rows = rowsOf('a', 'b');
  expect(textsOf(insertAfter(rows, rows[0]!.id, rowsOf('x')))).toEqual(['a', 'x', 'b']);
  expect(textsOf(insertAfter(rows, null, rowsOf('x')))).toEqual(['a', 'b', 'x']);
});
