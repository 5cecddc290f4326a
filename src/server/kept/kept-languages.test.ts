import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { languageOf } from '../http/language.ts';
import type { createLimits } from '../limits/limits.ts';
import { BodiesUnderWay } from './bodies-under-way.ts';
import { createDataVersion } from './data-version.ts';
import { KeptReplies } from './kept-replies.ts';
import { presentNotes } from './notes.ts';

/** An application that says hello in the language asked for, and counts how often it made that up. */
async function greeter(isPerHost = false) {
  const version = createDataVersion();
  const kept = new KeptReplies({
    version,
    maxBytes: 10_000_000,
    corsOrigins: [],
    isPerHost,
    now: Date.now,
    limits: {} as ReturnType<typeof createLimits>,
    underWay: new BodiesUnderWay(10_000_000),
  });
  const app = Fastify();
  kept.register(app);
  app.get('/api/hello', (request, reply) =>
    kept.answer(request, reply, async () => {
      presentNotes()?.topics.add('lists');
      return { body: languageOf(request) === 'de' ? 'Guten Tag' : 'Good day' };
    }),
  );
  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/api/hello', headers });
  const say = async (headers?: Record<string, string>) => (await ask(headers)).body;
  return { version, kept, ask, say };
}

const german = { 'x-language': 'de' };

test.each([
  ['English', {}, german, ['Good day', 'Guten Tag']],
  ['German', german, {}, ['Guten Tag', 'Good day']],
])('%s comes first, and neither language is answered with the other', async (...given) => {
  const [, first, second, words] = given;
  const { say, kept } = await greeter();
  for (let time = 0; time < 3; time += 1) {
    expect([await say(first), await say(second)]).toEqual(words);
  }
  expect(kept.counts).toEqual({ hits: 4, misses: 2 });
});

test('both at once are made apart', async () => {
  const { say } = await greeter();
  const asked = [german, {}, german, {}].map((headers) => say(headers));
  expect(await Promise.all(asked)).toEqual(['Guten Tag', 'Good day', 'Guten Tag', 'Good day']);
});

test('HEAD and 304 answer for the language that was asked for', async () => {
  const { ask } = await greeter();
  const [english, other] = [await ask(), await ask(german)];
  const tags = [english, other].map(({ headers }) => String(headers.etag));
  expect(tags[0]).not.toBe(tags[1]);
  expect((await ask(german, 'HEAD')).headers.etag).toBe(tags[1]);
  expect((await ask({}, 'HEAD')).headers.etag).toBe(tags[0]);
  const statusOf = async (etag: string | undefined, headers: Record<string, string>) =>
    (await ask({ ...headers, 'if-none-match': etag ?? '' })).statusCode;
  expect(await statusOf(tags[1], german)).toBe(304);
  expect(await statusOf(tags[0], german)).toBe(200);
  expect(await statusOf(tags[0], {})).toBe(304);
  expect(await statusOf(tags[1], {})).toBe(200);
});

test('a write overtakes every language', async () => {
  const { say, version, kept } = await greeter();
  await Promise.all([say(), say(german)]);
  version.bump(['lists']);
  await Promise.all([say(), say(german)]);
  expect(kept.counts).toEqual({ hits: 0, misses: 4 });
});

test('ten thousand names of no language are one kept reply, in English', async () => {
  const { say, kept } = await greeter();
  const odd = ['', 'en', 'EN', 'DE', 'de-DE', 'de, en', 'de,de', 'xx', '__proto__', 'constructor'];
  const made = Array.from({ length: 10_000 }, (_, n) => `x${n}`);
  for (const named of [...odd, 'd'.repeat(8_000), 'd\u00e9', ...made]) {
    expect(await say({ 'x-language': named }), named.slice(0, 20)).toBe('Good day');
  }
  expect(kept.counts.misses).toBe(1);
  expect(kept.bytes).toBeLessThan(2_000);
});

test('a host that ends like a language is kept apart from that language', async () => {
  const { say } = await greeter(true);
  expect(await say({ host: 'example.org de' })).toBe('Good day');
  expect(await say({ host: 'example.org', ...german })).toBe('Guten Tag');
  expect(await say({ host: 'de example.org' })).toBe('Good day');
});
