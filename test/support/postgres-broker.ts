import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresBroker: string;
  }
}

/**
 * One PostgreSQL for a whole run of tests, started when the first test asks for a database:
 * a GET of `/name` makes one and answers with its address.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | null = null;
  const broker = createServer(async (request, response) => {
    try {
      starting ??= PostgresServer.start();
      const postgres = await starting;
      response.end(await postgres.createDatabase(String(request.url).slice(1)));
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
