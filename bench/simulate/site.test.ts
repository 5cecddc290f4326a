import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Costs, kinds, readCosts } from './costs.ts';
import { findCapacity, utilizationOf } from './model.ts';
import { dollarsOf } from './money.ts';
import { describeWay } from './report.ts';
import { searchCost, searchMs } from './search-cost.ts';
import { type Deployment, networkOf } from './site.ts';
import { goalRate, type Step, steps } from './steps.ts';

const costs: Costs = readCosts();
const [small, , , postgres] = steps as [Step, Step, Step, Step];
const goal = steps.at(-1) as Step;

const capacity = (step: Step, changes: Partial<Deployment> = {}) =>
  findCapacity(networkOf(costs, step.work, { ...step.site, ...changes }));

test('every kind of request has a measured cost on both engines, and where and when is said', () => {
  for (const { requests } of [costs.sqlite, costs.postgres]) {
    for (const kind of kinds) expect(requests[kind].all, kind).toBeGreaterThan(0);
  }
  expect(costs.measured.on).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(costs.measured.machine).toMatch(/cores/);
});

test('the measured cache had about as many hits as the model expects', () => {
  const { measured, expected } = costs.cacheCheck;
  expect(Math.abs(measured - expected)).toBeLessThan(0.12);
});

describe('the site as a network', () => {
  test('takes more with each process, until something that all share saturates', () => {
    const site = { cores: 64, cdn: { maxAge: 0, places: 1 } };
    const found = [1, 2, 4, 8, 16, 32, 64].map((processes) =>
      capacity(postgres, { ...site, processes }),
    );
    const rates = found.map((one) => one.capacity);
    expect(rates[1]).toBeGreaterThan((rates[0] ?? 0) * 1.5);
    expect(found[0]?.resource.name).toBe('processes of the site');
    expect(found.at(-1)?.resource.name).toMatch(/PostgreSQL|disk|network|row/);
  });

  test('is relieved by what it names: photos elsewhere, then a CDN', () => {
    const [first, second, third] = steps.slice(0, 3).map((step) => capacity(step).capacity);
    expect(second).toBeGreaterThan(first ?? 0);
    expect(third).toBeGreaterThan(second ?? 0);
  });

  test('with one writer is bound by it when people write more than they read', () => {
    const shares = { ...small.work.shares, page: 0, list: 0, search: 0, photo: 0, save: 1 };
    const slow = { ...costs.sqlite, writer: { save: 20, publish: 30 } };
    const network = networkOf({ ...costs, sqlite: slow }, { ...small.work, shares }, small.site);
    expect(findCapacity(network).resource.name).toBe('the writer of SQLite');
    expect(findCapacity(network).capacity).toBeLessThan(1_000 / 20);
  });

  test('on PostgreSQL asks for changes even when nobody visits it', () => {
    const idle = networkOf(costs, goal.work, goal.site)(0);
    const database = idle.find(({ name }) => name === 'cores of PostgreSQL');
    expect(database && utilizationOf(database, 0)).toBeGreaterThan(0);
  });

  test('searches cost no less among more recipes', () => {
    for (const { searches, stored } of [costs.sqlite, costs.postgres]) {
      for (const line of [searches, stored?.searches ?? searches]) {
        expect(searchMs(line, 1e8)).toBeGreaterThanOrEqual(searchMs(line, 1e4));
      }
    }
  });

  test('asks the database for no more than cards where it searches in memory', () => {
    const inMemory = searchCost(costs.postgres, 400_000, 500_000);
    const stored = searchCost(costs.postgres, 400_000, 100_000);
    expect(inMemory.database).toBeLessThan(stored.database / 2);
  });

  test('costs more with more machines', () => {
    const larger = { ...goal, site: { ...goal.site, machines: goal.site.machines * 2 } };
    expect(dollarsOf(costs, larger, goalRate)).toBeGreaterThan(dollarsOf(costs, goal, goalRate));
  });
});

test('what is kept of the simulation is what these costs give', () => {
  const kept = readFileSync(join(import.meta.dirname, '../SIMULATION.md'), 'utf8');
  expect(kept).toBe(describeWay(costs));
});
