import { expect, test } from 'vitest';
import { ownBytes } from './own-bytes.ts';

test('bytes of their own hold nothing beside them, and say the same', () => {
  const pooled = Buffer.from('crème brûlée');
  expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.byteLength);
  for (const content of ['crème brûlée', pooled, '', Buffer.alloc(100_000, 'a')]) {
    const own = ownBytes(content);
    expect(own.buffer.byteLength).toBe(own.byteLength);
    expect(own.equals(Buffer.from(content))).toBe(true);
  }
});
