import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a port that is taken, and a host that is none, are told in one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const PORT = String((server.address() as AddressInfo).port);
  const taken = await saysAtStart({ PORT });
  const takenForTwo = await saysAtStart({ PORT, WEB_CONCURRENCY: '2' });
  server.close();
  for (const told of [taken, takenForTwo])
    expect(told).toMatch(
      new RegExp(`^The site cannot listen at HOST=127.0.0.1 and PORT=${PORT}: another .+$`),
    );
  const HOST = 'nowhere.invalid';
  for (const WEB_CONCURRENCY of ['1', '2'])
    expect(await saysAtStart({ HOST, WEB_CONCURRENCY })).toMatch(/^.+HOST=nowhere.invalid .+$/);
});

test('a PostgreSQL that is not there is told in one sentence, without its password', async () => {
  const DATABASE_URL = 'postgres://cook:hunter2@127.0.0.1:9/site';
  const says = await saysAtStart({ DATABASE_URL });
  expect(says).toBe('No PostgreSQL answers at the host and port in DATABASE_URL.');
});
