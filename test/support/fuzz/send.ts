import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FuzzRequest } from './requests.ts';
import type { FuzzReply } from './verdict.ts';

const patienceMs = 20_000;

/** Sends requests as they are, over connections that are used again. Rejects when no reply comes in time. */
export class Sender implements Disposable {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });
  readonly #origin: URL;

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  send({ method, path, headers, body }: FuzzRequest): Promise<FuzzReply> {
    const { hostname, port } = this.#origin;
    // Said aloud, because Node leaves the length out for methods that usually have no body.
    const length = body ? { 'content-length': String(body.length) } : {};
    return new Promise((resolve, reject) => {
      const options = { hostname, port, method, path, agent: this.#agent };
      const sent = request(
        { ...options, headers: { ...headers, ...length }, timeout: patienceMs },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk) => chunks.push(chunk));
          reply.on('error', reject);
          reply.on('end', () => {
            const text = decode(Buffer.concat(chunks), reply.headers['content-encoding']);
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: text });
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`no reply in ${patienceMs} ms`)));
      sent.on('error', reject);
      sent.end(body ?? undefined);
    });
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
}
