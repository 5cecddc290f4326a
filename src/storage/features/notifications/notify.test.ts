import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { mostKept } from '#domain/notifications/keeping.ts';
import { createDb } from '../../sqlite/dialect.ts';
import { migrate } from '../../sqlite/migrate.ts';
import { migrations } from '../../sqlite/migrations/all.ts';
import { notify } from './notify.ts';
import { countUnread, listNotifications } from './reads.ts';

test('of all that a person is told the newest are kept, and counted no further than is shown', async () => {
  using database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const db = createDb(database);
  const user = (id: string) => ({ id, name: id, email: id, role: 0, created_at: 1 });
  await db
    .insertInto('users')
    .values([user('author'), user('cook')])
    .execute();
  const tell = (at: number) =>
    notify(db, {
      ...{ kind: 'helpful', userId: 'author', actorId: 'cook', recipeId: null, at },
      subjectId: `review ${at}`,
    });
  for (let at = 1; at <= mostKept + 2; at += 1) await tell(at);
  const { rows, total } = await listNotifications(db, 'author', mostKept + 2);
  expect([rows.length, total]).toEqual([mostKept, mostKept]);
  expect([rows[0]?.createdAt, rows.at(-1)?.createdAt]).toEqual([mostKept + 2, 3]);
  expect(await countUnread(db, 'author')).toBe(100);
});
