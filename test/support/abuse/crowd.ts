import type { Socket } from 'node:net';
import { dial } from '../raw-http.ts';

/** What a connection says before it falls silent. */
export const silences: Record<string, string> = {
  nothing: '',
  'half a request line': 'GET /ex',
  'half its headers': 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'half a body':
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"email":',
  'half a form':
    'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000\r\n\r\n--b\r\nContent-Disposition: form-data; name="subject"\r\n\r\nhal',
  'a whole request': 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
  'a request for the whole list, which it never reads':
    'GET /api/v1/food/get-food HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20),
};

/** Connections that hold on to a server and say no more; disposing hangs up. */
export class Crowd implements Disposable {
  readonly #sockets: Socket[] = [];
  #refused = 0;

  /** Opens so many, a share of each silence, a few hundred at a time. */
  async gather(origin: string, count: number): Promise<void> {
    const words = Object.values(silences);
    for (let from = 0; from < count; from += 200) {
      const batch = Array.from({ length: Math.min(200, count - from) }, (_, index) =>
        this.#join(origin, words[(from + index) % words.length] ?? ''),
      );
      await Promise.all(batch);
    }
  }

  async #join(origin: string, words: string): Promise<void> {
    try {
      const socket = await dial(origin);
      if (!words.includes('get-food')) socket.resume();
      if (words) socket.write(words);
      this.#sockets.push(socket);
    } catch {
      this.#refused += 1;
    }
  }

  /** How many are still connected, and how many never were let in. */
  get present(): number {
    return this.#sockets.filter((socket) => !socket.closed).length;
  }
  get refused(): number {
    return this.#refused;
  }

  [Symbol.dispose](): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** Asks for pages and calls one after another as an honest visitor, and answers with the slowest in milliseconds. */
export async function slowestOf(origin: string, count: number): Promise<number> {
  const paths = ['/healthz', '/', '/api/v1/food/get-recent', '/api/v1/food/search/dal'];
  let slowest = 0;
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    const path = paths[n % paths.length] ?? '/';
    // A connection of its own each time: the question is whether new visitors get in.
    const reply = await fetch(origin + path, { headers: { connection: 'close' } });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
    slowest = Math.max(slowest, performance.now() - began);
  }
  return slowest;
}
