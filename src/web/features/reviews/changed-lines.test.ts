import { expect, test } from 'vitest';
import { hasLostLine, linesFor } from './changed-lines.ts';
import { draftOf, newChange } from './draft.ts';

const recipe = {
  ingredientList: ['# For the dough', '2 eggs =', 'salt'],
  ingredientIds: ['h', 'e', 't'],
  ingredientHeadings: [0],
};
const lines = [
  { value: 'e', label: '2 eggs' },
  { value: 't', label: 'salt' },
];
const draft = draftOf({
  _id: 'a',
  cook: { _id: 'b', name: 'Ben', handle: 'ben' },
  asWritten: false,
  text: '',
  cookedOn: '2026-11-20',
  helpful: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  changes: [
    { kind: 'less', lineId: 's', line: '200 g sugar =', food: 'sugar' },
    { kind: 'less', lineId: 'e', line: '3 eggs', food: 'eggs' },
    { kind: 'added', text: 'garlic' },
  ],
});

test('a change is of a line of the recipe, or stays of the one that has gone since', () => {
  const offered = draft.changes.map((change) => linesFor(change, recipe));
  expect(offered).toEqual([[...lines, { value: 's', label: '200 g sugar' }], lines, lines]);
  expect(linesFor(newChange(), recipe)).toEqual(lines);
});

test('a line that went since it was picked stays to be read, and is told of', () => {
  const picked = { ...newChange(), lineId: 'p', picked: { id: 'p', line: '1 pinch of pepper' } };
  const left = [...lines, { value: 'p', label: '1 pinch of pepper' }];
  expect(linesFor(picked, recipe)).toEqual(left);
  const isLost = [...draft.changes, picked, newChange()].map((one) => hasLostLine(one, recipe));
  expect(isLost).toEqual([false, false, false, true, false]);
});
