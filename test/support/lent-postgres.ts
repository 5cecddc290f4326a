import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Storage } from '#storage/port.ts';
import { Gate } from '#storage/postgres/gate.ts';
import { openPostgres } from '#storage/postgres/open.ts';
import { newMigratedDatabase } from './postgres-database.ts';

type Kept = { url: string; storage: Storage; cleaner: Cleaner };

/** What a few sites left behind is swept in a moment; rows that are gone stay in tables and indexes until they are vacuumed. */
const mostSwept = 5_000;
const free: Kept[] = [];

/**
 * Lends a database of PostgreSQL that tests of this process hand on, with its connections: making one and connecting to it
 * is most of what a test asks of the server. Each test finds it without a row. One whose tables, or what every database has
 * in them, are no longer as they were made goes to nobody, and so does one that is still at work, is followed or holds much.
 */
export async function lendPostgres(): Promise<{ url: string; storage: Storage }> {
  const kept = free.pop() ?? (await open());
  const gate = new Gate();
  let isFollowed = false;
  const { changes, reader, searcher, writer, relaxed, ...others } = kept.storage;
  const follow: Storage['changes']['follow'] = (listener) => {
    isFollowed = true;
    changes.follow(listener);
  };
  let ending: Promise<void> | null = null;
  const storage: Storage = {
    ...others,
    reader: gate.through(reader),
    searcher: gate.through(searcher),
    writer: gate.through(writer),
    relaxed: gate.through(relaxed),
    changes: { follow },
    [Symbol.asyncDispose]: () => (ending ??= end()),
  };
  return { url: kept.url, storage };

  async function end(): Promise<void> {
    await gate.close();
    // What cannot be swept goes to nobody.
    const isAsMade = !isFollowed && (await kept.cleaner.clean().catch(() => false));
    if (isAsMade) free.push(kept);
    else await Promise.all([kept.storage[Symbol.asyncDispose](), kept.cleaner.end()]);
  }
}

async function open(): Promise<Kept> {
  const url = await newMigratedDatabase();
  const storage = await openPostgres({ url, poolSize: 4 });
  return { url, storage, cleaner: await Cleaner.of(url) };
}

/** What a database is made of beside its rows: tables, indexes and sequences, columns and their defaults, constraints, triggers and functions. */
const structure = `
  select md5(string_agg(told, ',' order by told)) as digest from (
    select concat_ws(' ', oid, relname, relkind, relacl, relreplident, relhastriggers) as told from pg_class
      where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', attrelid, attname, atttypid, attnotnull, attacl, attisdropped) from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select concat_ws(' ', indexrelid, indisvalid) from pg_index
    union all select concat_ws(' ', adrelid, adnum, adbin) from pg_attrdef
    union all select concat_ws(' ', oid, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    union all select concat_ws(' ', oid, conname, convalidated) from pg_constraint
    union all select concat_ws(' ', oid, tgname, tgenabled) from pg_trigger
  ) as all_of_it`;

const atWork = `
  select 1 from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;

/** Takes out of one database what was written into it. */
class Cleaner {
  readonly #client: Client;
  readonly #sweep: string;
  /** What the sweep finds of structure and of rows that every database has, as it was made. */
  #asMade = '';
  #swept = 0;

  private constructor(client: Client, sweep: string) {
    this.#client = client;
    this.#sweep = sweep;
  }

  static async of(url: string): Promise<Cleaner> {
    const client = new Client(url);
    // What it is asked next fails, and tells.
    client.on('error', () => undefined);
    await client.connect();
    // References between tables and what they trigger are nothing to rows that all go.
    await client.query('set session_replication_role = replica');
    const cleaner = new Cleaner(client, await sweepOf(client));
    cleaner.#asMade = (await cleaner.#run()).found;
    return cleaner;
  }

  /** Answers whether the database is again as it was made. */
  async clean(): Promise<boolean> {
    for (let tries = 0; (await this.#client.query(atWork)).rowCount; tries += 1) {
      if (tries === 20) return false;
      await wait(10);
    }
    const { found, deleted } = await this.#run();
    this.#swept += deleted;
    return found === this.#asMade && this.#swept < mostSwept;
  }

  end(): Promise<void> {
    return this.#client.end();
  }

  async #run(): Promise<{ found: string; deleted: number }> {
    const results = (await this.#client.query(this.#sweep)) as unknown as Result[];
    const deletes = results.filter(({ command }) => command === 'DELETE');
    return {
      found: JSON.stringify(results.flatMap(({ rows }) => rows)),
      deleted: deletes.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0),
    };
  }
}

type Result = { command: string; rowCount: number | null; rows: unknown[] };

/** The counter of changes goes on, far enough that nothing remembered of those before it is taken for news. */
const countOn = 'update change_counter set number = number + 1000000';

/** Statements in one text: what is there that a new database has too, and the end of all else. */
async function sweepOf(client: Client): Promise<string> {
  const tables = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const statements = [structure, countOn];
  for (const { name } of tables.rows) {
    if (name === 'change_counter') continue;
    const isEmpty = (await client.query(`select 1 from ${name} limit 1`)).rowCount === 0;
    statements.push(
      isEmpty
        ? `delete from ${name}`
        : `select md5(string_agg(one::text, ',' order by one::text)) as ${name} from ${name} as one`,
    );
  }
  return statements.join('; ');
}
