import { expect, test } from 'vitest';
import type { Topic } from '#storage/define.ts';
import { BodiesUnderWay } from './bodies-under-way.ts';
import { createDataVersion } from './data-version.ts';
import { KeptReply } from './kept-reply.ts';
import { ReplyCache } from './reply-cache.ts';

const reply = (bytes: number, topics: Topic[] = [], since = 0, until: number | null = null) =>
  new KeptReply({
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.alloc(bytes, 'a'),
    since,
    topics,
    until,
    isCounted: false,
  });

test('a cache never holds more than it may, and drops the longest unused', () => {
  const cache = new ReplyCache(createDataVersion(), 100_000);
  for (let n = 0; n < 1_000; n += 1) {
    cache.set(`/${n}`, reply(10_000));
    expect(cache.get('/0') !== null).toBe(true);
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.get('/999')).not.toBeNull();
  expect(cache.get('/1')).toBeNull();
});

test('where all were used alike the oldest goes, and what comes is kept', () => {
  const cache = new ReplyCache(createDataVersion(), 100_000);
  const names = Array.from({ length: 20 }, (_, n) => `/${n}`);
  const kept = () => names.filter((name) => cache.get(name) !== null);
  for (const [n, name] of names.entries()) {
    cache.set(name, reply(10_000));
    expect(kept()).toEqual(names.slice(Math.max(0, n - 8), n + 1));
  }
});

test('a reply that grows by a compressed form still counts whole', async () => {
  const cache = new ReplyCache(createDataVersion(), 1_000_000);
  const kept = reply(50_000);
  cache.set('/', kept);
  const before = cache.bytes;
  const sent = await compressed(kept);
  expect(cache.bytes - before).toBe(sent);
});

/** Asks a reply for its brotli form; answers how many bytes were sent. */
function compressed(kept: KeptReply): Promise<number> {
  return new Promise((resolve) => {
    const request = { method: 'GET', headers: { 'accept-encoding': 'br' } };
    const response = { writeHead: () => response, end: (body: Buffer) => resolve(body.byteLength) };
    kept.send(request as never, response as never, new BodiesUnderWay(0));
  });
}

test('a reply that would take most of the room is not kept', () => {
  const cache = new ReplyCache(createDataVersion(), 100_000);
  cache.set('/small', reply(1_000));
  cache.set('/large', reply(60_000));
  expect(cache.get('/large')).toBeNull();
  expect(cache.get('/small')).not.toBeNull();
});

test('a reply that a write has overtaken is gone, and one overtaken while it was made is never kept', () => {
  const version = createDataVersion();
  const cache = new ReplyCache(version, 100_000);
  cache.set('/list', reply(1_000, ['recipes'], version.current()));
  expect(cache.get('/list')).not.toBeNull();
  const since = version.current();
  version.bump(['recipes']);
  expect(cache.get('/list')).toBeNull();
  expect(cache.bytes).toBe(0);
  cache.set('/list', reply(1_000, ['recipes'], since));
  expect(cache.get('/list')).toBeNull();
});

test('a reply that ends by itself is kept until then and no longer', () => {
  let now = 1_000;
  const cache = new ReplyCache(createDataVersion(), 1_000_000, () => now);
  cache.set('/today', reply(10, [], 0, 2_000));
  now = 1_999;
  expect(cache.get('/today')).not.toBeNull();
  now = 2_000;
  expect(cache.get('/today')).toBeNull();
  cache.set('/yesterday', reply(10, [], 0, 2_000));
  expect(cache.get('/yesterday')).toBeNull();
});
