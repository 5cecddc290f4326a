import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { createDb } from '../sqlite/dialect.ts';
import { migrate } from '../sqlite/migrate.ts';
import { migrations } from '../sqlite/migrations/all.ts';
import { cooksBetween } from './suggest.ts';

test('whose handle begins so is found from the handles, not by going through all accounts', async () => {
  using database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  // As SQLite counted a site of 2,000 cooks before they had handles: of those it then expects a million.
  database.exec(`
    analyze;
    insert into sqlite_stat1 values
      ('users', 'users', '2000 1'), ('users', 'sqlite_autoindex_users_2', '2000 1'),
      ('users', 'users_by_age', '2000 801 1'), ('recipes', 'recipes_by_user', '100000 48 1 1 1 1'),
      ('recipes', 'recipes_by_room', '100000 48 48 48');
    analyze sqlite_schema;
  `);
  const db = createDb(database);
  const { sql, parameters } = cooksBetween(db, 'an', 'an{', 5).compile();
  const plan = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  const steps = plan.rows.map(({ detail }) => detail);
  expect(steps).toContainEqual(expect.stringMatching(/^SEARCH users USING PRIMARY KEY/));
});
