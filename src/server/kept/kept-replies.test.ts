import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Port } from '#storage/operations.ts';
import { createInProcessSend } from '../http/in-process.ts';
import type { Limits } from '../limits/limits.ts';
import { BodiesUnderWay } from './bodies-under-way.ts';
import { createDataVersion } from './data-version.ts';
import { KeptReplies } from './kept-replies.ts';
import { noteReads, noteUntil } from './notes.ts';

type Read = (...args: unknown[]) => Promise<unknown>;
let close: () => Promise<unknown> = async () => undefined;
afterEach(() => close());

/** A server whose `/inner` is made by `make`, and whose `/outer` is made from `/inner`. */
function serve(make: (reader: Port<'read'>) => Promise<unknown>, reads: Record<string, Read> = {}) {
  const version = createDataVersion();
  const clock = { now: 1_000 };
  const made = { inner: 0, outer: 0 };
  const reader = noteReads<'read'>(reads as never);
  const kept = new KeptReplies({
    version,
    maxBytes: 1_000_000,
    corsOrigins: [],
    isPerHost: false,
    limits: {} as Limits,
    underWay: new BodiesUnderWay(1_000_000),
    now: () => clock.now,
  });
  const app = Fastify();
  kept.register(app);
  app.get('/inner', (request, reply) =>
    kept.answer(request, reply, async () => {
      made.inner += 1;
      const body = await make(reader);
      return { body: body instanceof Readable ? body : String(body) };
    }),
  );
  app.get('/outer', (request, reply) =>
    kept.answer(request, reply, async () => {
      made.outer += 1;
      const send = createInProcessSend(app, '127.0.0.1', 'en');
      const answer = await send({ method: 'GET', url: '/inner', headers: {}, form: false });
      return { body: `page of ${answer.body}` };
    }),
  );
  close = () => app.close();
  return { version, clock, made, ask: (url: string) => app.inject(url) };
}

const findRecipe = async (id: unknown) => ({ id });

test('a page is made anew once a write has changed what a reply inside it is made from', async () => {
  const { ask, made, version } = serve((reader) => reader.findRecipe('r1'), { findRecipe });
  for (const order of [['/outer'], ['/inner', '/outer', '/outer']]) {
    for (const url of order) await ask(url);
    const before = made.outer;
    await ask('/outer');
    expect(made.outer).toBe(before);
    version.bump(['recipe:r2']);
    await ask('/outer');
    expect(made.outer).toBe(before);
    version.bump(['recipe:r1']);
    await ask('/outer');
    expect(made.outer).toBe(before + 1);
    version.bump(['recipe:r1']);
  }
});

test('a reply that a write overtook while it was read is not kept', async () => {
  let afterReading = () => {};
  const { ask, made, version } = serve(
    async (reader) => {
      await reader.findRecipe('r1');
      afterReading();
    },
    { findRecipe },
  );
  afterReading = () => version.bump(['recipe:r1']);
  await ask('/inner');
  afterReading = () => {};
  await ask('/inner');
  await ask('/inner');
  expect(made.inner).toBe(2);
});

test('a reply that names when it ends is kept until then, and what is made from it too', async () => {
  const { ask, made, clock } = serve(async () => {
    noteUntil(clock.now + 9_000);
    noteUntil(clock.now + 5_000);
  });
  for (const url of ['/inner', '/outer']) await ask(url);
  clock.now += 4_999;
  for (const url of ['/inner', '/outer']) await ask(url);
  expect(made).toEqual({ inner: 1, outer: 1 });
  clock.now += 1;
  await ask('/outer');
  expect(made).toEqual({ inner: 2, outer: 2 });
});

test('a read of something private is refused by name where the reply would be kept', async () => {
  const findSession = async () => ({ userId: 'u1' });
  const { ask } = serve((reader) => reader.findSession('hash'), { findSession });
  const reply = await ask('/inner');
  expect(reply.statusCode).toBe(500);
  expect(reply.json().message).toBe(
    'findSession is private, and was read for a reply that is kept for everybody',
  );
});

test.each([
  ['is refused', () => Promise.reject(new Error('out of reach'))],
  ['comes in slices', async () => Readable.from(['a', 'b'])],
])('a page is not kept when a reply inside it %s', async (_how, make) => {
  const { ask, made } = serve(make);
  await ask('/outer');
  await ask('/outer');
  expect(made.outer).toBe(2);
});

test('while a write waits for its answer others see what was, once it has one nobody does, and what is hot is there already', async () => {
  let name = 'old';
  const { ask, made, version } = serve(
    async (reader) => {
      await reader.findRecipe('r1');
      return name;
    },
    { findRecipe },
  );
  for (let n = 0; n < 4; n += 1) await ask('/outer');
  expect(made).toEqual({ inner: 1, outer: 1 });
  name = 'new';
  const written = version.settle(['recipe:r1']);
  expect((await ask('/outer')).body).toBe('page of old');
  await written;
  await expect.poll(() => made).toEqual({ inner: 2, outer: 2 });
  expect((await ask('/outer')).body).toBe('page of new');
  expect(made).toEqual({ inner: 2, outer: 2 });
});

test('a page made between a write and its answer has nothing in it from before', async () => {
  let name = 'old';
  const { ask, version } = serve(
    async (reader) => {
      await reader.findRecipe('r1');
      return name;
    },
    { findRecipe },
  );
  await ask('/inner');
  name = 'new';
  const { promise, resolve } = Promise.withResolvers<void>();
  version.beforeShowing(() => promise);
  const written = version.settle(['recipe:r1']);
  expect((await ask('/inner')).body).toBe('old');
  expect((await ask('/outer')).body).toBe('page of new');
  resolve();
  await written;
  expect((await ask('/inner')).body).toBe('new');
});
