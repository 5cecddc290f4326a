import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { dial } from '#test/support/raw-http.ts';
import { BodiesUnderWay } from './bodies-under-way.ts';

/** More than the system takes off a connection that nobody reads. */
const body = () => Buffer.alloc(20_000_000);

/** A server that answers each request with the next of these bodies. */
async function serve(bodies: Buffer[], underWay: BodiesUnderWay) {
  const server = createServer((_request, response: ServerResponse) => {
    const next = bodies.shift() ?? Buffer.alloc(0);
    response.writeHead(200, { 'content-length': next.byteLength }).end(next);
    underWay.watch(response, next);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    async ask(times = 1) {
      const socket = await dial(origin);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times));
      await once(socket, 'readable');
      return socket;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

test('a body that several read counts once, and no more when they are gone', async () => {
  const shared = body();
  const underWay = new BodiesUnderWay(50_000_000);
  await using site = await serve([shared, shared, shared], underWay);
  const sockets = [await site.ask(), await site.ask(), await site.ask()];
  expect(underWay.bytes).toBe(shared.byteLength);
  sockets[0]?.destroy();
  sockets[1]?.destroy();
  expect(underWay.bytes).toBe(shared.byteLength);
  sockets[2]?.destroy();
  await expect.poll(() => underWay.bytes).toBe(0);
});

test('bodies that wait behind another on a connection count too, and go with it', async () => {
  const underWay = new BodiesUnderWay(90_000_000);
  await using site = await serve([body(), body(), body()], underWay);
  const socket = await site.ask(3);
  await expect.poll(() => underWay.bytes).toBe(60_000_000);
  socket.destroy();
  await expect.poll(() => underWay.bytes).toBe(0);
});

test('past the bound the longest reader is given up, and the newest never', async () => {
  const underWay = new BodiesUnderWay(10_000_000);
  await using site = await serve([body(), body()], underWay);
  const first = await site.ask();
  expect(underWay.bytes).toBe(20_000_000);
  const second = await site.ask();
  expect(underWay.bytes).toBe(20_000_000);
  first.resume();
  await once(first, 'close');
  expect(first.bytesRead).toBeLessThan(20_000_000);
  second.resume();
  await expect.poll(() => second.bytesRead).toBeGreaterThan(20_000_000);
  second.destroy();
});
