import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { nothingChosen } from '#domain/facets/facets.ts';
import { termsOf } from '#domain/search/terms.ts';
import { pooledThreads } from '#test/support/pooled-threads.ts';
import { openSqlite } from '../sqlite/open.ts';
import { addUser, publish } from '../suite/fixtures.ts';

const noon = 1_800_000_000_000;
const hour = 3_600_000;

/** A site with one recipe that names no peanuts, its facts made, and its database as another process has it. */
async function openFilled() {
  const folder = await mkdtempDisposable(join(tmpdir(), 'potluck-fill-'));
  const file = join(folder.path, 'potluck.sqlite');
  const storage = await openSqlite({ file, runners: pooledThreads });
  const { id } = await publish(storage, (await addUser(storage)).id, { ingredients: ['1 onion'] });
  const another = new DatabaseSync(file);
  const fillAll = async (startedAt: number, at = startedAt) => {
    const filled = [];
    for (let some = ['']; some.length > 0; filled.push(...some))
      some = await storage.writer.fillFacets(50, { startedAt, at });
    return filled;
  };
  await fillAll(noon);
  return {
    id,
    another,
    fillAll,
    storage,
    async [Symbol.asyncDispose]() {
      another.close();
      await storage[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test('of two versions on one database the one that was started last has its way', async () => {
  await using site = await openFilled();
  site.another.exec(`update notes set value = '3.1 done ${noon + 5}' where key = 'facets'`);
  expect(await site.fillAll(noon)).toEqual([]);
  expect(await site.fillAll(noon + 9)).toEqual([site.id]);
  expect(await site.fillAll(noon + 9)).toEqual([]);
});

test('a version that made them last and is gone since leaves them to the one that is there', async () => {
  await using site = await openFilled();
  site.another.exec(`update notes set value = '3.1 done ${noon + 5}' where key = 'facets'`);
  expect(await site.fillAll(noon, noon + 72 * hour)).toEqual([site.id]);
});

test('a version that made them while its clock was ahead is followed by any', async () => {
  await using site = await openFilled();
  site.another.exec(
    `update notes set value = '3.1 done ${noon + 9_000 * hour}' where key = 'facets'`,
  );
  expect(await site.fillAll(noon)).toEqual([site.id]);
});

test('a version of before there were moments in the note is followed by any', async () => {
  await using site = await openFilled();
  site.another.exec("update notes set value = '3.1 7' where key = 'facets'");
  expect(await site.fillAll(noon)).toEqual([site.id]);
});

test('what an earlier version wrote beside this one is taken up, and found where something is avoided', async () => {
  await using site = await openFilled();
  site.another.exec('update recipe_facets set named_by = 1');
  expect(await site.fillAll(noon, noon + hour)).toEqual([site.id]);
  const avoiding = { ...nothingChosen, avoid: ['peanut'] };
  const found = await site.storage.searcher.browseRecipes({
    chosen: avoiding,
    sort: 'newest',
    limit: 5,
    cursor: undefined,
  });
  expect(found.cards.ids).toEqual([site.id]);
});

test('a recipe that an earlier version took apart otherwise is found as it is read now', async () => {
  await using site = await openFilled();
  const name = 'Man\u00addelkuchen';
  const cook = (await addUser(site.storage)).id;
  const { id } = await publish(site.storage, cook, { name, ingredients: ['1 lemon'] });
  site.another.exec(`
    delete from search_names where rowid = (select seq from recipes where id = '${id}');
    delete from search_all where rowid = (select seq from recipes where id = '${id}');
    update notes set value = '4.1 done 0' where key = 'facets'`);
  const [term = ''] = termsOf('Mandelkuchen');
  const isHeld = (table: string) =>
    site.another.prepare(`select rowid from ${table} where ${table} match ?`).all(term).length > 0;
  expect(['search_names', 'search_all'].filter(isHeld)).toEqual([]);
  await site.fillAll(noon + 9);
  expect(['search_names', 'search_all'].filter(isHeld)).toEqual(['search_names', 'search_all']);
  const { rows } = await site.storage.searcher.searchRecipes('Mandelkuchen', 5, 0);
  expect(rows.map((row) => row.id)).toEqual([id]);
});

test('days after an update nobody looks through all recipes any more', async () => {
  await using site = await openFilled();
  site.another.exec('update recipe_facets set named_by = 1');
  expect(await site.fillAll(noon, noon + 72 * hour)).toEqual([]);
});
