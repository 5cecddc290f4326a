import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { cuisineId } from '#domain/categories/cuisines.ts';
import { newPostgresDatabase } from '#test/support/postgres-database.ts';
import * as postgres from '../../postgres/migrate.ts';
import { migrations as postgresMigrations } from '../../postgres/migrations/all.ts';
import * as sqlite from '../../sqlite/migrate.ts';
import { migrations as sqliteMigrations } from '../../sqlite/migrations/all.ts';

/** A recipe named 'Pie "à la mode"', and acts on it, on one that is gone and on its cook. */
const written = `
insert into users (id, name, email, role, created_at) values ('cook', 'Cleo', 'c@example.org', 0, 1);
insert into recipes (
  id, slug, name, description, ingredients, steps, category_id, user_id, diet,
  photo_id, photo_width, photo_height, photo_color, created_at, updated_at
) values (
  'pie', 'pie', 'Pie "à la mode"', 'd', '["i"]', '["s"]', '${cuisineId('Other')}', 'cook', '[]',
  'p', 1, 1, '#fff', 1, 1
);
insert into acts (id, at, actor_id, act, subject, subject_id) values
  ('1', 1, null, 'remove-recipe', 'recipe', 'pie'),
  ('2', 2, null, 'remove-recipe', 'recipe', 'gone'),
  ('3', 3, null, 'end-sessions', 'account', 'cook'),
  ('4', 4, null, 'delete-account', 'account', null);
`;
const asked = 'select recipe_names, recipe_count from acts order by id';
const unknown = { recipe_names: null, recipe_count: null };
const kept = [
  { recipe_names: '["Pie \\"à la mode\\""]', recipe_count: 1 },
  ...[unknown, unknown, unknown],
];

const before = <T extends { name: string }>(all: readonly T[]) =>
  all.slice(
    0,
    all.findIndex(({ name }) => name === 'acts-keep-names'),
  );

test('acts from before names were kept are given those that are still known, on SQLite', () => {
  using database = new DatabaseSync(':memory:');
  sqlite.migrate(database, before(sqliteMigrations));
  database.exec(written);
  sqlite.migrate(database, sqliteMigrations);
  expect(database.prepare(asked).all()).toEqual(kept);
});

test('acts from before names were kept are given those that are still known, on PostgreSQL', async () => {
  const pool = new Pool({ connectionString: await newPostgresDatabase() });
  try {
    await postgres.migrate(pool, before(postgresMigrations));
    await pool.query(written);
    await postgres.migrate(pool, postgresMigrations);
    expect((await pool.query(asked)).rows).toEqual(kept);
  } finally {
    await pool.end();
  }
});
