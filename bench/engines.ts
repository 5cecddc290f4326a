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
  /** Adds to so many recipes as many reviews, and those who follow their cooks. */
  fillTable(folder: string, recipes: number, reviews: number): Promise<void>;
};

type Server = Engine &
  AsyncDisposable & {
    /** Copies the recipes that the embedded default was filled with in a folder. */
    copyFrom(folder: string): Promise<void>;
  };

/** Runs a script that fills a database, in a process of its own. */
async function run(script: string, place: string, ...rest: (number | string)[]): Promise<void> {
  const path = join(import.meta.dirname, script);
  await promisify(execFile)(process.execPath, [path, place, ...rest.map(String)]);
}

const seed = (place: string, from: number, to: number) => run('seed.ts', place, from, to);
const seedTable = (place: string, recipes: number, reviews: number) =>
  run('seed-table.ts', place, recipes, reviews);
const fileIn = (folder: string) => join(folder, 'potluck.sqlite');

/** The embedded default: a file in the data folder. */
export const sqlite: Engine = {
  name: 'SQLite',
  settings: () => ({}),
  fill: (folder, from, to) => seed(fileIn(folder), from, to),
  fillTable: (folder, recipes, reviews) => seedTable(fileIn(folder), recipes, reviews),
};

/** A PostgreSQL of its own on this machine, as safe against a power cut as the file is; in a folder that is named it stays. */
export async function startPostgres(kept?: string): Promise<Server> {
  const safe = { fsync: 'on', full_page_writes: 'on', shared_buffers: '256MB' };
  const server = await PostgresServer.start({ ...safe, max_wal_size: '4GB' }, kept);
  const isThere = await server.has('bench');
  const url = isThere ? server.urlOf('bench') : await server.createDatabase('bench');
  return {
    name: 'PostgreSQL',
    settings: () => ({ DATABASE_URL: url }),
    fill: (_folder, from, to) => seed(url, from, to),
    fillTable: (_folder, recipes, reviews) => seedTable(url, recipes, reviews),
    copyFrom: (folder) => run('copy.ts', fileIn(folder), url),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
