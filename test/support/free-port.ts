import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves: what is free now may be taken by nobody else meanwhile. */
const [lowest, highest] = [10_000, 32_767];

/** A port that nobody listens on at present, and that no system gives to a connection or to a server without one. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const tried = Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  server.listen(port, '127.0.0.1');
  if (!(await tried)) return false;
  server.close();
  await once(server, 'close');
  return true;
}
