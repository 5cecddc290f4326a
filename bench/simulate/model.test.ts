import { describe, expect, test } from 'vitest';
import {
  findCapacity,
  fitPower,
  loadsAt,
  type Resource,
  utilizationOf,
  waitAt,
  waitProbability,
} from './model.ts';

const resource = (servers: number, demand: number, standing = 0): Resource => ({
  name: `${servers} servers`,
  servers,
  demand,
  standing,
  relief: '',
});

describe('a resource', () => {
  test('is as busy as the requests ask of it, spread over its servers', () => {
    expect(utilizationOf(resource(1, 0.01), 50)).toBeCloseTo(0.5);
    expect(utilizationOf(resource(4, 0.01), 50)).toBeCloseTo(0.125);
    expect(utilizationOf(resource(4, 0.01, 2), 0)).toBeCloseTo(0.5);
  });

  test('with one server lets a request wait as M/M/1 says', () => {
    // W = rho / (mu - lambda)
    for (const rate of [10, 50, 90]) {
      const rho = rate / 100;
      expect(waitAt(resource(1, 0.01), rate)).toBeCloseTo(rho / (100 - rate), 9);
    }
  });

  test('lets nobody wait when idle, and everybody for ever past its limit', () => {
    expect(waitAt(resource(2, 0.01), 0)).toBe(0);
    expect(waitAt(resource(2, 0.01), 200)).toBe(Number.POSITIVE_INFINITY);
  });

  test('with several servers follows Erlang’s table', () => {
    expect(waitProbability(1, 0.5)).toBeCloseTo(0.5, 6);
    expect(waitProbability(2, 0.5)).toBeCloseTo(1 / 3, 6);
    expect(waitProbability(10, 0.8)).toBeCloseTo(0.409, 3);
    // A thousand servers do not overflow.
    expect(waitProbability(1_000, 0.9)).toBeLessThan(0.01);
  });
});

describe('a network', () => {
  test('takes what its busiest resource takes', () => {
    const { capacity, resource: first } = findCapacity(
      () => [resource(2, 0.01), resource(1, 0.02)],
      1,
    );
    expect(capacity).toBeCloseTo(50, 6);
    expect(first.servers).toBe(1);
  });

  test('takes nothing where something is busy without any request', () => {
    expect(findCapacity(() => [resource(1, 0.01, 1)]).capacity).toBe(0);
  });

  test('adding a process raises the capacity until the writer saturates', () => {
    const capacities = [1, 2, 3, 4, 5, 6].map((processes) =>
      findCapacity(() => [resource(processes, 0.01), resource(1, 0.0025)], 1),
    );
    const rates = capacities.map(({ capacity }) => Math.round(capacity));
    expect(rates).toEqual([100, 200, 300, 400, 400, 400]);
    expect(capacities.at(-1)?.resource.servers).toBe(1);
  });

  test('tells the busiest first', () => {
    const names = loadsAt([resource(4, 0.01), resource(1, 0.01)], 10).map(({ name }) => name);
    expect(names).toEqual(['1 servers', '4 servers']);
  });
});

test('a power law is found again in its points, and nothing grows cheaper with size', () => {
  const line = fitPower([100, 10_000, 1_000_000].map((n) => ({ n, ms: 3 * n ** 0.4 })));
  expect(line(1e8)).toBeCloseTo(3 * 1e8 ** 0.4, 3);
  const falling = fitPower([
    { n: 10, ms: 2 },
    { n: 1_000, ms: 1 },
  ]);
  expect(falling(1e6)).toBe(falling(10));
});
