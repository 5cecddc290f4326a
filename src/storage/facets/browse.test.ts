import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nothingChosen } from '#domain/facets/facets.ts';
import { pooledThreads } from '#test/support/pooled-threads.ts';
import type { SearchTools } from '../define.ts';
import { FoodMemory } from '../search/search-avoidance.ts';
import { connectToRead } from '../sqlite/connect.ts';
import { createDb } from '../sqlite/dialect.ts';
import { openSqlite } from '../sqlite/open.ts';
import { addUser, publish } from '../suite/fixtures.ts';
import { browseRecipes } from './browse.ts';

test('a recipe that was chosen, and has what is avoided by the time of its card, is not shown', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'potluck-browse-'));
  const file = join(folder.path, 'potluck.sqlite');
  await using storage = await openSqlite({ file, runners: pooledThreads });
  const { id: cook } = await addUser(storage);
  for (const line of ['1 onion', '40 g peanuts'])
    await publish(storage, cook, { ingredients: [line] });
  const database = connectToRead(file, 1_000);
  // Both were chosen when neither named any.
  const facets = { list: async () => [{ seq: 1 }, { seq: 2 }], count: async () => ({}) };
  const tools = {
    db: createDb(database),
    foods: new FoodMemory(),
    facets: async () => facets,
    cards: async (seqs: readonly number[]) => seqs,
  } as unknown as SearchTools;
  const seqsShown = async (avoid: string[]) => {
    const list = { sort: 'newest', limit: 5 } as const;
    return (await browseRecipes(tools, { chosen: { ...nothingChosen, avoid }, ...list })).cards;
  };
  expect(await seqsShown(['peanut'])).toEqual([1]);
  expect(await seqsShown([])).toEqual([1, 2]);
  database.close();
});
