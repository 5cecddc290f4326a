import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SlicedAnswer } from '../handler.ts';
import { itemsPerTurn, writeLongReply } from './long-reply.ts';

type Item = { n: number; secret?: string };

/** What a reply filter does: `n` is declared, nothing else is. */
const item = (value: unknown) => JSON.stringify({ n: (value as Item).n });
const whole = (value: unknown) => {
  const { foods, total, note } = value as { foods: Item[]; total: number; note?: string };
  return `{"foods":[${foods.map(item).join(',')}],"total":${total},"note":${JSON.stringify(note)}}`;
};

const rest = { total: 7, note: 'says "foods":[] in a text' };

async function* slicesOf(count: number, size: number): AsyncGenerator<Item[], typeof rest> {
  for (let start = 0; start < count; start += size) {
    const length = Math.min(size, count - start);
    yield Array.from({ length }, (_, n) => ({ n: start + n, secret: 'hash' }));
  }
  return rest;
}

const write = (count: number, size: number, serializers = { whole, item }) =>
  writeLongReply(new SlicedAnswer('foods', slicesOf(count, size)), serializers);

test('a reply in slices is the same text as one that is made at once, with its hash', async () => {
  for (const [count, size] of [
    [0, 10],
    [1, 10],
    [50, 10],
    [333, 200],
  ] as const) {
    const { bytes, hash } = await write(count, size);
    const foods = Array.from({ length: count }, (_, n) => ({ n }));
    expect(bytes.toString()).toBe(whole({ foods, ...rest }));
    expect(hash).toBe(createHash('sha1').update(bytes).digest('base64url'));
  }
});

test('what an item does not declare does not leave', async () => {
  expect((await write(120, 100)).bytes.toString()).not.toContain('hash');
});

test('others have their turn after so many items, however long a slice is', async () => {
  let turn = 0;
  let isDone = false;
  const count = () => {
    turn += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const perTurn = new Map<number, number>();
  const counted = (value: unknown) => {
    perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1);
    return item(value);
  };
  await write(1_000, 1_000, { whole, item: counted });
  isDone = true;
  expect([...perTurn.values()].reduce((sum, one) => sum + one)).toBe(1_000);
  expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(itemsPerTurn);
});
