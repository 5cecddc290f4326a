import { expect, test } from 'vitest';
import { Recurring } from './recurring.ts';

const times = (n: number, ask: () => unknown) => Array.from({ length: n }, ask).at(-1);

test('what comes again and again has a name, the same in every process', () => {
  const [one, other] = [new Recurring(), new Recurring()];
  expect(one.nameOf('select 1')).toBeUndefined();
  const name = times(8, () => one.nameOf('select 1'));
  expect(name).toMatch(/^w[0-9a-f]{40}$/);
  expect(times(8, () => other.nameOf('select 1'))).toBe(name);
  expect(times(8, () => other.nameOf('select 2'))).not.toBe(name);
});

test('no more are named than a connection may keep', () => {
  const recurring = new Recurring();
  const named = Array.from({ length: 300 }, (_, n) =>
    times(8, () => recurring.nameOf(`select ${n}`)),
  );
  expect(named.filter((name) => name !== undefined)).toHaveLength(200);
});

test('texts that never come again push none out that does for long', () => {
  const recurring = new Recurring();
  let name: string | undefined;
  for (let n = 0; n < 10_000; n += 1) {
    recurring.nameOf(`select ${n}, once`);
    if (n % 100 === 0) name = recurring.nameOf('select 1');
  }
  expect(name).toBeDefined();
});
