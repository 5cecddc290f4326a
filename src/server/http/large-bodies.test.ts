import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Call } from '#contract/define.ts';
import { catalogueOf } from '#messages/catalogues.ts';
import { createTexts } from '#messages/format.ts';
import { connectionTimeouts, refuseBrokenRequests } from './connections.ts';
import { createLargeBodies } from './large-bodies.ts';
import { readForm, registerMultipart } from './multipart.ts';

const call = { body: { kind: 'form', photo: 'required' } } as Call;
const start = '--b\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\n';
const end = '\r\n--b--\r\n';
const bytes = 2_000;

let app: FastifyInstance;
let lines: Socket[] = [];
/** What came whole, in its order. */
let kept: string[] = [];
/** What stands between a whole body and the work on it. */
let checks = Promise.resolve();

/** A site of one account whose times are as short as a test. */
async function open(times: Parameters<typeof createLargeBodies>[0], requestTimeout = 60_000) {
  app = Fastify({
    ...connectionTimeouts,
    requestTimeout,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 20 },
    clientErrorHandler: refuseBrokenRequests(createTexts(catalogueOf)()),
  });
  await registerMultipart(app);
  const large = createLargeBodies(times);
  app.route<{ Params: { name: string } }>({
    method: 'POST',
    url: '/:name',
    async onRequest(request, reply) {
      request.actor = { id: 'ada' } as typeof request.actor;
      await large.enter(request, reply, call);
    },
    async preValidation(request) {
      await readForm(request);
      await checks;
    },
    handler: (request) => large.workOn(request, async () => kept.push(request.params.name)),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** Begins to send a form; the rest of it is sent by a test. */
function begin(name: string) {
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  line.on('error', () => undefined);
  lines.push(line);
  const length = start.length + bytes + end.length;
  const type = 'content-type: multipart/form-data; boundary=b';
  line.write(
    `POST /${name} HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: ${length}\r\n\r\n${start}`,
  );
  line.resume();
  return { line, finish: () => line.write('x'.repeat(bytes) + end) };
}

beforeEach(() => {
  lines = [];
  kept = [];
  checks = Promise.resolve();
});
afterEach(async () => {
  for (const line of lines) line.destroy();
  await app.close();
});

const shortSilence = { check: 50, silence: 100, body: 60_000, wait: 60_000 };
const shortBody = { check: 50, silence: 60_000, body: 1_500, wait: 60_000 };

test('a body that brings nothing gives its place to one that waits, and one that brings something keeps it', async () => {
  await open(shortSilence);
  const [dead, slow, other] = ['dead', 'slow', 'other'].map(begin) as [Sent, Sent, Sent];
  const drip = [slow, other].map(({ line }) => setInterval(() => line.write('x'), 20));
  const isDeadGone = once(dead.line, 'close');
  begin('next').finish();
  await isDeadGone;
  await expect.poll(() => kept).toEqual(['next']);
  for (const timer of drip) clearInterval(timer);
  expect([slow.line.closed, other.line.closed]).toEqual([false, false]);
});
type Sent = ReturnType<typeof begin>;

test('a body that brings nothing keeps its place while nobody waits for it', async () => {
  await open(shortSilence);
  const three = ['a', 'b', 'c'].map(begin);
  await wait(500);
  for (const { finish } of three) finish();
  await expect.poll(() => [...kept].sort()).toEqual(['a', 'b', 'c']);
});

test('a body that has come whole keeps its line, however long it is before it is worked on', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  checks = promise;
  await open({ ...shortSilence, body: 500 });
  for (const name of ['a', 'b', 'c', 'd']) begin(name).finish();
  await wait(1_000);
  expect(lines.map(({ closed }) => closed)).toEqual(Array(4).fill(false));
  resolve();
  await expect.poll(() => [...kept].sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('a body that waited for its place has all of its time from then on, and no more', async () => {
  await open(shortBody, 600);
  for (const name of ['a', 'b', 'c']) begin(name);
  const begun = performance.now();
  const [late, never] = [begin('late'), begin('never')];
  const isNeverGone = once(never.line, 'close');
  // Those before them have had their own time, which is longer here than that of all others.
  await expect.poll(() => lines.slice(0, 3).every(({ closed }) => closed)).toBe(true);
  expect([late.line.closed, never.line.closed]).toEqual([false, false]);
  await wait(800);
  late.finish();
  await expect.poll(() => kept).toEqual(['late']);
  await isNeverGone;
  expect(performance.now() - begun).toBeGreaterThan(2 * shortBody.body - 200);
});
