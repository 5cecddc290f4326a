import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

type Plan = { url: string; paths: string[]; visitors: number; pauseMs: number };
/** Milliseconds that readers waited, in order, and answers that were none. */
export type Waits = { times: number[]; failed: number };

/** Ordinary visitors, in a process of their own so that what the raid sends does not hold them up. */
export class Visitors {
  readonly #child = fork(import.meta.filename, { serialization: 'advanced' });

  constructor(plan: Plan) {
    this.#child.send(plan);
  }

  /** Ends their visit. */
  async leave(): Promise<Waits> {
    const answer = once(this.#child, 'message');
    this.#child.send('leave');
    const [waits] = await answer;
    return waits as Waits;
  }
}

/** Reads page after page with a pause between two, from an address of its own, until told to leave. */
async function visit(
  { url, paths, pauseMs }: Plan,
  number: number,
  waits: Waits,
  isOver: () => boolean,
) {
  const headers = { 'x-forwarded-for': `192.0.2.${number + 1}`, 'accept-encoding': 'br' };
  for (let n = number; !isOver(); n += 1) {
    const began = performance.now();
    const isAnswered = await fetch(`${url}${paths[n % paths.length]}`, { headers }).then(
      async (reply) => {
        await reply.arrayBuffer();
        return reply.ok;
      },
      () => false,
    );
    waits.times.push(performance.now() - began);
    if (!isAnswered) waits.failed += 1;
    await wait(pauseMs);
  }
}

const send = process.send?.bind(process);
if (send) {
  const [plan] = (await once(process, 'message')) as [Plan];
  const waits: Waits = { times: [], failed: 0 };
  let isOver = false;
  const all = Array.from({ length: plan.visitors }, (_, n) => visit(plan, n, waits, () => isOver));
  await once(process, 'message');
  isOver = true;
  await Promise.all(all);
  waits.times.sort((a, b) => a - b);
  send(waits, () => process.disconnect?.());
}
