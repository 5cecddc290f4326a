import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadPlan, LoadRequest, LoadResult } from './load.ts';

const script = join(import.meta.dirname, 'load.ts');

type Options = { connections: number; seconds: number; perSecond?: number };

/** Sends requests from a process of its own and answers what came of it. */
export async function runLoad(
  url: string,
  requests: LoadRequest[] | LoadRequest[][],
  options: Options,
): Promise<LoadResult> {
  const lists = (Array.isArray(requests[0]) ? requests : [requests]) as LoadRequest[][];
  const child = fork(script, { serialization: 'advanced' });
  const answer = once(child, 'message');
  const ended = once(child, 'exit');
  child.send({ url, ...options, lists } satisfies LoadPlan);
  const first = await Promise.race([answer, ended.then(() => null)]);
  if (!first) throw new Error('The load generator ended without a result');
  await ended;
  return first[0] as LoadResult;
}
