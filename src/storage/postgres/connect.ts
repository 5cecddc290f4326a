import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import {
  Client,
  type ClientConfig,
  type Connection,
  Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  types,
} from 'pg';
import { nameOfText } from '../queries/composed.ts';
import type { Db, Schema } from '../schema.ts';
import { Batches } from './batches.ts';
import { isStatementLost } from './failures.ts';
import { Recurring } from './recurring.ts';

/** How far a commit is safe: `full` survives a crash of the server, `normal` may lose the last moments. */
type Durability = 'full' | 'normal';

/** Where connections are made to, when that may change. */
export type Place = {
  readonly url: string;
  /** Has a listener called whenever it is another. */
  onMove(listener: () => void): void;
};

type PoolOptions = {
  url: string | Place;
  size: number;
  durability: Durability;
  /** How long a connection, and an answer, are waited for, where that is not the usual time. */
  patienceMs?: number;
};

const int8 = 20;
/** Counts and times fit a number; the driver would hand them over as text. */
const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : types.getTypeParser(oid, format as 'text'),
};

/** A pool of connections that replaces those it loses, and all of them when their place is another. */
export function createPool({ url, size, durability, patienceMs }: PoolOptions): Pool {
  const clients = new Set<Client>();
  const pool = new Pool({
    Client: clientAt(url, clients),
    max: size,
    types: parsers as never,
    keepAlive: true,
    pipeline: true,
    connectionTimeoutMillis: patienceMs ?? 15_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: patienceMs ?? 35_000,
    application_name: 'potluck',
    ...(durability === 'normal' ? { options: '-c synchronous_commit=off' } : {}),
  });
  // An idle connection that breaks is replaced when the next one is needed; a query that gets none then is told.
  pool.on('error', () => undefined);
  // One that breaks in use fails its query, which tells; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  clientsOf.set(pool, clients);
  if (typeof url !== 'string') url.onMove(() => sever(clients));
  return pool;
}

const clientsOf = new WeakMap<Pool, Set<Client>>();

/** Connections to wherever the place is when they are made, noted from then until they end. */
function clientAt(place: string | Place, clients: Set<Client>): typeof Client {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: typeof place === 'string' ? place : place.url });
      clients.add(this);
      this.once('end', () => clients.delete(this));
    }
  };
}

/** Cuts connections to a server that may never answer again: what is under way fails now. */
export function sever(clients: Iterable<Client>): void {
  for (const client of clients) {
    (client as Client & { connection: Connection }).connection.stream.destroy();
  }
}

/** Ends a pool whose server may never answer again: what is under way fails now, and nothing is waited for. */
export async function cutOff(pool: Pool): Promise<void> {
  sever(clientsOf.get(pool) ?? []);
  await pool.end();
}

type Connections = Pick<Pool, 'connect' | 'options'>;

/** Kysely over a pool. The caller that made the pool ends it. */
export function createDb(pool: Connections): Db {
  const statements: Statements = { areKept: true, isAskedAgain: true, nameOf: nameOfText };
  return over(pool, async () => toClient(await pool.connect(), statements));
}

/** The same for single statements that look up rows by their keys: one plan is as good as another. */
export function createRelaxedDb(pool: Connections): Db {
  const statements: Statements = { areKept: true, isAskedAgain: true, nameOf: recurringNames() };
  return over(pool, async () => toClient(await pool.connect(), statements));
}

/** The same for transactions, of which several statements may be under way. */
export function createWriteDb(pool: Connections): Db {
  // In a transaction nothing more succeeds, and behind it nothing may: that is run again.
  const statements: Statements = { areKept: true, isAskedAgain: false, nameOf: recurringNames() };
  return over(pool, async () => toClient(gathering(await pool.connect()), statements));
}

function recurringNames(): Statements['nameOf'] {
  const recurring = new Recurring();
  return (text) => nameOfText(text) ?? recurring.nameOf(text);
}

/** The same for reads alone, of which none is a transaction of several: short ones share connections. */
export function createReadDb(pool: Connections): Db {
  const batches = new Batches(pool);
  const alone = async (text: string, values: unknown[]) => {
    const client = await pool.connect();
    try {
      return await client.query(text, values);
    } finally {
      client.release();
    }
  };
  const query = (asked: string | QueryConfig, values: unknown[] = []) =>
    typeof asked === 'string' ? alone(asked, values) : batches.query(asked);
  const client = toClient(
    { query, release: () => undefined },
    { areKept: true, isAskedAgain: true, nameOf: nameOfText },
  );
  return over(pool, async () => client);
}

const over = ({ options }: Connections, connect: () => Promise<PostgresPoolClient>): Db =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => undefined, options } }),
  });

/** As much of the driver's client as is asked. */
type Asked = {
  query(asked: string | QueryConfig, values?: unknown[]): Promise<QueryResult>;
  release(discard?: boolean): void;
};

/** Which statements are prepared, and whether they can be. */
type Statements = {
  areKept: boolean;
  /** Whether one that is lost is asked again as it is. */
  readonly isAskedAgain: boolean;
  readonly nameOf: (text: string) => string | undefined;
};

const ending = 'rollback';
/** These take the database as long to find under a name as to read. */
const short = new Set(['begin', 'commit', ending]);

/** A client that sends all that it is asked in one go, until there is nothing more to do but wait, in one write. */
function gathering(client: PoolClient): Asked {
  const { stream } = (client as PoolClient & { connection: Connection }).connection;
  let isGathering = false;
  const send = () => {
    isGathering = false;
    stream.uncork();
  };
  return {
    query(asked: string | QueryConfig, values?: unknown[]) {
      if (!isGathering) {
        isGathering = true;
        stream.cork();
        // Ticks come once no promise has anything left to do.
        queueMicrotask(() => process.nextTick(send));
      }
      return client.query(asked as string, values);
    },
    release: (discard) => client.release(discard),
  };
}

/**
 * A client of Kysely's; a NUL, which PostgreSQL takes for no text, becomes a character that nothing holds. What comes again
 * and again is prepared under a name, for to plan it takes longer than to run it, until a connection proves to be another
 * than the one that was prepared: then somebody pools between here and the database.
 */
function toClient(client: Asked, statements: Statements): PostgresPoolClient {
  let isBroken = false;
  const ask = async (text: string, values: unknown[]) => {
    const isNamed = statements.areKept && !short.has(text);
    const name = isNamed ? statements.nameOf(text) : undefined;
    if (name === undefined) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!isStatementLost(error)) throw error;
      statements.areKept = false;
      if (!statements.isAskedAgain) throw error;
      return client.query(text, values).catch(() => Promise.reject(error));
    }
  };
  const query = async (text: string, given: readonly unknown[]) => {
    try {
      return await ask(text, given.map(storable));
    } catch (error) {
      // What it has left open must not become somebody else's.
      if (text === ending) isBroken = true;
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (discard?: boolean) => client.release(discard || isBroken),
  };
}

function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;
}
