import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLookUp, type LookUp } from './look-up.ts';

/** A name server: it knows what is written here, says nothing to what is silent, to IPv6 of what is halved and to the first question for IPv4 of what is late, and nobody has the rest. */
const known: Record<string, Record<number, number[]>> = {
  'both.example': { 1: [192, 0, 2, 7], 28: [0x20, 0x01, 0x0d, 0xb8, ...Array(11).fill(0), 7] },
  'old.example': { 1: [192, 0, 2, 8] },
  'halved.example': { 1: [192, 0, 2, 9] },
  'late.example': { 1: [192, 0, 2, 10], 28: [0x20, 0x01, 0x0d, 0xb8, ...Array(11).fill(0), 10] },
};
let server: Socket;
let asked: string[] = [];
let lateAsked = false;
let lookUp: LookUp;

beforeAll(async () => {
  server = createSocket('udp4', (question, from) => {
    const reply = answerTo(question);
    if (reply) server.send(reply, from.port, from.address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  lookUp = createLookUp([`127.0.0.1:${server.address().port}`]);
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

/** RFC 1035 as far as one question with one answer goes. */
function answerTo(question: Buffer): Buffer | null {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const name = labels.join('.').toLowerCase();
  const type = question.readUInt16BE(at + 1);
  asked.push(name);
  if (name.startsWith('silent') || (name === 'halved.example' && type === 28)) return null;
  if (name === 'late.example' && type === 1 && !lateAsked) {
    lateAsked = true;
    return null;
  }
  const data = known[name]?.[type];
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(known[name] ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(data ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  const asks = question.subarray(12, at + 5);
  if (!data) return Buffer.concat([head, asks]);
  const record = [0xc0, 12, type >> 8, type & 255, 0, 1, 0, 0, 0, 60, 0, data.length, ...data];
  return Buffer.concat([head, asks, Buffer.from(record)]);
}

const { signal } = new AbortController();

test('a name has all its addresses, of either kind, and one that nobody has none', async () => {
  expect(await lookUp('both.example', signal)).toEqual(['192.0.2.7', '2001:db8::7']);
  expect(await lookUp('old.example', signal)).toEqual(['192.0.2.8']);
  expect(await lookUp('nobody.example', signal)).toEqual([]);
});

test('a name whose addresses of IPv6 nobody tells has those of IPv4 soon, and one whose IPv4 is late all of them', async () => {
  const begun = performance.now();
  const late = lookUp('late.example', signal);
  expect(await lookUp('halved.example', signal)).toEqual(['192.0.2.9']);
  // It would be given up after two tries of two seconds each.
  expect(performance.now() - begun).toBeLessThan(3_900);
  expect(await late).toEqual(['192.0.2.10', '2001:db8::a']);
});

test('silent names wait for nothing that others need, and are given up when nobody waits for them', async () => {
  const leaving = new AbortController();
  const silent = Array.from({ length: 20 }, (_, n) => lookUp(`silent${n}.example`, leaving.signal));
  expect(await lookUp('old.example', signal)).toEqual(['192.0.2.8']);
  // What the site looks up for itself: mail, a database, a bucket.
  expect((await lookup('localhost')).address).toMatch(/^(127\.|::1)/);
  await expect.poll(() => new Set(asked).size).toBe(21);
  leaving.abort();
  expect(await Promise.all(silent)).toEqual(Array(20).fill([]));
});

test('a name that is given up before it was asked for has no addresses', async () => {
  expect(await lookUp('old.example', AbortSignal.abort())).toEqual([]);
  expect(asked).toEqual([]);
});
