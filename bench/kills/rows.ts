import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

type Row = Record<string, unknown>;

/** The rows of a site whose process is dead, on either engine; a bench may set its clocks back there. */
export type Rows = { all(query: string): Promise<Row[]> };

/** The rows of a database file, opened for each query: nothing is held while the site runs. */
export const rowsOfFile = (file: string): Rows => ({
  async all(query) {
    using database = new DatabaseSync(file, { timeout: 5_000 });
    return database.prepare(query).all() as Row[];
  },
});

export const rowsOfPostgres = (url: string): Rows => ({
  async all(query) {
    const client = new Client(url);
    await client.connect();
    try {
      return (await client.query<Row>(query)).rows;
    } finally {
      await client.end();
    }
  },
});

/** A value of a column of ids, as SQL: ids are digits and letters of a to f. */
export const quoted = (id: string): string => `'${id}'`;
