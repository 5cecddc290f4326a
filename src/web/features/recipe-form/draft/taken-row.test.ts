import { expect, test } from 'vitest';
import { insertAfter, moveRow, newRow, type Row, removeRow } from './draft-rows.ts';
import { hasContent, isTakenFrom, placeOf, putBack } from './taken-row.ts';

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

test('where that row is gone as well it comes as far down as it was', () => {
  expect(placeOf({ rows, from: 1 }, [c])).toBe(1);
  expect(placeOf({ rows, from: 2 }, [a])).toBe(1);
});

test('an empty row, or a heading without a name, is no loss; a photo without words is', () => {
  const lost = (row: Row) => hasContent({ rows: [row], from: 0 });
  expect(lost(newRow())).toBe(false);
  expect(lost(newRow('# '))).toBe(false);
  expect(lost(a)).toBe(true);
  expect(lost({ ...newRow(), photo: { key: 'p', caption: '' } })).toBe(true);
});

test('a list in which no row is known is another one', () => {
  expect(isTakenFrom([c], { rows, from: 1 })).toBe(true);
  expect(isTakenFrom([newRow()], { rows, from: 1 })).toBe(false);
});
