import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { KillLoad } from '#test/support/kill-load.ts';
import { dataFolderFor, unprivileged } from '#test/support/unprivileged.ts';

// Ten moments; `npm run bench:safety` takes two hundred.
test('a server killed at any moment loses nothing that was acknowledged', async () => {
  await using runner = await unprivileged();
  const folder = await dataFolderFor(runner);
  const load = new KillLoad(folder, runner);
  for (let n = 0; n < 10; n += 1) await load.live(50 + Math.random() * 700);
  const outcome = await load.finish();
  expect(outcome.lost).toEqual([]);
  expect(outcome.acknowledged.published).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});
