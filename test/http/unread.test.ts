import { once } from 'node:events';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { plainRecipe } from '#test/support/plain-recipe.ts';
import { dial } from '#test/support/raw-http.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const recipes = 240;
const megabytesOfList = 5;
const readers = 38;
/** Of 128 MB, and one more for the newest. */
const mostHeld = 32;

// One word: many would be looked up and written into the index of words for nothing.
const description = 'x'.repeat((megabytesOfList * 1_000_000) / 200);

async function fill(site: TestSite): Promise<void> {
  const { _id } = await site.person();
  for (let n = 0; n < recipes; n += 1) {
    await site.deps.writer.publishRecipe(plainRecipe(n, _id, { description }), null);
  }
}

/** Asks for a list and reads no more than its beginning. */
async function askAndLeave(origin: string, limit: number): Promise<Socket> {
  const socket = await dial(origin);
  socket.write(`GET /api/v1/food/get-food?limit=${limit} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

test('lists that nobody reads are held to a bound, and whoever reads one gets it whole', async () => {
  await using site = await openSite();
  await fill(site);
  const origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
  const connections = promisify(site.app.server.getConnections.bind(site.app.server));
  const idle: Socket[] = [];
  for (let n = 0; n < readers; n += 1) idle.push(await askAndLeave(origin, 163 + n));

  await expect.poll(() => connections()).toBeLessThanOrEqual(mostHeld);
  // Whoever came before is let be as long as there is room.
  expect(await connections()).toBeGreaterThan(mostHeld / 2);
  const reply = await fetch(`${origin}/api/v1/food/get-food?limit=${recipes}`);
  expect(((await reply.json()) as { foods: unknown[] }).foods).toHaveLength(recipes);
  for (const socket of idle) socket.destroy();
});
