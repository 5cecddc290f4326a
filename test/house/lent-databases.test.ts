import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '#storage/postgres/open.ts';
import { addUser, publish } from '#storage/suite/fixtures.ts';
import { LentDatabases } from '#test/support/lent-databases.ts';
import { newMigratedDatabase } from '#test/support/postgres-database.ts';

describe('a database that is lent', () => {
  let lent: LentDatabases;
  beforeAll(async () => {
    lent = await LentDatabases.like(await newMigratedDatabase(), newMigratedDatabase);
  });
  afterAll(() => lent[Symbol.asyncDispose]());

  /** What is done in it and is over. */
  async function ask<Row>(url: string, statement: string): Promise<Row[]> {
    const client = new Client(url);
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  }

  /** Every row of every table, and how far each sequence has come. */
  async function all(url: string) {
    const tables = await ask<{ name: string }>(
      url,
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    );
    const looks = tables.map(
      ({ name }) => `select '${name}' as name, to_jsonb(t) as row from "${name}" t`,
    );
    return {
      rows: await ask(url, looks.join(' union all ')),
      sequences: await ask(
        url,
        'select sequencename, last_value from pg_sequences order by sequencename',
      ),
      sizes: await ask(
        url,
        `select relname, pg_relation_size(oid), relpages, reltuples from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
      ),
    };
  }

  async function fill(url: string): Promise<void> {
    await using storage = await openPostgres({ url });
    const { id } = await addUser(storage);
    for (let n = 0; n < 3; n += 1) await publish(storage, id);
  }

  test('is lent again as it was made', async () => {
    const url = await lent.lend();
    const made = await all(url);
    await fill(url);
    await ask(url, "update categories set name = 'Martian' where name = 'Thai'");
    expect(await all(url)).not.toEqual(made);
    await lent.takeBack(url);
    expect(await lent.lend()).toBe(url);
    expect(await all(url)).toEqual(made);
  });

  test('is lent to one at a time, however often it is given back', async () => {
    const url = await lent.lend();
    await lent.takeBack(url);
    await lent.takeBack(url);
    expect(await lent.lend()).toBe(url);
    expect(await lent.lend()).not.toBe(url);
  });

  test('is not lent again while somebody is connected, nor once its tables were analysed', async () => {
    const [watched, analysed] = [await lent.lend(), await lent.lend()];
    const client = new Client(watched);
    await client.connect();
    await ask(analysed, 'analyze');
    await lent.takeBack(watched);
    await lent.takeBack(analysed);
    expect([watched, analysed]).not.toContain(await lent.lend());
    await client.end();
  });
});
