import { expect, test } from 'vitest';
import { answer, Calls, TookTooLong } from './calls.ts';

class Full extends Error {
  readonly of = 'pantry';
}

const methods = {
  async double(value: number) {
    return value * 2;
  },
  async fill(): Promise<never> {
    throw new Full('no room');
  },
  async hang(): Promise<never> {
    return new Promise<never>(() => undefined);
  },
};

/** Both ends in one place; messages cross as a clone, as they do between threads. */
function connect(kinds = {}) {
  const calls: Calls<typeof methods> = new Calls((call) => {
    void answer(methods, structuredClone(call), (reply) => calls.settle(structuredClone(reply)));
  }, kinds);
  return calls;
}

test('a call gets the reply to itself, and an error of a known class is of that class', async () => {
  const calls = connect({ Full });
  const both = await Promise.all([calls.call('double', [2]), calls.call('double', [3])]);
  expect(both).toEqual([4, 6]);
  const error = await calls.call('fill', []).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(Full);
  expect(error).toMatchObject({ message: 'no room', of: 'pantry' });
  const unknown = await connect()
    .call('fill', [])
    .catch((one: unknown) => one);
  expect(unknown).not.toBeInstanceOf(Full);
  expect(unknown).toMatchObject({ message: 'no room', of: 'pantry' });
  expect(calls.waiting).toBe(0);
});

test('an end that goes away rejects what waits, and what is called afterwards', async () => {
  const calls = connect();
  const waiting = calls.call('hang', []);
  expect(calls.waiting).toBe(1);
  calls.end(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(calls.call('double', [1])).rejects.toThrow('gone');
});

test('a call whose patience ends is rejected alone, and its late reply settles nothing', async () => {
  const calls = connect();
  const outcomes = await Promise.allSettled([calls.call('hang', [], 5), calls.call('double', [4])]);
  expect(outcomes).toMatchObject([{ reason: expect.any(TookTooLong) }, { value: 8 }]);
  calls.settle({ reply: 1, value: 9 });
  expect(calls.waiting).toBe(0);
});

test('a message that cannot be sent fails its call; one that is no reply is left alone', async () => {
  const calls = new Calls<typeof methods>(() => {
    throw new Error('closed');
  });
  await expect(calls.call('double', [1])).rejects.toThrow('closed');
  for (const message of [null, 'listening', { kind: 'other' }]) calls.settle(message);
  expect(calls.waiting).toBe(0);
});

test('a method that is not served is an error of its call that names it', async () => {
  const other = connect() as unknown as Calls<{ none(): void }>;
  await expect(other.call('none', [])).rejects.toThrow('none is not served');
});
