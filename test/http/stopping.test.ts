import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseSettings, engine, openStorage } from '#test/support/engines.ts';
import { newEmail, openAccount, type Person } from '#test/support/people.ts';
import { childrenOf, isRunning } from '#test/support/processes.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { openSite, recipeForm } from '#test/support/site.ts';

/** A SQLite file is one process's own; two share a PostgreSQL. */
const processes = engine === 'postgres' ? 2 : 1;

describe(`a site of ${processes} that is told to stop`, () => {
  let folder: string;
  let settings: Record<string, string>;
  let cook: Person;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'potluck-stopping-'));
    const own = { STARTER: 'off', WEB_CONCURRENCY: String(processes) };
    settings = { ...own, ...(await databaseSettings(folder)) };
    await using storage = await openStorage(folder);
    cook = await openAccount({ writer: storage.writer, now: Date.now }, 'Cook', newEmail('Cook'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const start = (extra: Record<string, string> = {}) =>
    ServedSite.start(folder, { ...settings, ...extra });

  /** Begins to publish: the server has read the head of the request and waits for its body. */
  async function beginPublishing({ url }: ServedSite, name: string) {
    const encoded = new Response(await recipeForm({ name }));
    const body = Buffer.from(await encoded.arrayBuffer());
    const headers = {
      authorization: cook.token,
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': body.length,
      expect: '100-continue',
    };
    const agent = new Agent({ keepAlive: true });
    const sent = request(`${url}/api/v1/food/create-food`, { method: 'POST', headers, agent });
    sent.on('error', () => undefined);
    sent.flushHeaders();
    await once(sent, 'continue');
    sent.write(body.subarray(0, 100));
    return { sent, rest: body.subarray(100) };
  }

  async function finish({ sent, rest }: { sent: ClientRequest; rest: Buffer }) {
    sent.end(rest);
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
  }

  /** Asks again and again on one connection that is kept alive, until nobody takes a new one. */
  async function askUntilRefused({ url }: ServedSite): Promise<string> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const sent = request(`${url}/healthz`, { agent });
      sent.end();
      const reply = await once(sent, 'response').catch((error: NodeJS.ErrnoException) => error);
      if (!Array.isArray(reply) && reply.code === 'ECONNREFUSED') return reply.code;
      // One that the server is just closing may be cut; the next one tells.
      if (Array.isArray(reply)) await text(reply[0]);
    }
  }

  /** How a recipe is answered by who opens the folder once the site is gone. */
  async function statusLater(slug: string): Promise<number> {
    await using later = await openSite({}, { folder });
    return (await later.call(`/api/v1/food/get-food/${slug}`)).statusCode;
  }

  async function idleConnection({ url }: ServedSite) {
    const agent = new Agent({ keepAlive: true });
    const sent = request(`${url}/healthz`, { agent });
    sent.end();
    const [socket] = await once(sent, 'socket');
    const [reply] = await once(sent, 'response');
    await text(reply);
    return { ended: once(socket, 'close') };
  }

  test('finishes what is under way, takes nothing new, and ends with 0', async () => {
    const site = await start({ STOP_SECONDS: '600' });
    const idle = await idleConnection(site);
    const publishing = await beginPublishing(site, 'Last dal');
    const ended = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    expect(await askUntilRefused(site)).toBe('ECONNREFUSED');
    await idle.ended;
    const reply = await finish(publishing);
    expect(reply.status, reply.body).toBe(201);
    expect(await ended).toEqual([0, null]);
    expect(await statusLater('last-dal')).toBe(200);
  });

  test('answers that it is not ready for as long as it was asked to, and serves until it is told twice', async () => {
    await using site = await start({ DRAIN_SECONDS: '600' });
    site.process.kill('SIGTERM');
    let ready = await fetch(`${site.url}/readyz`);
    while (ready.ok) ready = await fetch(`${site.url}/readyz`);
    expect(ready.status).toBe(503);
    expect((await fetch(`${site.url}/api/v1/food/get-recent`)).status).toBe(200);
    const ended = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  });

  test('waits no longer than it may, and says that it cut something off', async () => {
    await using site = await start({ STOP_SECONDS: '1' });
    await beginPublishing(site, 'Endless dal');
    const ended = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(site.output).toContain('within 1 seconds, and is cut off');
  });

  test('ends at once when it is told twice, with every process of it', async () => {
    await using site = await start({ STOP_SECONDS: '600' });
    // The parent begins the second once it has heard that the first listens; the test may hear it sooner.
    const count = processes === 1 ? 0 : processes;
    await expect.poll(() => childrenOf(site.process)).toHaveLength(count);
    const others = await childrenOf(site.process);
    await beginPublishing(site, 'Cut dal');
    const ended = once(site.process, 'exit');
    site.process.kill('SIGTERM');
    await askUntilRefused(site);
    site.process.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    for (const pid of others) while (isRunning(pid)) await wait(20);
    expect(await statusLater('cut-dal')).toBe(404);
  });
});
