import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import type { Db, Schema } from '../schema.ts';

/** How far a commit is safe: `full` survives a crash of the server, `normal` may lose the last moments. */
export type Durability = 'full' | 'normal';

export type PoolOptions = { url: string; size: number; durability: Durability };

const int8 = 20;
/** Counts and times fit a number; the driver would hand them over as text. */
const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : types.getTypeParser(oid, format as 'text'),
};

/** A pool of connections that replaces those it loses. */
export function createPool({ url, size, durability }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    types: parsers as never,
    keepAlive: true,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: 35_000,
    application_name: 'potluck',
    ...(durability === 'normal' ? { options: '-c synchronous_commit=off' } : {}),
  });
  // An idle connection that breaks is replaced when the next one is needed; whoever needs it then is told.
  pool.on('error', () => undefined);
  // One that breaks in use fails its query, which tells; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Kysely over a pool. Whoever made the pool ends it. */
export function createDb(pool: Pool): Db {
  const connect = async () => toClient(await pool.connect());
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { connect, end: async () => undefined, options: pool.options },
    }),
  });
}

/** A client of Kysely's; a NUL, which PostgreSQL takes for no text, becomes a character that nothing holds. */
function toClient(client: PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client.query(text, values.map(storable));
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard?: boolean) => client.release(discard),
  };
}

function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;
}
