import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPostgres } from '#storage/postgres/open.ts';
import { openAccount, type Person } from '#test/support/people.ts';
import { startPostgres } from '../engines.ts';
import { createGenerator } from '../generate.ts';
import type { LoadRequest } from '../load.ts';
import type { Report } from '../report.ts';
import { runLoad } from '../run-load.ts';
import { type MeasuredServer, startSite } from '../servers.ts';
import { familyTime, parentOf } from '../simulate/processor-time.ts';
import { watchWaits } from '../waits.ts';

const connections = 16;
const filled = 1_000;
/** Of each connection in a second; no load comes near it. */
const most = 60;
const recipesEach = 20;

type Generate = ReturnType<typeof createGenerator>;
type Cook = Person & { recipeIds: string[]; photoIds: string[] };
type Place = { url: string; cooks: Cook[]; generate: Generate; seconds: number };

/** Publishes and edits a second on PostgreSQL by one process and by two, their photos uploaded before. */
export async function measurePublishes(report: Report, seconds: number): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const processes of [1, 2]) {
    const folder = await mkdtemp(join(tmpdir(), 'potluck-publishes-'));
    await using postgres = await startPostgres();
    await postgres.fill(folder, 0, filled);
    const { DATABASE_URL: url = '' } = postgres.settings(folder);
    const place = { url, cooks: await prepare(url, seconds), generate: createGenerator(), seconds };
    const settings = { DATABASE_URL: url, WEB_CONCURRENCY: String(processes) };
    {
      await using site = await startSite(folder, { settings });
      await site.rests();
      for (const kind of ['publishes', 'edits'] as const) {
        const row = await measure(site, place, kind);
        if (processes === 1) report.reach(kind, row[0] ?? 0);
        rows.push([kind, processes, ...row]);
      }
    }
    await rm(folder, { recursive: true, force: true });
  }
  report.table({
    title: 'Publishes and edits on PostgreSQL',
    note: `${connections} connections, photos uploaded before, each write safe on the disk when it is answered. Processor time is that of a write, without the load generator's. The last columns: how many of the database's connections wait at a time for a row or a lock, for the disk, and for the site's next statement while they hold what they have written.`,
    head: [
      'what',
      'processes',
      '/s',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'ms of the site',
      'ms of the database',
      'wait for a row',
      'for the disk',
      'for the site',
    ],
    rows,
  });
}

async function measure(
  site: MeasuredServer,
  place: Place,
  kind: 'publishes' | 'edits',
): Promise<number[]> {
  const { url, seconds } = place;
  const request = kind === 'publishes' ? publishRequest : editRequest;
  const lists = place.cooks.map((cook, n) =>
    Array.from({ length: seconds * most }, (_, m) => request(cook, place.generate, n, m)),
  );
  const pids = [site.pid, await postmasterOf(url)];
  const before = pids.map(familyTime);
  await using waits = await watchWaits(url);
  const { writes, failed } = await runLoad(site.url, lists, { connections, seconds });
  if (failed > 0) throw new Error(`${failed} of ${writes.count} ${kind} failed`);
  const spent = pids.map((pid, n) => (familyTime(pid) - (before[n] ?? 0)) / writes.count);
  const { perSecond, p50, p95, p99 } = writes;
  return [perSecond, p50, p95, p99, ...spent, ...waits.found()];
}

/** People with sessions, recipes of theirs, and uploads that wait. */
async function prepare(url: string, seconds: number): Promise<Cook[]> {
  await using storage = await openPostgres({ url });
  const client = new Client(url);
  await client.connect();
  const generate = createGenerator();
  const cooks: Cook[] = [];
  for (let n = 0; n < connections; n += 1) {
    const { writer } = storage;
    const person = await openAccount({ writer, now: Date.now }, 'Busy', `busy${n}@bench.example`);
    const userId = person.user._id;
    const recipes = Array.from({ length: recipesEach }, (_, m) => generate(numberOf(n, m)));
    for (const recipe of recipes) await writer.publishRecipe({ ...recipe, userId }, null);
    const { rows } = await client.query<{ id: string }>(
      `insert into photos (id, user_id, place, caption, width, height, color, bytes, created_at)
       select md5(random()::text), $1, 0, '', 1200, 900, '#aabbcc', 100, $2::bigint
       from generate_series(1, $3) returning id`,
      [userId, Date.now(), seconds * most],
    );
    const [recipeIds, photoIds] = [recipes, rows].map((all) => all.map(({ id }) => id));
    cooks.push({ ...person, recipeIds: recipeIds ?? [], photoIds: photoIds ?? [] });
  }
  await client.end();
  return cooks;
}

/** The number of the m-th recipe of the n-th cook: no other has it. */
const numberOf = (n: number, m: number): number => filled + n * 2_000 + m;

function publishRequest(cook: Cook, generate: Generate, n: number, m: number): LoadRequest {
  const photoIds = [cook.photoIds[m]];
  const body = { ...toBody(generate(numberOf(n, recipesEach + m))), photoIds };
  return toRequest(cook, 'POST', 'create-food', body);
}

function editRequest(cook: Cook, generate: Generate, n: number, m: number): LoadRequest {
  const body = toBody(generate(numberOf(n, m % recipesEach)));
  const description = `${body.description} Tried ${m} times.`;
  const id = cook.recipeIds[m % recipesEach];
  return toRequest(cook, 'PUT', `update-food/${id}`, { ...body, description });
}

function toBody({ name, description, ingredients, steps, categoryId }: ReturnType<Generate>) {
  return { name, description, ingredientList: ingredients, stepList: steps, category: categoryId };
}

function toRequest(cook: Cook, method: string, call: string, body: object): LoadRequest {
  return {
    path: `/api/v1/food/${call}`,
    method,
    headers: { authorization: cook.token, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)).toString('base64'),
  };
}

async function postmasterOf(url: string): Promise<number> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0].pid);
  await client.end();
  return postmaster;
}
