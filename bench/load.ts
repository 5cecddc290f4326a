import autocannon, { type Client, type Request } from 'autocannon';
import { openLoop } from './open-loop.ts';

/** What to send: each connection works through its own list, over and over. */
export type LoadPlan = {
  url: string;
  connections: number;
  seconds: number;
  /** One list for every connection, or one list each. Bodies are base64. */
  lists: LoadRequest[][];
  /** So many a second, answered or not; without it each connection waits for its answer. */
  perSecond?: number;
};
export type LoadRequest = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** Milliseconds, except `perSecond`, `count` and `failed`. */
export type Latencies = {
  count: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
};
export type LoadResult = { reads: Latencies; writes: Latencies; failed: number; bytes: number };

const isWrite = (request: LoadRequest): boolean => (request.method ?? 'GET') !== 'GET';

function toRequest({ body, ...request }: LoadRequest): Request {
  return body === undefined ? request : { ...request, body: Buffer.from(body, 'base64') };
}

function summarize(times: number[], seconds: number): Latencies {
  times.sort((a, b) => a - b);
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    count: times.length,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
  };
}

/** Runs a plan; reads and writes are timed apart. A process of its own runs this, and nothing else. */
async function load({ url, connections, seconds, lists }: LoadPlan): Promise<LoadResult> {
  const reads: number[] = [];
  const writes: number[] = [];
  let clients = 0;
  const setupClient = (client: Client) => {
    const list = lists[clients % lists.length] ?? [];
    clients += 1;
    client.setRequests(list.map(toRequest));
    let next = 0;
    client.on('response', (_status: number, _bytes: number, time: number) => {
      const request = list[next % list.length];
      next += 1;
      (request && isWrite(request) ? writes : reads).push(time);
    });
  };
  const requests = (lists[0] ?? []).map(toRequest);
  const result = await autocannon({ url, connections, duration: seconds, setupClient, requests });
  return {
    reads: summarize(reads, result.duration),
    writes: summarize(writes, result.duration),
    failed: result.errors + result.timeouts + result.non2xx,
    bytes: result.throughput.total,
  };
}

async function loadOpen({ url, seconds, lists }: LoadPlan, perSecond: number): Promise<LoadResult> {
  const paths = lists.flat().map(({ path }) => path);
  const times = await openLoop({ url, perSecond, seconds, paths });
  return { reads: summarize(times, seconds), writes: summarize([], seconds), failed: 0, bytes: 0 };
}

const send = process.send?.bind(process);
if (send) {
  process.once('message', async (plan: LoadPlan) => {
    const result = plan.perSecond ? await loadOpen(plan, plan.perSecond) : await load(plan);
    send(result, () => process.disconnect?.());
  });
}
