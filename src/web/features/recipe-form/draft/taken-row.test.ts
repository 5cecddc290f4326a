import { expect, test } from 'vitest';
import { insertAfter, moveRow, newRow, type Row, removeRow } from './draft-rows.ts';
import { hasContent, placeOf, putBack } from './taken-row.ts';

const [a, b, c] = ['a', 'b', 'c'].map((text) => newRow(text)) as [Row, Row, Row];
const rows = [a, b, c];
const textsOf = (some: readonly Row[]) => some.map(({ text }) => text);

test('a row that was taken out comes back to its place, with all that it had', () => {
  const step = { ...b, photo: { key: 'p', caption: '' }, stepId: 's' };
  const steps = [a, step, c];
  for (const from of [0, 1, 2]) {
    const rest = removeRow(steps, steps[from]!.id);
    expect(putBack({ rows: steps, from }, rest)).toEqual(steps);
  }
});

test('it follows the row that it followed, wherever that is by now', () => {
  const taken = { rows, from: 1 };
  expect(textsOf(putBack(taken, moveRow([a, c], 0, 1)))).toEqual(['c', 'a', 'b']);
  expect(textsOf(putBack(taken, insertAfter([a, c], a.id, [newRow('x')])))).toEqual([
    'a',
    'b',
    'x',
    'c',
  ]);
});

test('where that row is gone as well it follows the one before', () => {
  const [d, e] = [newRow('d'), newRow('e')];
  const taken = { rows: [a, b, c, d, e], from: 2 };
  expect(textsOf(putBack(taken, [a, d, e]))).toEqual(['a', 'c', 'd', 'e']);
  expect(textsOf(putBack(taken, [newRow('x'), a, d, e]))).toEqual(['x', 'a', 'c', 'd', 'e']);
});

test('where none before it is there it comes before the nearest that followed', () => {
  const taken = { rows: [a, b, c], from: 1 };
  const x = newRow('x');
  expect(textsOf(putBack(taken, [c]))).toEqual(['b', 'c']);
  expect(textsOf(putBack(taken, [x, c]))).toEqual(['x', 'b', 'c']);
  expect(textsOf(putBack({ rows, from: 0 }, [x, c]))).toEqual(['x', 'a', 'c']);
});

test('among rows that are all others it comes as far down as it was', () => {
  const [x, y] = [newRow('x'), newRow('y')];
  expect(placeOf({ rows, from: 1 }, [x, y])).toBe(1);
  expect(placeOf({ rows, from: 2 }, [x])).toBe(1);
});

test('an empty row, or a heading without a name, is no loss; a photo without words is', () => {
  const lost = (row: Row) => hasContent({ rows: [row], from: 0 });
  expect(lost(newRow())).toBe(false);
  expect(lost(newRow('# '))).toBe(false);
  expect(lost(a)).toBe(true);
  expect(lost({ ...newRow(), photo: { key: 'p', caption: '' } })).toBe(true);
});
