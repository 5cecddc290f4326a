import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cuisines } from '#domain/categories/cuisines.ts';
import type { Storage } from '#storage/port.ts';
import { engine, openStorage } from '#test/support/engines.ts';
import { exclusionsKept, gain } from './gain.ts';
import { cuisineQueries, goldenQueries, nameQueries } from './golden.ts';
import { judgedQueries } from './judged.ts';
import { loadStarter, type StarterRecipe } from './starter.ts';

const folder = await mkdtemp(join(tmpdir(), 'potluck-golden-'));
const storage: Storage = await openStorage(folder);
/** Every way in which the engine searches: PostgreSQL what it stores, and from memory. */
const ways: [string, Storage][] = [['its index', storage]];
if (engine === 'postgres')
  ways.push(['its index in memory', await openStorage(folder, { mostSearchedInMemory: 10_000 })]);

let starter: StarterRecipe[] = [];
beforeAll(async () => {
  starter = await loadStarter(storage);
});
afterAll(async () => {
  for (const [, way] of ways) await way[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

function recallAt10(found: string[], relevant: string[]): number {
  const hits = relevant.filter((slug) => found.includes(slug)).length;
  return hits / Math.min(10, relevant.length);
}

describe.each(ways)('search over the starter cookbook through %s', (_name, { searcher }) => {
  async function search(query: string, limit = 10): Promise<string[]> {
    const page = await searcher.searchRecipes(query, limit, 0);
    return page.rows.map((row) => row.slug);
  }

  it('judges only recipes that exist', async () => {
    const { rows } = await storage.reader.listRecipes({}, 5_000);
    const slugs = new Set(rows.map((row) => row.slug));
    const judged = [...goldenQueries.flatMap((one) => one.relevant), ...Object.values(nameQueries)];
    expect(judged.filter((slug) => !slugs.has(slug))).toEqual([]);
    const all = [goldenQueries, judgedQueries, cuisineQueries, Object.keys(nameQueries)];
    expect(all.flat().length).toBeGreaterThanOrEqual(300);
  });

  it('finds at least 97% of what is relevant among the first ten', async () => {
    const missed: string[] = [];
    let sum = 0;
    for (const { query, relevant } of goldenQueries) {
      const found = await search(query);
      const recall = recallAt10(found, relevant);
      sum += recall;
      if (recall < 1) missed.push(`${query} ${recall.toFixed(2)}: ${found.join(' ')}`);
    }
    expect(sum / goldenQueries.length, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  it('puts first what a reader judged to answer best', async () => {
    expect(judgedQueries.length).toBeGreaterThanOrEqual(100);
    const told: string[] = [];
    let sum = 0;
    let kept = 0;
    for (const judged of judgedQueries) {
      const found = await search(judged.query, 50);
      const value = gain(judged, found, starter);
      sum += value;
      const isKept = exclusionsKept(judged, found, starter);
      if (isKept) kept += 1;
      if (value < 0.9 || !isKept) {
        told.push(
          `${judged.query} ${value.toFixed(2)}${isKept ? '' : ' AVOIDED FOUND'}: ${found.slice(0, 5).join(' ')}`,
        );
      }
    }
    expect(kept, told.join('\n')).toBe(judgedQueries.length);
    expect(sum / judgedQueries.length, told.join('\n')).toBeGreaterThanOrEqual(0.93);
  });

  it.each(Object.entries(nameQueries))(
    'shows %s first when it is asked for by name',
    async (name, slug) => {
      expect((await search(name))[0]).toBe(slug);
    },
  );

  it.each(cuisineQueries)(
    'finds the twenty recipes of the cuisine %s before any other',
    async (query) => {
      const { rows } = await searcher.searchRecipes(query, 20, 0);
      const names = rows.map((row) => cuisines.find(({ id }) => id === row.categoryId)?.name);
      expect(names.map((name) => name?.toLowerCase())).toEqual(Array(20).fill(query.toLowerCase()));
    },
  );
});
