import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countRecipes } from './count-recipes.ts';
import { ServedSite } from './served-site.ts';

const starterRecipes = 120;
// A busy machine is slow and not wrong, and without the cookbook not one test runs.
const patienceMs = 300_000;

/**
 * Loads the starter cookbook once, into a folder whose path is left in POTLUCK_COOKED; each
 * worker's site starts from a copy. Answers the function that removes it. Where one is there already, it
 * belongs to whoever began the run.
 */
export default async function cookOnce(): Promise<() => Promise<void>> {
  if (process.env.POTLUCK_COOKED) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), 'potluck-cooked-'));
  process.env.POTLUCK_COOKED = folder;
  await layCookbook(folder);
  return () => rm(folder, { recursive: true, force: true });
}

/** Loads the starter cookbook into an empty folder, by the site that was built. Fails where that takes far too long. */
export async function layCookbook(folder: string): Promise<void> {
  const site = await ServedSite.start(folder, { STARTER: 'on' });
  const until = Date.now() + patienceMs;
  while ((await countRecipes(site.url)) < starterRecipes) {
    if (Date.now() > until) throw new Error(`The cookbook did not load:\n${site.output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await site.stop();
}
