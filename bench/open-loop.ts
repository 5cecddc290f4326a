import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

type OpenLoop = { url: string; perSecond: number; seconds: number; paths: string[] };

/**
 * Sends so many requests a second whether the ones before were answered or not, as people do who know nothing of
 * each other, and tells how long each took, in milliseconds.
 */
export async function openLoop({ url, perSecond, seconds, paths }: OpenLoop): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const sent: Promise<number>[] = [];
  const start = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = start + (n * 1_000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    const answered = timed(agent, url + paths[n % paths.length]);
    // What fails is told where all of them are waited for; until then it is not unheard.
    answered.catch(() => undefined);
    sent.push(answered);
  }
  try {
    return await Promise.all(sent);
  } finally {
    agent.destroy();
  }
}

function timed(agent: Agent, url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const begun = performance.now();
  request(url, { agent }, (reply) => {
    reply.on('error', reject);
    reply.on('end', () => {
      if (reply.statusCode === 200) resolve(performance.now() - begun);
      else reject(new Error(`${url} answered ${reply.statusCode}`));
    });
    reply.resume();
  })
    .on('error', reject)
    .end();
  return promise;
}
