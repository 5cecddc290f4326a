import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createReadOffLoop } from './read-off-loop.ts';

const page = '<h2>Ingredients</h2><ul><li>1 egg</li><li>2 figs</li></ul>';
const thread = (code: string) => () => new Worker(code, { eval: true });
const listening =
  "const { parentPort } = require('node:worker_threads'); parentPort.on('message', ";

test('pages are read one after another, by the same thread', async () => {
  let started = 0;
  const start = () => {
    started += 1;
    return new Worker(new URL('./page-thread.ts', import.meta.url));
  };
  const read = createReadOffLoop({ start });
  const all = await Promise.all([read(page, false), read('<p>none', false), read(page, true)]);
  expect(all.map((one) => one?.found.ingredientList.length ?? null)).toEqual([2, null, 2]);
  expect(started).toBe(1);
});

test('a thread that takes too long, or ends, holds no recipe, and the next page is read', async () => {
  // It loads while the first one turns in circles: its page is not to wait for that too.
  const good = new Worker(new URL('./page-thread.ts', import.meta.url));
  const threads = [
    thread(`${listening}() => { for (;;); })`),
    thread(`${listening}() => process.exit(1))`),
    () => good,
  ];
  const start = () => threads.shift()?.() as Worker;
  const read = createReadOffLoop({ start, taskMs: 4_000 });
  expect(await read(page, false)).toBeNull();
  expect(await read(page, false)).toBeNull();
  expect((await read(page, false))?.found.ingredientList).toEqual(['1 egg', '2 figs']);
});

test('a page that needs all the memory there is for it holds no recipe; a fault of ours is one', async () => {
  const hungry = () =>
    new Worker(`${listening}() => { const all = []; for (;;) all.push([all.length]); })`, {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    });
  expect(await createReadOffLoop({ start: hungry })(page, false)).toBeNull();
  const faulty = thread(`${listening}() => { throw new Error('a fault'); })`);
  await expect(createReadOffLoop({ start: faulty })(page, false)).rejects.toThrow('a fault');
});

test('nine pages at once are one too many', async () => {
  const silent = thread(`${listening}() => undefined)`);
  const read = createReadOffLoop({ start: silent, taskMs: 20 });
  const nine = await Promise.allSettled(Array.from({ length: 9 }, () => read(page, false)));
  const refused = nine.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'unavailable' } }]);
});
