import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commandEnv, commandFile } from './command-env.ts';
import { PostgresServer } from './postgres-server.ts';
import { ServedSite } from './served-site.ts';

export type Engine = 'sqlite' | 'postgres';

/**
 * Lays the starter cookbook into an empty folder, and into the PostgreSQL database of the address if one is
 * given: a copy of POTLUCK_COOKED. Answers whether there was one to copy.
 */
export async function layCooked(folder: string, databaseUrl?: string): Promise<boolean> {
  const { POTLUCK_COOKED: cooked } = process.env;
  if (!cooked) return false;
  await cp(cooked, folder, { recursive: true });
  if (databaseUrl) await move(join(folder, 'potluck.sqlite'), databaseUrl);
  return true;
}

/** Lends a site on SQLite with the starter cookbook, and removes it afterwards. */
export async function withCookedSite(
  limits: Record<string, string>,
  use: (site: ServedSite) => Promise<void>,
): Promise<void> {
  await using ending = new AsyncDisposableStack();
  await use(await startCookedSite('sqlite', limits, ending));
}

/**
 * Starts a site with the starter cookbook on either engine: a copy of the folder in POTLUCK_COOKED, or a
 * PostgreSQL of its own into which that database was moved. What it takes ends with `ending`.
 */
export async function startCookedSite(
  engine: Engine,
  limits: Record<string, string>,
  ending: AsyncDisposableStack,
): Promise<ServedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-e2e-'));
  ending.defer(() => rm(folder, { recursive: true, force: true }));
  const settings = { ...limits };
  if (engine === 'postgres') {
    const postgres = ending.use(await PostgresServer.start());
    settings.DATABASE_URL = await postgres.createDatabase('site');
  }
  await layCooked(folder, settings.DATABASE_URL);
  return ending.use(await ServedSite.start(folder, settings));
}

/** Once moved the file goes, so that nothing is served from it by mistake. */
async function move(file: string, databaseUrl: string): Promise<void> {
  const args = ['copy', '--from', `sqlite:${file}`, '--to', databaseUrl];
  await promisify(execFile)(process.execPath, [commandFile('data'), ...args], { env: commandEnv });
  await rm(file);
}
