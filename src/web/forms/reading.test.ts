import { expect, test } from 'vitest';
import { createReading } from './reading.ts';

function setUp() {
  const reading = createReading();
  const taken: string[] = [];
  const waits = new Map<string, () => void>();
  const read = reading.noting(async (isWanted, name: string) => {
    await new Promise<void>((resolve) => waits.set(name, resolve));
    if (isWanted()) taken.push(name);
  });
  return { reading, taken, read, finish: (name: string) => waits.get(name)?.() };
}

test('what is sent waits for the pictures that are being read', async () => {
  const { reading, taken, read, finish } = setUp();
  void read('a');
  expect(reading.isReading()).toBe(true);
  const settled = reading.settled();
  finish('a');
  await settled;
  expect([reading.isReading(), taken]).toEqual([false, ['a']]);
});

test('a picture that is still being read when its form has gone does not come, nor one that is chosen later', async () => {
  const { reading, taken, read, finish } = setUp();
  const slow = read('slow');
  reading.end();
  expect(reading.isReading()).toBe(false);
  await reading.settled();
  const late = read('late');
  finish('slow');
  finish('late');
  await Promise.all([slow, late]);
  expect(taken).toEqual([]);
});

test('a form that begins anew takes pictures, and none of those from before', async () => {
  const { reading, taken, read, finish } = setUp();
  const slow = read('slow');
  reading.end();
  reading.begin();
  const next = read('next');
  finish('slow');
  finish('next');
  await Promise.all([slow, next]);
  expect(taken).toEqual(['next']);
});
