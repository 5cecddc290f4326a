import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '../engines.ts';
import { createGenerator } from '../generate.ts';
import type { Report } from '../report.ts';
import { type MeasuredServer, startSite } from '../servers.ts';
import { guestToken } from '../table-ids.ts';

const reviews = 10;
const longestMs = 10_000;

/** How long after its writer was answered a review of one process stands in the list that another has kept for visitors. */
export async function measureReach(
  report: Report,
  engine: Engine,
  { folder, recipes }: { folder: string; recipes: number },
): Promise<void> {
  const settings = engine.settings(folder);
  await using here = await startSite(folder, { settings });
  await using there = await startSite(folder, { settings });
  const generate = createGenerator();
  const delays: number[] = [];
  for (let n = 0; n < reviews; n += 1) {
    // One a day for each person and recipe: a kept database is measured again on other recipes.
    const { id } = generate((Math.floor(Date.now() / 100) + n * 7) % recipes);
    delays.push(await reach(here, there, { id, n }));
  }
  const longest = Math.max(...delays);
  const title = `a new review in the kept list of another process, longest of ${reviews}, ${engine.name}`;
  report.check(title, longest, { atMost: 1_000 }, ' ms');
}

type Told = { id: string; n: number };

async function reach(here: MeasuredServer, there: MeasuredServer, { id, n }: Told) {
  const text = `We made it, run ${crypto.randomUUID()}`;
  const newest = async () =>
    (await fetch(`${there.url}/api/v1/recipe-reviews/${id}?sort=newest`)).text();
  // The first makes it, the second is served as it was kept.
  await newest();
  await newest();
  const reply = await fetch(`${here.url}/api/v1/recipe-reviews/${id}`, {
    method: 'POST',
    headers: { authorization: guestToken(90 - n), 'content-type': 'application/json' },
    body: JSON.stringify({ asWritten: true, rating: 5, cookedOn: '2026-01-02', text }),
  });
  if (!reply.ok) throw new Error(`The review was refused: ${await reply.text()}`);
  await reply.arrayBuffer();
  const start = performance.now();
  for (;;) {
    // The time at which it has come, which is never that at which it was asked for.
    const isThere = (await newest()).includes(text);
    const passed = performance.now() - start;
    if (isThere || passed > longestMs) return passed;
    await wait(5);
  }
}
