import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherMs } from '#domain/notifications/mail-times.ts';
import { newMigratedDatabase } from '#test/support/postgres-database.ts';
import { forgetNamed, toNotice } from '../changes/changes.ts';
import { tellFollowers } from '../features/notifications/followers.ts';
import { notify } from '../features/notifications/notify.ts';
import { dueAgain } from '../features/notifications/settings.ts';
import type { Storage } from '../port.ts';
import type { Db } from '../schema.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { addWords } from '../search/search-words.ts';
import { addUser, newId, publish } from '../suite/fixtures.ts';
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

test('of two who are deleted at once neither stands in a notice any more', async () => {
  const [one, other] = [newId(), newId()];
  const notice = toNotice([`person:${one}`, `user:${other}`, 'reviewed']);
  const numbers = [-2, -1];
  const rows = numbers.map((number) => ({ number, origin: 'here', notice, at: Date.now() }));
  await db.insertInto('changes').values(rows).execute();
  const first = await db.startTransaction().execute();
  await forgetNamed({ db: first, locks: rowLocks }, new Set([one]));
  const second = db
    .transaction()
    .execute((tx) => forgetNamed({ db: tx, locks: rowLocks }, new Set([other])));
  await expect.poll(isWaiting).toBe(true);
  await first.commit().execute();
  await second;
  const left = db.selectFrom('changes').select('notice').where('number', 'in', numbers);
  const told = { notice: toNotice('everything', ['reviewed']) };
  expect(await left.execute()).toEqual([told, told]);
});

test('what is told to somebody who is just coming back is mailed', async () => {
  const at = Date.now();
  const [reader, actor] = [(await addUser(storage)).id, (await addUser(storage)).id];
  const choose = ['follow', 'published'].map((kind) => ({ kind, site: true, mail: 'now' }));
  await storage.writer.setNotificationSettings(reader, choose as never, {
    language: 'en',
    token: newId(),
    at,
  });
  const recipe = await publish(storage, actor);
  const follow = { userId: reader, cookId: actor, following: true, at, most: 10 };
  await storage.writer.keepFollow(follow);
  const theirs = db.updateTable('users').where('id', '=', reader);
  await theirs.set({ handle: '', email_verified_at: at }).execute();
  const back = await db.startTransaction().execute();
  await back
    .updateTable('users')
    .set({ handle: `h${reader}` })
    .where('id', '=', reader)
    .execute();
  await dueAgain(back, reader, at);
  const doing = { kind: 'follow', actorId: actor, recipeId: null, subjectId: null } as const;
  await notify(db, { ...doing, userId: reader, at });
  await tellFollowers(db, { id: recipe.id, userId: actor, createdAt: at });
  await back.commit().execute();
  const told = await storage.reader.findMailing(at + gatherMs);
  expect(told).toMatchObject({ userId: reader });
  expect(told?.groups.map(({ kind }) => kind).toSorted()).toEqual(['follow', 'published']);
});
