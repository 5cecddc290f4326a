import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { HashPool } from './hash-pool.ts';

/** Threads that answer when they are told to, in the place of those that hash. */
function slowThreads() {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  const code = `
    const { parentPort, workerData: gate } = require('node:worker_threads');
    parentPort.on('message', ({ call, args: [secret] }) => {
      if (secret === 'dies') process.exit(3);
      Atomics.add(gate, 1, 1);
      Atomics.notify(gate, 1);
      Atomics.wait(gate, 0, 0);
      parentPort.postMessage({ reply: call, value: secret });
    });`;
  return {
    start: () => new Worker(code, { eval: true, workerData: gate }),
    /** Resolves once so many tasks are being worked on. */
    async working(count: number) {
      for (let n = Atomics.load(gate, 1); n < count; n = Atomics.load(gate, 1)) {
        await Atomics.waitAsync(gate, 1, n).value;
      }
      return Atomics.load(gate, 1);
    },
    open() {
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
    },
  };
}

test('two are worked on, few wait, and the next is told to come back', async () => {
  const threads = slowThreads();
  const pool = new HashPool({ start: threads.start, waiting: 3 });
  const accepted = ['a', 'b', 'c', 'd', 'e'].map((secret) => pool.run('hash', secret));
  await expect(pool.run('hash', 'f')).rejects.toMatchObject({
    code: 'too_busy',
    details: { retryAfterSeconds: 5 },
  });
  expect(await threads.working(2)).toBe(2);
  threads.open();
  expect(await Promise.all(accepted)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await pool.run('hash', 'g')).toBe('g');
});

test('a thread that dies fails its own task, and the others go on', async () => {
  const threads = slowThreads();
  threads.open();
  const pool = new HashPool({ start: threads.start, threads: 1 });
  const outcomes = await Promise.allSettled(['dies', 'a', 'b'].map((one) => pool.run('hash', one)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('a thread at rest ends, and the next task gets a new one', async () => {
  const started: Worker[] = [];
  const threads = slowThreads();
  threads.open();
  const start = () => {
    const worker = threads.start();
    started.push(worker);
    return worker;
  };
  const pool = new HashPool({ start, restMs: 0 });
  const ended = pool.run('hash', 'a').then(() => new Promise((end) => started[0]?.on('exit', end)));
  await ended;
  expect(await pool.run('hash', 'b')).toBe('b');
  expect(started).toHaveLength(2);
});

/** How far each thread of this process steps back before others, by the kernel's own account. */
function niceValues(): number[] {
  const folder = '/proc/self/task';
  const stats = readdirSync(folder).flatMap((id) => {
    try {
      return readFileSync(`${folder}/${id}/stat`, 'utf8');
    } catch (error) {
      // A thread may end after it was listed.
      if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  });
  return stats.map((stat) => Number(stat.split(') ')[1]?.split(' ')[16]));
}

test('a hash is made in a thread that steps back before those that answer readers', async () => {
  const pool = new HashPool();
  const secret = 'correct horse';
  const before = niceValues();
  const hash = await pool.run('hash', secret);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await pool.run('fits', secret, hash)).toBe(true);
  expect(await pool.run('fits', 'another', hash)).toBe(false);
  await expect(pool.run('fits', secret, 'no hash')).rejects.toThrow();
  const own = Math.min(...before);
  expect(niceValues().filter((nice) => nice > own).length).toBeGreaterThan(
    before.filter((nice) => nice > own).length,
  );
  expect(niceValues().filter((nice) => nice === own).length).toBeGreaterThan(0);
});

test.each(['password1', 'trustno1', 'QWERTY123', ' iloveyou1 ', '1q2w3e4r', 'zaq12wsx'])(
  '%j is one of the most common passwords',
  async (password) => expect(await isCommonPassword(password)).toBe(true),
);

test.each(['correct horse', 'long enough', 'Tr0ub4dor&3 and more', ''])(
  '%j is not',
  async (password) => expect(await isCommonPassword(password)).toBe(false),
);
