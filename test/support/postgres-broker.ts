import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#storage/postgres/open.ts';
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

/** Migrations take several times as long as a copy of what they made: they run once. */
async function startWithTemplate(): Promise<PostgresServer> {
  const postgres = await PostgresServer.start(manyShortLived);
  const storage = await openPostgres({ url: await postgres.createDatabase(template) });
  await storage[Symbol.asyncDispose]();
  return postgres;
}

/**
 * One PostgreSQL for a whole run of tests, started when the first test asks for a database:
 * a GET of `/empty/name` or of `/migrated/name` makes one and answers with its address.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | null = null;
  const broker = createServer(async (request, response) => {
    try {
      starting ??= startWithTemplate();
      const postgres = await starting;
      const [, kind, name = ''] = String(request.url).split('/');
      const from = kind === 'migrated' ? template : undefined;
      response.end(await postgres.createDatabase(name, from));
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
    await (await starting)?.[Symbol.asyncDispose]();
  };
}
