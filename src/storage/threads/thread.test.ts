import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { FarEndGone } from '#remote/calls.ts';
import { BadCursor } from '../port.ts';
import { Thread } from './thread.ts';
import type { testMethods } from './thread-test-thread.ts';

const threads: Thread[] = [];

function start(workerData?: string) {
  const worker = new Worker(new URL('./thread-test-thread.ts', import.meta.url), { workerData });
  const thread = new Thread(worker, 'test');
  threads.push(thread);
  const odd = new Proxy({} as typeof testMethods, {
    get:
      (_target, method: string) =>
      (...args: unknown[]) =>
        thread.call(method, ...args),
  });
  return { thread, odd };
}

afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.terminate();
});

describe('a call to a thread', () => {
  test('carries plain values there and back, in order', async () => {
    const { odd } = start();
    const values = [1, null, 'ü🍲', [true], { a: undefined }];
    expect(await odd.echo(...values)).toEqual(values);
    const answers = await Promise.all([odd.echo(1), odd.echo(2), odd.echo(3)]);
    expect(answers).toEqual([[1], [2], [3]]);
  });

  test('carries an error with its message, where it happened, and its code', async () => {
    const { odd } = start();
    const failed = await odd.fail('disk full').catch((error: unknown) => error);
    expect(failed).toMatchObject({ message: 'disk full', errcode: 13 });
    expect((failed as Error).stack).toContain('thread-test-thread.ts');
    await expect(odd.refuseCursor()).rejects.toBeInstanceOf(BadCursor);
    expect(await odd.echo('still there')).toEqual(['still there']);
  });

  test('of which the answer cannot cross is refused, and the thread goes on', async () => {
    const { odd } = start();
    await expect(odd.answerWithFunction()).rejects.toThrow('could not be cloned');
    expect(await odd.echo(1)).toEqual([1]);
  });

  test.each(['exit', 'throwLater'] as const)(
    'is rejected when the thread dies (%s), as are all others',
    async (how) => {
      const { thread, odd } = start();
      await thread.ready;
      const calls = [odd[how](), odd.hang(), odd.echo(1)];
      const outcomes = await Promise.allSettled(calls);
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(FarEndGone) });
      }
      await expect(odd.echo(1)).rejects.toBeInstanceOf(FarEndGone);
      const death = await thread.ended;
      expect(death?.message).toBe(how === 'throwLater' ? 'thrown later' : undefined);
    },
  );

  test('that waits is rejected when the thread is terminated', async () => {
    const { thread, odd } = start();
    const waiting = odd.hang();
    await thread.ready;
    await Promise.all([expect(waiting).rejects.toBeInstanceOf(FarEndGone), thread.terminate()]);
    await expect(odd.echo(1)).rejects.toBeInstanceOf(FarEndGone);
  });

  test('to a thread that could not start says why', async () => {
    const { thread, odd } = start('refuse');
    await expect(thread.ready).rejects.toMatchObject({ message: 'cannot start', errcode: 14 });
    await expect(odd.echo(1)).rejects.toThrow('cannot start');
  });
});
