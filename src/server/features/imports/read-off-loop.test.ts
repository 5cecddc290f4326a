import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { mostPhotos } from '#contract/photos.ts';
import { limits } from '#contract/recipes.ts';
import { createReadOffLoop } from './read-off-loop.ts';

const html = '<h2>Ingredients</h2><ul><li>1 egg</li><li>2 figs</li></ul>';
const page = { html, url: 'https://x.example/', isPasted: false };
const thread = (code: string) => () => new Worker(code, { eval: true });
const listening =
  "const { parentPort } = require('node:worker_threads'); parentPort.on('message', ";

test('pages are read one after another, by the same thread', async () => {
  let started = 0;
  const start = () => {
    started += 1;
    return new Worker(new URL('./page-thread.ts', import.meta.url));
  };
  const read = createReadOffLoop({ start, taskMs: 50_000 });
  const all = await Promise.all([
    read(page),
    read({ ...page, html: '<p>none' }),
    read({ ...page, isPasted: true }),
  ]);
  expect(all.map((one) => one?.recipe.ingredientList.length ?? null)).toEqual([2, null, 2]);
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
  expect(await read(page)).toBeNull();
  expect(await read(page)).toBeNull();
  expect((await read(page))?.recipe.ingredientList).toEqual(['1 egg', '2 figs']);
});

test('a page that needs all the memory there is for it holds no recipe; a fault of ours is one', async () => {
  const hungry = () =>
    new Worker(`${listening}() => { const all = []; for (;;) all.push([all.length]); })`, {
      eval: true,
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    });
  expect(await createReadOffLoop({ start: hungry })(page)).toBeNull();
  const faulty = thread(`${listening}() => { throw new Error('a fault'); })`);
  await expect(createReadOffLoop({ start: faulty })(page)).rejects.toThrow('a fault');
});

test('no more comes back of a page than fits the form, however many steps and pictures it has', async () => {
  const steps = Array.from({ length: 50_000 }, (_, n) => ({
    '@type': 'HowToStep',
    text: `Stir ${n}.`,
    image: `/${n}.jpg`,
  }));
  const node = {
    '@type': 'Recipe',
    name: 'x'.repeat(100_000),
    recipeInstructions: steps,
    image: Array.from({ length: 50_000 }, (_, n) => `/dish${n}.jpg`),
    recipeIngredient: Array.from({ length: 50_000 }, (_, n) => `${n} eggs`),
  };
  const script = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
  // Its bounds are what is looked at here; how long a page may take is told above.
  const draft = await createReadOffLoop({ taskMs: 50_000 })({ ...page, html: script });
  const { ingredientList = [], stepList = [], name, sourceUrl } = draft?.recipe ?? {};
  expect([ingredientList.length, stepList.length]).toEqual([limits.ingredients, limits.steps]);
  expect([name?.length, sourceUrl]).toEqual([limits.name, page.url]);
  expect(draft?.photos).toHaveLength(mostPhotos);
  expect(JSON.stringify(draft).length).toBeLessThan(10_000);
});
