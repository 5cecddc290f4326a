import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SmallDisk } from '#test/support/faults/small-disk.ts';
import { PostgresServer } from '#test/support/postgres-server.ts';
import { childrenOf } from '#test/support/processes.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { TwentyClients } from '#test/support/twenty-clients.ts';
import { sameUser } from '#test/support/unprivileged.ts';

const token = 'a token for the tests';
const settings = {
  STARTER: 'off',
  WEB_CONCURRENCY: '2',
  METRICS_TOKEN: token,
  LIMIT_CONTACT_PER_ADDRESS: '1000000',
  LIMIT_CONTACT_PER_BLOCK: '1000000',
  LIMIT_PUBLISH_PER_ACCOUNT: '1000000',
  LIMIT_EDIT_PER_ACCOUNT: '1000000',
  LIMIT_RENAME_PER_RECIPE: '1000000',
};

/** A PostgreSQL of its own, because it is made to fall; the photos on a small disk, where one can be had. */
describe('under twenty writing clients', () => {
  let postgres: PostgresServer;
  let databaseUrl: string;
  let disk: SmallDisk | null;
  let folder: string;
  let site: ServedSite;
  let clients: TwentyClients;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    databaseUrl = await postgres.createDatabase('site');
    disk = await SmallDisk.mount(64, sameUser);
    folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'potluck-outages-')));
    site = await ServedSite.start(folder, { ...settings, DATABASE_URL: databaseUrl });
    clients = await TwentyClients.of(site.url);
  });
  afterAll(async () => {
    // Where the beginning failed there may be a database server and nothing else.
    await site?.[Symbol.asyncDispose]();
    await postgres?.[Symbol.asyncDispose]();
    await (disk ? disk[Symbol.asyncDispose]() : rm(folder, { recursive: true, force: true }));
  });

  /** Clients write before the trouble, while it lasts, and until they succeed again. */
  async function writeThrough(trouble: () => Promise<void>): Promise<number[]> {
    clients.start();
    await clients.succeedAgain();
    await trouble();
    await clients.succeedAgain();
    await clients.stop();
    expect(await clients.problems(databaseUrl)).toEqual([]);
    return [...clients.statuses].filter((status) => status !== 200 && status !== 201).sort();
  }

  /** How many processes serve, as the site itself tells. */
  async function serving(): Promise<number> {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${site.url}/metrics`, { headers }).catch(() => null);
    const text = (await reply?.text()) ?? '';
    return Number(/^potluck_processes (\d+)/m.exec(text)?.[1] ?? 0);
  }

  async function untilBothServe(): Promise<void> {
    while ((await serving()) < 2) await wait(100);
  }

  test('a process that is killed is replaced, and nothing acknowledged is lost', async () => {
    await untilBothServe();
    const [victim] = await childrenOf(site.process);
    const others = await writeThrough(async () => {
      process.kill(victim as number, 'SIGKILL');
      await wait(200);
    });
    expect(others.filter((status) => status !== 0)).toEqual([]);
    await untilBothServe();
    expect(await childrenOf(site.process)).not.toContain(victim);
  });

  test.each(['SIGQUIT', 'SIGINT'] as const)(
    'a database that ends by %s and comes back costs 503s, and nothing acknowledged',
    async (signal) => {
      const others = await writeThrough(async () => {
        await postgres.halt(signal);
        await wait(500);
        // A chore that is tried each second is logged like any error, so that ten lines a minute tell of it.
        await expect.poll(() => site.output).toContain('"msg":"followers could not be told"');
        const reply = await fetch(`${site.url}/api/v1/food/get-food/no-such-dish`);
        const ready = await fetch(`${site.url}/readyz`);
        await postgres.resume();
        expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '30']);
        expect(ready.status).toBe(503);
      });
      expect(others).toEqual([503]);
      expect(site.output).not.toContain('cooking');
    },
  );

  test('connections that are cut are replaced', async () => {
    const others = await writeThrough(async () => {
      const client = new Client(databaseUrl);
      await client.connect();
      for (let n = 0; n < 10; n += 1) {
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        );
        await wait(50);
      }
      await client.end();
    });
    expect(others.filter((status) => status !== 503)).toEqual([]);
  });

  test('a full disk for the photos puts publishing off, and takes no photo by half', async (context) => {
    if (!disk) return context.skip('not run: this machine refuses to mount a small disk');
    const small = disk;
    const others = await writeThrough(async () => {
      // A publish that is put off gives back the room that it had taken.
      while (!clients.statuses.has(503)) await small.fill(0);
      const { messages } = clients.acknowledged;
      const sent = messages.length;
      while (messages.length < sent + 10) await wait(20);
      expect((await fetch(`${site.url}/explore`)).status).toBe(200);
      await small.free();
    });
    expect(others).toEqual([503]);
  });
});
