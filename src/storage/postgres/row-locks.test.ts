import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMigratedDatabase } from '#test/support/postgres-database.ts';
import type { Storage } from '../port.ts';
import type { Db } from '../schema.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { addWords } from '../search/search-words.ts';
import { addUser, publish } from '../suite/fixtures.ts';
import { createDb, createPool } from './connect.ts';
import { openPostgres } from './open.ts';
import { rowLocks } from './row-locks.ts';
import { postingsWriter } from './search.ts';

let storage: Storage;
let pool: ReturnType<typeof createPool>;
let db: Db;
let userId: string;
beforeAll(async () => {
  const url = await newMigratedDatabase();
  storage = await openPostgres({ url });
  pool = createPool({ url, size: 4, durability: 'full' });
  db = createDb(pool);
  userId = (await addUser(storage)).id;
});
afterAll(async () => {
  await pool.end();
  await storage[Symbol.asyncDispose]();
});

/** Whether anybody waits for a lock. */
const isWaiting = async () => {
  const found = await sql`select 1 from pg_locks where not granted`.execute(db);
  return found.rows.length > 0;
};

test('what a recipe is related to is not kept over an edit that was under way', async () => {
  const { id: recipeId, updatedAt } = await publish(storage, userId);
  const edit = await db.startTransaction().execute();
  await rowLocks.recipe(edit, recipeId);
  const changed = edit.updateTable('recipes').set({ updated_at: updatedAt + 1 });
  await changed.where('id', '=', recipeId).execute();
  const kept = storage.writer.keepRelated([{ recipeId, updatedAt, madeAt: updatedAt, ids: [] }]);
  await expect.poll(isWaiting).toBe(true);
  await edit.commit().execute();
  await kept;
  expect((await storage.reader.findRelated(recipeId))?.ids).toBeNull();
});

test('a word stays known that somebody adds while the last one of its term goes', async () => {
  const recipe = await publish(storage, userId, { name: 'Quokkas' });
  const { seq } = await db
    .selectFrom('recipes')
    .select('seq')
    .where('id', '=', recipe.id)
    .executeTakeFirstOrThrow();
  const index = createSearchIndex(
    {
      ...postingsWriter,
      async unheld(tx, terms) {
        const unheld = await postingsWriter.unheld(tx, terms);
        await db.transaction().execute((other) => addWords(other, rowLocks, ['quokka']));
        return unheld;
      },
    },
    rowLocks,
  );
  await db.transaction().execute((tx) => index.remove(tx, Number(seq), recipe));
  const words = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', 'in', ['quokkas', 'quokka'])
    .execute();
  expect(words).toEqual([{ word: 'quokka' }]);
});
