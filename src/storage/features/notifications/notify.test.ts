import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { mostKept } from '#domain/notifications/keeping.ts';
import type { WriteTools } from '../../define.ts';
import { noLocks } from '../../row-locks.ts';
import { createDb } from '../../sqlite/dialect.ts';
import { migrate } from '../../sqlite/migrate.ts';
import { migrations } from '../../sqlite/migrations/all.ts';
import { hasTellings, tellFollowers, tellMoreFollowers, toldAtOnce } from './followers.ts';
import { notify } from './notify.ts';
import { countUnread, listNotifications } from './reads.ts';

const user = (id: string) => ({ id, name: id, handle: id, email: id, role: 0, created_at: 1 });

test('of all that a person is told the newest are kept, and counted no further than is shown', async () => {
  using database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const db = createDb(database);
  await db
    .insertInto('users')
    .values([user('author'), user('cook')])
    .execute();
  const tell = (at: number) =>
    notify(db, {
      kind: 'helpful',
      userId: 'author',
      actorId: 'cook',
      recipeId: null,
      at,
      subjectId: `review ${at}`,
    });
  for (let at = 1; at <= mostKept + 2; at += 1) await tell(at);
  const { rows, total } = await listNotifications(db, 'author', mostKept + 2);
  expect([rows.length, total]).toEqual([mostKept, mostKept]);
  expect([rows[0]?.createdAt, rows.at(-1)?.createdAt]).toEqual([mostKept + 2, 3]);
  expect(await countUnread(db, 'author')).toBe(100);
});

test('whoever hears of a recipe and was told as much as is kept loses the oldest of it', async () => {
  using database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const db = createDb(database);
  await db.insertInto('users').values(['cook', 'fan', 'new fan'].map(user)).execute();
  const fans = ['fan', 'new fan'];
  const follow = (user_id: string) => ({ user_id, cook_id: 'cook', followed_at: 1 });
  const choose = (user_id: string) => ({ user_id, kind: 'published' as const, site: 1 });
  await db.insertInto('follows').values(fans.map(follow)).execute();
  const chosen = fans.map((fan) => ({ ...choose(fan), mail: 'off' as const }));
  await db.insertInto('notification_settings').values(chosen).execute();
  for (let at = 1; at <= mostKept; at += 1) {
    const doing = { kind: 'helpful' as const, actorId: 'cook', recipeId: null };
    await notify(db, { ...doing, userId: 'fan', subjectId: `review ${at}`, at });
  }
  const wish = { id: 'b'.repeat(24), userId: 'cook', createdAt: mostKept + 1 };
  database.exec(recipeOf(wish));
  await tellFollowers(db, wish);
  const { rows } = await listNotifications(db, 'fan', mostKept + 2);
  expect([rows.length, rows[0]?.kind, rows.at(-1)?.createdAt]).toEqual([mostKept, 'published', 2]);
  expect((await listNotifications(db, 'new fan', 2)).rows).toMatchObject([{ kind: 'published' }]);
});

test('more followers than are told at once are told one batch after the other, each once', async () => {
  using database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const db = createDb(database);
  await db.insertInto('users').values(['cook'].map(user)).execute();
  const wish = { id: 'b'.repeat(24), userId: 'cook', createdAt: 7 };
  database.exec(recipeOf(wish));
  const count = 2 * toldAtOnce + 5;
  const add = (text: string) =>
    database.exec(`with recursive numbers (n) as (
      select 1 union all select n + 1 from numbers where n < ${count}
    ) ${text}`);
  const names = `'fan ' || n, 'Fan', 'fan-' || n, 'fan' || n || '@example.org', 0, 1`;
  add(`insert into users (id, name, handle, email, role, created_at) select ${names} from numbers`);
  add(`insert into follows select 'fan ' || n, 'cook', 1 from numbers`);
  add(`insert into notification_settings select 'fan ' || n, 'published', 1, 'off' from numbers`);
  await tellFollowers(db, wish);
  const counts = () =>
    database.prepare('select count(*) as a, count(distinct user_id) as b from notifications').get();
  expect(counts()).toEqual({ a: toldAtOnce, b: toldAtOnce });
  const tools = { db, locks: noLocks } as WriteTools;
  for (const all of [2 * toldAtOnce, count]) {
    expect(await hasTellings(db)).toBe(true);
    await tellMoreFollowers(tools);
    expect(counts()).toEqual({ a: all, b: all });
  }
  expect(await hasTellings(db)).toBe(false);
  await tellMoreFollowers(tools);
  expect(counts()).toEqual({ a: count, b: count });
});

const recipeOf = ({ id, userId, createdAt }: { id: string; userId: string; createdAt: number }) => `
insert into recipes (
  id, slug, name, description, ingredients, steps, category_id, user_id, diet,
  photo_id, photo_width, photo_height, photo_color, created_at, updated_at
) values (
  '${id}', '${id}', 'N', 'd', '[]', '[]', '${cuisineId('Other')}', '${userId}', '[]', '${id}', 1, 1, '#fff',
  ${createdAt}, ${createdAt}
);`;
