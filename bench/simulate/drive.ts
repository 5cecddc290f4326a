import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

/** One request of a measurement. */
export type Sent = {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Uint8Array | string;
};

const atOnce = 4;

/**
 * Sends requests, a few at a time, as browsers do: connections are kept and replies come
 * compressed. Answers with the bytes that an average reply took; rejects when one is refused.
 */
export async function drive(origin: string, requests: readonly Sent[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let [next, bytes] = [0, 0];
  const work = async () => {
    for (;;) {
      const one = requests[next];
      next += 1;
      if (!one) return;
      // Added after the wait: `bytes += await` would forget what others add meanwhile.
      const size = await send(agent, origin, one);
      bytes += size;
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    agent.destroy();
  }
  return bytes / requests.length;
}

function send(
  agent: Agent,
  origin: string,
  { path, method, headers, body }: Sent,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const options = {
    agent,
    method: method ?? 'GET',
    headers: { 'accept-encoding': 'br, gzip', ...headers },
  };
  const sent = request(origin + path, options, (reply) => {
    let size = 0;
    reply.on('data', (part: Buffer) => {
      size += part.byteLength;
    });
    reply.on('error', reject);
    reply.on('end', () => {
      const isGood = (reply.statusCode ?? 500) < 300;
      if (isGood) resolve(size);
      else reject(new Error(`${path} answered ${reply.statusCode}`));
    });
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
