import { type Person, signUp } from '#test/support/people.ts';
import { photoBlob, recipeForm } from '#test/support/site.ts';
import type { LoadRequest, LoadResult } from '../load.ts';
import type { Report } from '../report.ts';
import { runLoad } from '../run-load.ts';
import type { MeasuredServer } from '../servers.ts';
import { newestFoods, visitorPaths } from '../visits.ts';
import { saveRequest } from './signed-in.ts';

const connections = 20;
/** One write after so many reads is 5%. */
const readsPerWrite = 19;
/** Of twenty writes: what people do most is save, then edit, then publish. */
const kinds = [...Array(15).fill('save'), ...Array(4).fill('edit'), 'publish'] as Kind[];
type Kind = 'save' | 'edit' | 'publish';

/** Reads of visitors alone, then with 5% writes mixed in, on the same site. */
export async function measureWrites(
  report: Report,
  site: MeasuredServer,
  seconds: number,
): Promise<void> {
  const { pages, calls } = visitorPaths(await newestFoods(site.url));
  const reads = [...pages, ...calls];
  const mixed = await mixedLists(site, reads);
  await runLoad(site.url, reads, { connections, seconds: 2 });
  site.reset();
  const alone = await runLoad(site.url, reads, { connections, seconds });
  const loopAlone = await site.vitals();
  site.reset();
  const both = await runLoad(site.url, mixed, { connections, seconds });
  const loopBoth = await site.vitals();
  if (alone.failed + both.failed > 0) {
    throw new Error(`${alone.failed} and ${both.failed} requests failed`);
  }
  const ratio = both.reads.p99 / alone.reads.p99;
  report.reach('writes', ratio);
  report.check(
    'longest wait of the event loop, reads with 5% writes',
    loopBoth.loopMax,
    { atMost: 50 },
    ' ms',
  );
  report.table({
    title: 'Reads with 5% writes',
    note: `20 connections, each one write after 19 reads (${reads.length} pages and calls of visitors). Of 20 writes 15 are saves, 4 edits and 1 publishes with a photo; each is safe on the disk when it is answered, and shows at once.`,
    head: ['what', '/s', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'loop p99 ms', 'loop max ms'],
    rows: [
      row('reads alone', alone.reads, loopAlone),
      row('reads beside writes', both.reads, loopBoth),
      row('writes beside reads', both.writes, loopBoth),
    ],
  });
}

type Loop = { loopP99: number; loopMax: number };

function row(what: string, latencies: LoadResult['reads'], { loopP99, loopMax }: Loop) {
  const { perSecond, p50, p95, p99, max } = latencies;
  return [what, perSecond, p50, p95, p99, max, loopP99, loopMax];
}

/** A list for each connection: the same reads from another place on, and writes of its own person. */
async function mixedLists(site: MeasuredServer, reads: LoadRequest[]): Promise<LoadRequest[][]> {
  const lists: LoadRequest[][] = [];
  for (let n = 0; n < connections; n += 1) {
    const writes = await writesOf(site, n);
    const list = writes.flatMap((write, index) => {
      const first = (n + index) * readsPerWrite;
      const some = Array.from(
        { length: readsPerWrite },
        (_, i) => reads[(first + i) % reads.length],
      );
      return [...(some as LoadRequest[]), write];
    });
    lists.push(list);
  }
  return lists;
}

async function writesOf(site: MeasuredServer, n: number): Promise<LoadRequest[]> {
  const person = await signUp(site.url, 'Busy');
  const publish = await publishRequest(person, `Busy dish ${n}`);
  const { food } = await send(site, publish);
  const edit: LoadRequest = {
    path: `/api/v1/food/update-food/${food._id}`,
    method: 'PUT',
    headers: { authorization: person.token, 'content-type': 'application/json' },
    body: toBase64(
      JSON.stringify({
        name: food.name,
        description: `${food.description}, again`,
        ingredientList: food.ingredientList,
        stepList: food.stepList,
        category: food.category._id,
      }),
    ),
  };
  const one: Record<Kind, LoadRequest> = { save: saveRequest(person, food._id), edit, publish };
  // Each connection begins elsewhere, so that they do not all publish at once.
  return kinds.map((_, index) => one[kinds[(index + n) % kinds.length] ?? 'save']);
}

const toBase64 = (text: string): string => Buffer.from(text).toString('base64');

/** A publish with a photo of 1200 x 900. */
export async function publishRequest(person: Person, name: string): Promise<LoadRequest> {
  const encoded = new Response(await recipeForm({ name, photo: await photoBlob(1200, 900) }));
  return {
    path: '/api/v1/food/create-food',
    method: 'POST',
    headers: {
      authorization: person.token,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await encoded.arrayBuffer()).toString('base64'),
  };
}

async function send(site: MeasuredServer, request: LoadRequest) {
  const reply = await fetch(site.url + request.path, {
    method: request.method ?? 'GET',
    headers: request.headers ?? {},
    body: Buffer.from(request.body ?? '', 'base64'),
  });
  if (!reply.ok) throw new Error(`${request.path} answered ${reply.status}`);
  return reply.json();
}
