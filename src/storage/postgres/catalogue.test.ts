import { expect, test } from 'vitest';
import { newPostgresDatabase } from '#test/support/postgres-database.ts';
import { type CatalogueTable, findUndescribed } from '../suite/catalogue.ts';
import { createPool } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';

/** The full-text index, and what tells how far migrations came. */
const ownTables = ['search_postings', 'migrations'];

const catalogue = `
  select relname as name,
    array(select attname::text from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
    array(select json_build_object('to', confrelid::regclass::text, 'onDelete',
        case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end)
      from pg_constraint where conrelid = pg_class.oid and contype = 'f') as refers,
    array(select array_to_string(array(select attname from pg_attribute
        where attrelid = pg_class.oid and attnum = any(indkey::int2[])), ',')
      from pg_index where indrelid = pg_class.oid and indisunique) as keys
  from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`;

test('every table of a PostgreSQL database is described, column by column', async () => {
  const pool = createPool({ url: await newPostgresDatabase(), size: 1, durability: 'full' });
  try {
    await migrate(pool, migrations);
    const { rows } = await pool.query<CatalogueTable & { keys: string[] }>(catalogue);
    const found = rows.map(({ keys, ...table }) => ({
      ...table,
      unique: keys.map((key) => key.split(',')),
    }));
    expect(findUndescribed(found, (name) => ownTables.includes(name))).toEqual([]);
  } finally {
    await pool.end();
  }
});
