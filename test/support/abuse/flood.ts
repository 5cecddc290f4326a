import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { dial } from '../raw-http.ts';

type FloodOutcome = {
  /** The status of the refusal, 0 when the line was cut before one came. */
  status: number;
  /** Bytes the server took before it hung up or the flood gave up. */
  sent: number;
  isCut: boolean;
};

const chunkBytes = 64 * 1024;
const payload = Buffer.alloc(chunkBytes, 'x');
const chunk = Buffer.concat([
  Buffer.from(`${chunkBytes.toString(16)}\r\n`),
  payload,
  Buffer.from('\r\n'),
]);

const formHead = (disposition: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
const inChunks = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const post = (path: string, type: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${more}`;
const form = 'multipart/form-data; boundary=b';
const contact = '/api/v1.0/email/send-form';
const endless = 'Transfer-Encoding: chunked\r\n\r\n';

/** Beginnings of bodies that never end, and whether what follows goes in chunks. */
export const floods: Record<string, { head: string; isChunked: boolean }> = {
  'endless JSON': {
    head: post('/api/v1/auth/login', 'application/json', endless),
    isChunked: true,
  },
  'JSON that promises 2 GB': {
    head: post('/api/v1/auth/login', 'application/json', 'Content-Length: 2147483648\r\n\r\n'),
    isChunked: false,
  },
  'an endless field': {
    head: post(contact, form, endless) + inChunks(formHead('name="message"')),
    isChunked: true,
  },
  'an endless file': {
    head: post(contact, form, endless) + inChunks(formHead('name="photo"; filename="p.jpg"')),
    isChunked: true,
  },
  'a form that promises 2 GB': {
    head: `${post(contact, form, 'Content-Length: 2147483648\r\n\r\n')}${formHead('name="message"')}`,
    isChunked: false,
  },
  'a form without any boundary': { head: post(contact, form, endless), isChunked: true },
};

/** Pours until the server hangs up, so many bytes are gone, or nothing is taken any more. */
export async function pour(origin: string, name: string, mostBytes: number): Promise<FloodOutcome> {
  const flood = floods[name];
  if (!flood) throw new Error(`There is no flood of ${name}`);
  const socket = await dial(origin);
  let reply = '';
  socket.on('data', (bytes) => {
    reply += bytes.toString('latin1').slice(0, 1_000);
  });
  socket.write(flood.head);
  let sent = 0;
  const bytes = flood.isChunked ? chunk : payload;
  while (!socket.closed && !socket.destroyed && sent < mostBytes) {
    const goesOn = socket.write(bytes);
    sent += bytes.length;
    if (goesOn) continue;
    // A server that takes no more has stopped the flood just as well.
    const isStuck = await isStalled(socket);
    if (isStuck) break;
  }
  const isCut = socket.closed || socket.destroyed;
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1] ?? 0), sent, isCut };
}

async function isStalled(socket: Socket): Promise<boolean> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const no = () => false;
  const moved = ['drain', 'close'].map((name) => once(socket, name, { signal }).then(no, no));
  const isStuck = await Promise.race([...moved, wait(3_000, true, { signal })]);
  waiting.abort();
  return isStuck;
}
