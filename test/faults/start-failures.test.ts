import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMigratedDatabase } from '#test/support/postgres-database.ts';
import { ServedSite } from '#test/support/served-site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-starts-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a site says that cannot start. */
async function saysAtStart(settings: Record<string, string>): Promise<string> {
  const starting = ServedSite.start(folder, { STARTER: 'off', ...settings });
  const { message } = await starting.then(
    () => new Error('It started'),
    (error: Error) => error,
  );
  return message.split('\n').slice(1).join('\n').trim();
}

/** A port at which another program listens for as long as it is asked. */
async function withTakenPort(ask: (PORT: string) => Promise<void>): Promise<void> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  await ask(String((server.address() as AddressInfo).port)).finally(() => server.close());
}

const takenAt = (port: string) =>
  new RegExp(`^The site cannot listen at HOST=127.0.0.1 and PORT=${port}: another .+$`);

test('a port that is taken, and a host that is none, are told in one sentence', async () => {
  await withTakenPort(async (PORT) => {
    expect(await saysAtStart({ PORT })).toMatch(takenAt(PORT));
  });
  expect(await saysAtStart({ HOST: 'nowhere.invalid' })).toMatch(/^.+HOST=nowhere.invalid .+$/);
});

test('several processes tell it in the same sentence, whichever of them finds out', async () => {
  const several = { WEB_CONCURRENCY: '2', DATABASE_URL: await newMigratedDatabase() };
  await withTakenPort(async (PORT) => {
    expect(await saysAtStart({ PORT, ...several })).toMatch(takenAt(PORT));
  });
  for (const PORT of ['0', '1']) {
    const said = await saysAtStart({ HOST: 'nowhere.invalid', PORT, ...several });
    expect(said).toMatch(/^.+HOST=nowhere.invalid .+$/);
  }
});

test('a PostgreSQL that is not there is told in one sentence, without its password, and a misspelt setting in another', async () => {
  const DATABASE_URL = 'postgres://cook:hunter2@127.0.0.1:9/site';
  const says = await saysAtStart({ DATABASE_URL, DATABASE_POL: '3' });
  expect(says.split('\n')).toEqual([
    'DATABASE_POL is no setting, and counts for nothing: is DATABASE_POOL meant?',
    'No PostgreSQL answers at the host and port in DATABASE_URL.',
  ]);
});
