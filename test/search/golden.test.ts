import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cuisineId, cuisines } from '#domain/categories/cuisines.ts';
import { detailsUntold } from '#domain/recipes/details.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import type { Storage } from '#storage/port.ts';
import { openStorage } from '#test/support/engines.ts';
import { cuisineQueries, goldenQueries, nameQueries } from './golden.ts';

const folder = await mkdtemp(join(tmpdir(), 'potluck-golden-'));
const storage: Storage = await openStorage(folder);

beforeAll(() => loadStarter(storage), 60_000);
afterAll(async () => {
  await storage[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function search(query: string, limit = 10): Promise<string[]> {
  const page = await storage.searcher.searchRecipes(query, limit, 0);
  return page.rows.map((row) => row.slug);
}

function recallAt10(found: string[], relevant: string[]): number {
  const hits = relevant.filter((slug) => found.includes(slug)).length;
  return hits / Math.min(10, relevant.length);
}

describe('search over the starter cookbook', () => {
  it('judges only recipes that exist', async () => {
    const { rows } = await storage.reader.listRecipes({}, 5_000);
    const slugs = new Set(rows.map((row) => row.slug));
    const judged = [...goldenQueries.flatMap((one) => one.relevant), ...Object.values(nameQueries)];
    expect(judged.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(goldenQueries.length).toBeGreaterThanOrEqual(70);
  });

  it('finds at least 95% of what is relevant among the first ten', async () => {
    const missed: string[] = [];
    let sum = 0;
    for (const { query, relevant } of goldenQueries) {
      const found = await search(query);
      const recall = recallAt10(found, relevant);
      sum += recall;
      if (recall < 1) missed.push(`${query} ${recall.toFixed(2)}: ${found.join(' ')}`);
    }
    expect(sum / goldenQueries.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
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
      const { rows } = await storage.searcher.searchRecipes(query, 20, 0);
      const names = rows.map((row) => cuisines.find(({ id }) => id === row.categoryId)?.name);
      expect(names.map((name) => name?.toLowerCase())).toEqual(Array(20).fill(query.toLowerCase()));
    },
  );
});

type StarterRecipe = Omit<RecipeRow, 'id' | 'categoryId' | 'userId' | 'photo'> & {
  category: (typeof cuisines)[number]['name'];
};

async function loadStarter({ writer }: Storage): Promise<void> {
  const userId = 'c'.repeat(24);
  const cook = { id: userId, name: 'Cook', email: 'cook@example.org', role: 0, createdAt: 1 };
  await writer.createUser({ ...cook, passwordHash: null, answerHash: null });
  const recipes = new URL('../../starter/recipes/', import.meta.url);
  const files = (await readdir(recipes)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, recipes), 'utf8')));
  const all = texts.flatMap((text) => JSON.parse(text) as StarterRecipe[]);
  await Promise.all(
    all.map(({ category, ...recipe }, i) => {
      const id = i.toString(16).padStart(24, '0');
      const row: RecipeRow = {
        ...detailsUntold,
        ...recipe,
        id,
        userId,
        categoryId: cuisineId(category),
        photo: { id: id.padStart(32, '0'), width: 1200, height: 900, color: '#ffffff' },
        createdAt: i,
        updatedAt: i,
      };
      return writer.publishRecipe(row, null);
    }),
  );
}
