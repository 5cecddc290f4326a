import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { databaseFile, databaseSettings, engine } from './engines.ts';

/** Whatever any column of any table of a folder's database holds, as text, by table. */
export async function everyValue(folder: string): Promise<Map<string, string>> {
  return engine === 'sqlite' ? ofFile(databaseFile(folder)) : ofPostgres(folder);
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
