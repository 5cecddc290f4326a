import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { tables } from '#storage/schema.ts';
import { databaseFile, databaseSettings, engine } from './engines.ts';

/** Whatever any column of any table of a folder's database holds, as text, by table. */
export async function everyValue(folder: string): Promise<Map<string, string>> {
  return engine === 'sqlite' ? ofFile(databaseFile(folder)) : ofPostgres(folder);
}

type Row = Record<string, unknown>;

/** Every row of these tables of a folder's database. */
async function everyRow(folder: string, tables: readonly string[]): Promise<Map<string, Row[]>> {
  if (engine === 'sqlite') {
    using database = new DatabaseSync(databaseFile(folder), { readOnly: true });
    const rowsOf = (table: string) => {
      const statement = database.prepare(`select * from "${table}"`);
      statement.setReadBigInts(true);
      return statement.all() as Row[];
    };
    return new Map(tables.map((table) => [table, rowsOf(table)]));
  }
  const { DATABASE_URL: url } = await databaseSettings(folder);
  const client = new Client(url);
  await client.connect();
  const found = new Map<string, Row[]>();
  for (const table of tables) {
    found.set(table, (await client.query<Row>(`select * from "${table}"`)).rows);
  }
  await client.end();
  return found;
}

/**
 * Values of columns that name something by its id (`review_id`, `subject_id`), where nothing of that id is there.
 * The tables and their columns are those of the descriptions. A `photo_id` names files, and an empty id everybody.
 */
export async function findDangling(folder: string): Promise<string[]> {
  const rows = await everyRow(folder, Object.keys(tables));
  const ids = new Set([...rows.values()].flat().map(({ id }) => id));
  return [...rows].flatMap(([table, all]) =>
    all.flatMap((row) =>
      Object.entries(row)
        .filter(([column]) => column.endsWith('_id') && column !== 'photo_id')
        .filter(([, value]) => value !== null && value !== '' && !ids.has(value))
        .map(([column, value]) => `${table}.${column} ${value}`),
    ),
  );
}

function ofFile(file: string): Map<string, string> {
  using database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
  return new Map(
    tables.map(({ name }) => {
      const statement = database.prepare(`select * from "${name}"`);
      statement.setReadBigInts(true);
      const rows = statement.all();
      return [String(name), rows.flatMap((row) => Object.values(row).map(toText)).join('\n')];
    }),
  );
}

/** The pages of an index are bytes, and hold words too. */
function toText(value: unknown): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value);
}

async function ofPostgres(folder: string): Promise<Map<string, string>> {
  const { DATABASE_URL: url } = await databaseSettings(folder);
  const client = new Client(url);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query(`select row_to_json(one)::text as text from "${name}" one`);
    found.set(name, rows.map(({ text }) => text).join('\n'));
  }
  await client.end();
  return found;
}
