import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createDb } from '../sqlite/dialect.ts';
import { migrate } from '../sqlite/migrate.ts';
import { migrations } from '../sqlite/migrations/all.ts';
import { changesAfter } from './changes.ts';

test('changes that were forgotten before they were heard count as anything', async () => {
  using database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  const notice = JSON.stringify({ kind: 'anything', topics: ['recipes'] });
  database.exec(`
    update change_counter set number = 7;
    insert into changes values (7, 'there', '${notice}', 1);
  `);
  const db = createDb(database);
  expect(await changesAfter(db, 6, 'here')).toEqual({ last: 7, changes: [['recipes']] });
  expect(await changesAfter(db, 5, 'here')).toEqual({ last: 7, changes: ['everything'] });
});
