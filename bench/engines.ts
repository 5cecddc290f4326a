import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PostgresServer } from '#test/support/postgres-server.ts';

/** A database under measurement: how a site is told of it, and how it is filled. */
export type Engine = {
  name: string;
  /** The settings that make a site use it. */
  settings(folder: string): Record<string, string>;
  /** Adds the generated recipes from number `from` up to `to`; no site is running. */
  fill(folder: string, from: number, to: number): Promise<void>;
};

const seedScript = join(import.meta.dirname, 'seed.ts');

async function seed(place: string, from: number, to: number): Promise<void> {
  await promisify(execFile)(process.execPath, [seedScript, place, String(from), String(to)]);
}

/** The embedded default: a file in the data folder. */
export const sqlite: Engine = {
  name: 'SQLite',
  settings: () => ({}),
  fill: (folder, from, to) => seed(join(folder, 'potluck.sqlite'), from, to),
};

/** A PostgreSQL of its own on this machine, as safe against a power cut as the file is. */
export async function startPostgres(): Promise<Engine & AsyncDisposable> {
  const server = await PostgresServer.start({
    ...{ fsync: 'on', full_page_writes: 'on', shared_buffers: '256MB' },
  });
  const url = await server.createDatabase('bench');
  return {
    name: 'PostgreSQL',
    settings: () => ({ DATABASE_URL: url }),
    fill: (_folder, from, to) => seed(url, from, to),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
