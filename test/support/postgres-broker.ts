import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#storage/postgres/open.ts';
import { LentDatabases } from './lent-databases.ts';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresBroker: string;
  }
}

const template = 'migrated_template';

/**
 * A run makes hundreds of databases and looks at each for a moment: vacuuming them in turn, and writing them to the disk to
 * make room for others or because time has passed, would be most of the server's work.
 */
const manyShortLived = {
  autovacuum: 'off',
  shared_buffers: '256MB',
  checkpoint_timeout: '1d',
  max_wal_size: '4GB',
  // Races that end in a deadlock are tried again: to wait a second before looking for one tells nothing.
  deadlock_timeout: '50ms',
};

/** The server of a run, and what it lends. */
type Started = { postgres: PostgresServer; lent: LentDatabases };

/** Migrations take several times as long as a copy of what they made: they run once. */
async function startWithTemplate(): Promise<Started> {
  const postgres = await PostgresServer.start(manyShortLived);
  const url = await postgres.createDatabase(template);
  await (await openPostgres({ url }))[Symbol.asyncDispose]();
  let made = 0;
  const make = () => {
    made += 1;
    return postgres.createDatabase(`lent_${made}`, template);
  };
  return { postgres, lent: await LentDatabases.like(url, make) };
}

/** What each kind of call does, with the name or the address that it gives. */
const answers: Record<string, (started: Started, given: string) => Promise<unknown>> = {
  empty: ({ postgres }, name) => postgres.createDatabase(name),
  migrated: ({ postgres }, name) => postgres.createDatabase(name, template),
  lent: ({ lent }) => lent.lend(),
  returned: ({ lent }, url) => lent.takeBack(url),
};

/**
 * One PostgreSQL for a whole run of tests, started when the first test asks for a database: a GET of `/empty/name` or of
 * `/migrated/name` makes one and answers with its address, of `/lent/` lends one, which `/returned/address` takes back.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<Started> | null = null;
  const broker = createServer(async (request, response) => {
    try {
      starting ??= startWithTemplate();
      const [, kind = '', given = ''] = String(request.url).split('/');
      const answer = await answers[kind]?.(await starting, decodeURIComponent(given));
      response.end(answer);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve));
  const { port } = broker.address() as AddressInfo;
  project.provide('postgresBroker', `http://127.0.0.1:${port}`);
  return async () => {
    broker.close();
    broker.closeAllConnections();
    const started = await starting;
    await started?.lent[Symbol.asyncDispose]();
    await started?.postgres[Symbol.asyncDispose]();
  };
}
