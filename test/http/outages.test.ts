import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '#test/support/people.ts';
import { PostgresServer } from '#test/support/postgres-server.ts';
import { ServedSite } from '#test/support/served-site.ts';

const clients = 20;
const token = 'a token for the tests';
const settings = {
  STARTER: 'off',
  WEB_CONCURRENCY: '2',
  METRICS_TOKEN: token,
  LIMIT_CONTACT_PER_ADDRESS: '1000000',
};

/** A PostgreSQL of its own, because it is made to fall. */
describe('under twenty writing clients', () => {
  let postgres: PostgresServer;
  let databaseUrl: string;
  let folder: string;
  let site: ServedSite;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    databaseUrl = await postgres.createDatabase('site');
    folder = await mkdtemp(join(tmpdir(), 'potluck-outages-'));
    site = await ServedSite.start(folder, { ...settings, DATABASE_URL: databaseUrl });
  }, 60_000);
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await postgres[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  async function send(subject: string): Promise<number> {
    const form = new FormData();
    form.set('from_email', 'someone@example.org');
    form.set('from_name', 'Someone');
    form.set('subject', subject);
    const url = `${site.url}/api/v1.0/email/send-form`;
    const reply = await fetch(url, { method: 'POST', body: form }).catch(() => null);
    await reply?.arrayBuffer();
    return reply?.status ?? 0;
  }

  /** Writes from twenty clients while the trouble happens, and for a while after; what was acknowledged. */
  async function writeThrough(name: string, trouble: () => Promise<void>) {
    const acknowledged: string[] = [];
    const statuses = new Set<number>();
    let isOver = false;
    const writing = Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; !isOver; n += 1) {
        const subject = `${name} ${client} ${n}`;
        const status = await send(subject);
        statuses.add(status);
        if (status === 200) acknowledged.push(subject);
        else await wait(20);
      }
    });
    await wait(300);
    await trouble();
    const answeredAgain = await answersAgain();
    await wait(300);
    isOver = true;
    await Promise.all(writing);
    return { acknowledged, statuses, answeredAgain };
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

  async function answersAgain(): Promise<boolean> {
    // A process that starts on a busy machine takes its time.
    const end = performance.now() + 60_000;
    while (performance.now() < end) {
      const reply = await fetch(`${site.url}/readyz`).catch(() => null);
      if (reply?.ok) return true;
      await wait(50);
    }
    return false;
  }

  async function expectKept(acknowledged: string[]): Promise<void> {
    const client = new Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query('select subject from contact_messages');
    await client.end();
    const kept = new Set(rows.map((row) => row.subject));
    expect(acknowledged.length).toBeGreaterThan(clients);
    expect(acknowledged.filter((subject) => !kept.has(subject))).toEqual([]);
  }

  async function processes(): Promise<number[]> {
    const { pid } = site.process;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.trim().split(/\s+/).map(Number);
  }

  /** The status of an answer over a connection of its own. */
  async function askAnew(): Promise<number | undefined> {
    const signal = AbortSignal.timeout(20_000);
    const [reply] = await once(get(`${site.url}/healthz`, { agent: false, signal }), 'response');
    reply.resume();
    return reply.statusCode;
  }

  test('a process that hangs takes no connection from the others, nor does its death', async () => {
    await untilBothServe();
    const [victim] = await processes();
    process.kill(victim as number, 'SIGSTOP');
    const answers = Promise.all(Array.from({ length: clients }, askAnew));
    await wait(200);
    process.kill(victim as number, 'SIGKILL');
    expect(new Set(await answers)).toEqual(new Set([200]));
  }, 150_000);

  test('a process that is killed is replaced, and nothing acknowledged is lost', async () => {
    await untilBothServe();
    const [victim] = await processes();
    const outcome = await writeThrough('kill', async () => {
      process.kill(victim as number, 'SIGKILL');
      await wait(200);
    });
    await expectKept(outcome.acknowledged);
    expect(outcome.answeredAgain).toBe(true);
    await untilBothServe();
    expect(await processes()).not.toContain(victim);
  }, 150_000);

  test('a database that crashes and comes back costs 503s, and nothing acknowledged', async () => {
    const outcome = await writeThrough('crash', async () => {
      await postgres.halt('SIGQUIT');
      await wait(500);
      const reply = await fetch(`${site.url}/api/v1/food/get-food/no-such-dish`).catch(() => null);
      const ready = await fetch(`${site.url}/readyz`).catch(() => null);
      await postgres.resume();
      expect([reply?.status, reply?.headers.get('retry-after')]).toEqual([503, '30']);
      expect(ready?.status).toBe(503);
    });
    expect(outcome.answeredAgain).toBe(true);
    expect([...outcome.statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
    await expectKept(outcome.acknowledged);
    expect(site.output).not.toContain('cooking');
  }, 150_000);

  test('connections that are cut are replaced', async () => {
    const outcome = await writeThrough('cut', async () => {
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
    expect(outcome.answeredAgain).toBe(true);
    expect([...outcome.statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
    await expectKept(outcome.acknowledged);
  }, 150_000);

  test('metrics count what every process has answered', async () => {
    const person = await signUp(site.url);
    for (let n = 0; n < 10; n += 1) {
      await fetch(`${site.url}/api/v1/auth/me`, { headers: { authorization: person.token } });
    }
    const headers = { authorization: `Bearer ${token}` };
    const text = await (await fetch(`${site.url}/metrics`, { headers })).text();
    const counted = /requests_total\{route="\/api\/v1\/auth\/me",method="GET",status="200"\} (\d+)/;
    expect(Number(counted.exec(text)?.[1])).toBe(10);
    expect(text).toMatch(/potluck_pool_connections [1-9]/);
  });
});
