import { expect, test } from 'vitest';
import { dueSweep, isSpared, ownerText, readOwner } from './spared.ts';

const day = 24 * 60 * 60 * 1000;

test('what is due waits for its whole time after a restoration, and only then', () => {
  expect(isSpared(null, 14 * day, 5 * day)).toBe(false);
  expect(isSpared(String(5 * day), 14 * day, 5 * day)).toBe(true);
  expect(isSpared(String(5 * day), 14 * day, 19 * day - 1)).toBe(true);
  expect(isSpared(String(5 * day), 14 * day, 19 * day)).toBe(false);
});

const ownerOf = (id: string, since: number, done = 0) => readOwner(ownerText({ id, since, done }));

test('a database sweeps photos that it has had alone for thirty days, and claims those of another', () => {
  const [one, other] = [readOwner('one'), readOwner('other')];
  const owner = ownerOf('one', 5 * day);
  expect(dueSweep(owner, one, 35 * day - 1).due).toBe('wait');
  expect(dueSweep(owner, one, 35 * day)).toEqual({ due: 'sweep', since: 5 * day });
  expect(dueSweep(readOwner(`one ${5 * day}`), one, 35 * day).due).toBe('sweep');
  expect(dueSweep(owner, other, 99 * day)).toEqual({ due: 'claim', since: 99 * day });
  for (const unread of [null, '', 'one', 'one soon'])
    expect(dueSweep(readOwner(unread), one, 99 * day).due).toBe('claim');
});

test('a claim that has not reached the store counts by what the database says of it', () => {
  const [owner, own] = [ownerOf('one', 5 * day, 40 * day), ownerOf('one', 50 * day, 50 * day)];
  expect(dueSweep(owner, own, 51 * day)).toEqual({ due: 'wait', since: 50 * day });
  expect(dueSweep(owner, own, 80 * day).due).toBe('sweep');
});

test('one that is of before its store was last swept claims it, and one whose other process just did so does not', () => {
  const owner = ownerOf('one', 5 * day, 50 * day);
  const dueOf = (done: number) => dueSweep(owner, ownerOf('one', 5 * day, done), 60 * day).due;
  expect(dueOf(49 * day)).toBe('claim');
  expect(dueOf(50 * day - 60_000)).toBe('sweep');
});

test('of a database and its clone on one store neither sweeps for as long as both are there', () => {
  let [store, now] = [ownerOf('one', 0, 40 * day), 40 * day];
  const databases = [now, now].map((done) => ({ id: 'one', since: 0, done }));
  const dues = [];
  for (let hours = 1; hours < 40 * 24; hours += 1) {
    now += day / 24;
    for (const own of databases) {
      const { due, since } = dueSweep(store, own, now);
      Object.assign(own, { since, done: now });
      store = { id: 'one', since, done: now };
      now += day / 48;
      if (hours > 1) dues.push(due);
    }
  }
  expect(new Set(dues)).toEqual(new Set(['claim']));
});
