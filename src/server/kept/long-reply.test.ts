import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { type Serialize, writeLongReply } from './long-reply.ts';

const item = Type.Object({ n: Type.Integer() });
const inner = Type.Object({ name: Type.String() });
const outer = Type.Object({ success: Type.Boolean() });
const empty = Type.Object({});

/** What a reply filter does: what is declared leaves, nothing else does. */
const serializerOf =
  (schema: typeof item): Serialize =>
  (value) =>
    JSON.stringify(value, ['', ...Object.keys(schema.properties)]);

async function* slicesOf(count: number, size: number, rests: object[], read: number[] = []) {
  for (let start = 0; start < count; start += size) {
    const length = Math.min(size, count - start);
    read.push(length);
    yield Array.from({ length }, (_, n) => ({ n: start + n, secret: 'hash' }));
  }
  return rests;
}

/** The text of a reply, be it one already. */
const whole = async (reply: string | Readable) => (typeof reply === 'string' ? reply : text(reply));

test('a reply in slices is the reply that is made at once, whatever its length and depth', async () => {
  for (const [count, size] of [
    [0, 10],
    [1, 10],
    [50, 10],
    [333, 200],
  ] as const) {
    const list = Array.from({ length: count }, (_, n) => ({ n }));
    const flat = { path: ['foods'], item, rests: [outer] };
    const rest = { success: true, secret: 1 };
    const stream = await writeLongReply(
      { slices: slicesOf(count, size, [rest]) },
      flat,
      serializerOf as never,
    );
    expect(JSON.parse(await whole(stream))).toEqual({ success: true, foods: list });
    const deep = { path: ['user', 'saved'], item, rests: [empty, inner] };
    const rests = [{}, { name: 'says "saved":[] }' }];
    const other = await writeLongReply(
      { slices: slicesOf(count, size, rests) },
      deep,
      serializerOf as never,
    );
    expect(JSON.parse(await whole(other))).toEqual({ user: { ...rests[1], saved: list } });
  }
});

test('nothing is read ahead of a reader who does not read', async () => {
  const read: number[] = [];
  const long = { slices: slicesOf(100_000, 200, [{ success: true }], read) };
  const stream = (await writeLongReply(
    long,
    { path: ['foods'], item, rests: [outer] },
    serializerOf as never,
  )) as Readable;
  stream.read(1);
  for (let turn = 0; turn < 500; turn += 1) await setImmediate();
  expect(read.length).toBeLessThan(20);
  stream.destroy();
});

test('a short list is a text, and no stream', async () => {
  const list = { path: ['foods'], item, rests: [outer] };
  for (const count of [0, 1, 50]) {
    const short = { slices: slicesOf(count, 50, [{ success: true }]) };
    expect(typeof (await writeLongReply(short, list, serializerOf as never))).toBe('string');
  }
  const long = { slices: slicesOf(51, 50, [{ success: true }]) };
  expect(typeof (await writeLongReply(long, list, serializerOf as never))).toBe('object');
});
