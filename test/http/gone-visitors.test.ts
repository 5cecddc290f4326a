import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressKey } from '#server/limits/address-key.ts';
import { dial } from '#test/support/raw-http.ts';
import { openSite, type TestSite } from '#test/support/site.ts';

const visitors = 20;
let made = 0;

let site: TestSite;
let origin: string;
beforeAll(async () => {
  const settings = { LIMIT_SEARCH_PER_ADDRESS: String(visitors) };
  site = await openSite(settings, {
    reading: (_file, { reader, searcher }) => ({
      reader: {
        ...reader,
        listCards(...asked) {
          workFor(12);
          return reader.listCards(...asked);
        },
      },
      searcher: {
        ...searcher,
        browseRecipes(...asked) {
          made += 1;
          return searcher.browseRecipes(...asked);
        },
      },
    }),
  });
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site[Symbol.asyncDispose]());

/** Longer than replies may be begun in one turn of the event loop: whoever comes meanwhile waits for another. */
function workFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('a search of somebody who goes away while it waits for its turn is made, and counted under their address', async () => {
  const sockets = await Promise.all(Array.from({ length: 2 * visitors }, () => dial(origin)));
  for (const [n, socket] of sockets.entries()) {
    const isGoing = n % 2 === 1;
    const path = isGoing ? `browse?sort=rated&limit=${n}` : `get-food?view=card&limit=${n + 1}`;
    socket.write(`GET /api/v1/food/${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    if (isGoing) socket.destroy();
  }
  await expect.poll(() => made).toBe(visitors);
  expect(await site.deps.limits.searchPerAddress.isUsedUp(addressKey('127.0.0.1'))).toBe(true);
  for (const socket of sockets) socket.destroy();
});
