import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A table, and its rows as the migrations left them: of most there is none. */
type Table = { name: string; seeds: string | null };

const namesOfTables = `
  select format('%I', relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by oid`;

const othersThere = `
  select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

const areAnalysed = "select 1 from pg_stats where schemaname = 'public' limit 1";

const restartSequences = `
  select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where last_value is not null`;

const rowsOf = (name: string) => `(select json_agg(t order by t::text)::text from ${name} t)`;

/** A database that was given back. */
type Returned = { url: string; client: Client };

/**
 * Databases that are lent to one test after another, for to make one takes several times as long as to empty it. One is
 * lent again only as it was made: without a row but those of the migrations, with its counts from the beginning, and with
 * nobody connected to it.
 */
export class LentDatabases implements AsyncDisposable {
  readonly #make: () => Promise<string>;
  readonly #clients = new Map<string, Client>();
  readonly #lent = new Set<string>();
  readonly #returned: Returned[] = [];
  readonly #tables: readonly Table[];

  private constructor(make: () => Promise<string>, tables: readonly Table[]) {
    this.#make = make;
    this.#tables = tables;
  }

  /** Lends what `make` makes; what all of them hold is read from one. */
  static async like(template: string, make: () => Promise<string>): Promise<LentDatabases> {
    const client = await connect(template);
    const tables: Table[] = [];
    for (const { name } of (await client.query<{ name: string }>(namesOfTables)).rows) {
      const { rows } = await client.query<{ seeds: string | null }>(
        `select ${rowsOf(name)} as seeds`,
      );
      tables.push({ name, seeds: rows[0]?.seeds ?? null });
    }
    await client.end();
    return new LentDatabases(make, tables);
  }

  /** The address of a database as it was made. */
  async lend(): Promise<string> {
    for (let returned = this.#returned.shift(); returned; returned = this.#returned.shift()) {
      if (await this.#empty(returned.client).catch(() => false)) return this.#note(returned.url);
    }
    return this.#note(await this.#make());
  }

  /** Takes one back to which nothing will connect any more; a second time it is somebody else's already. */
  async takeBack(url: string): Promise<void> {
    if (!this.#lent.delete(url)) return;
    const client = this.#clients.get(url) ?? (await connect(url));
    this.#clients.set(url, client);
    this.#returned.push({ url, client });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#clients.values()].map((client) => client.end()));
  }

  #note(url: string): string {
    this.#lent.add(url);
    return url;
  }

  /** Makes it as it was, and answers whether it is. */
  async #empty(client: Client): Promise<boolean> {
    if (!(await isLeft(client)) || (await client.query(areAnalysed)).rowCount) return false;
    const changed = await this.#changed(client);
    if (changed.length === 0) return true;
    const names = changed.map(({ name }) => name);
    await client.query(
      [
        // Without triggers, neither those of foreign keys nor our own.
        'begin; set local session_replication_role = replica',
        ...names.map((name) => `delete from ${name}`),
        ...changed.flatMap(({ name, seeds }) =>
          seeds === null ? [] : [seed(client, name, seeds)],
        ),
        restartSequences,
        'commit',
      ].join(';'),
    );
    // Their files are empty then, and the planner takes them for tables that nothing is known of.
    await client.query(`vacuum (parallel 0) ${names.join()}`);
    await client.query(
      `select pg_clear_relation_stats('public', relname) from pg_class
       where oid = any('{${names.join()}}'::regclass[])`,
    );
    return true;
  }

  async #changed(client: Client): Promise<readonly Table[]> {
    const looks = this.#tables.map(({ name, seeds }, n) =>
      seeds === null
        ? `select ${n} as n where exists (select from ${name})`
        : `select ${n} as n where ${rowsOf(name)} is distinct from ${client.escapeLiteral(seeds)}`,
    );
    const { rows } = await client.query<{ n: number }>({
      name: 'changed',
      text: looks.join(' union all '),
    });
    return rows.flatMap(({ n }) => this.#tables[n] ?? []);
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  // One that breaks fails what is asked of it next, which tells.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Whether nobody else is connected: the server ends a connection a moment after the other side has. */
async function isLeft(client: Client): Promise<boolean> {
  for (let looks = 0; looks < 20; looks += 1) {
    const { rowCount } = await client.query({ name: 'others', text: othersThere });
    if (rowCount === 0) return true;
    await wait(5);
  }
  return false;
}

const seed = (client: Client, name: string, seeds: string) =>
  `insert into ${name} select * from json_populate_recordset(null::${name}, ${client.escapeLiteral(seeds)})`;
