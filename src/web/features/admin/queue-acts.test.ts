import { expect, test } from 'vitest';
import { actsOn } from './queue-acts.ts';

const writer = { _id: '1', name: 'Cook', handle: 'cook' };
const subject = { text: '', writer, isHidden: false };

test('what is there can be hidden, a name alone too', () => {
  expect(actsOn({ subject })).toEqual(['hide', 'dismiss']);
  expect(actsOn({ subject: { ...subject, isNameAlone: true } })).toEqual(['hide', 'dismiss']);
  expect(actsOn({})).toEqual(['dismiss']);
});

test('what was hidden is restored where it is there, what was let stand goes back into the queue', () => {
  const at = '2026-01-02T03:04:05.000Z';
  expect(actsOn({ subject, settled: { at, as: 'hidden' } })).toEqual(['restore']);
  expect(actsOn({ settled: { at, as: 'hidden' } })).toEqual([]);
  expect(actsOn({ settled: { at, as: 'dismissed' } })).toEqual(['reopen']);
});
