import { sqlite } from '../engines.ts';
import { createGenerator } from '../generate.ts';
import { startSite } from '../servers.ts';
import { hitRatio, zipf } from './caches.ts';
import type { Costs } from './costs.ts';
import { drive } from './drive.ts';

const pages = 2_000;
const visits = 12_000;
const skew = 0.9;
const megabytes = 8;
const token = 'bench';

/** Visits by Zipf's law to a site whose cache holds a part of its pages, and what the model expects of it. */
export async function measureCache(
  folder: string,
): Promise<{ cacheCheck: Costs['cacheCheck']; keptReply: number }> {
  await sqlite.fill(folder, 0, pages);
  const settings = { CACHE_MEGABYTES: String(megabytes), METRICS_TOKEN: token };
  await using site = await startSite(folder, { settings });
  const generate = createGenerator();
  const sample = Array.from({ length: 100 }, (_, n) => ({ path: `/recipe/${generate(n).slug}` }));
  await drive(site.url, sample);
  const keptReply = (await figures(site.url)).bytes / sample.length;
  const pick = pickByZipf();
  const visit = () => ({ path: `/recipe/${generate(pick()).slug}` });
  await drive(site.url, Array.from({ length: visits / 3 }, visit));
  const before = await figures(site.url);
  await drive(site.url, Array.from({ length: visits }, visit));
  const after = await figures(site.url);
  const cacheBytes = megabytes * 1_000_000;
  const expected = hitRatio(zipf(pages, skew, 1), cacheBytes / keptReply, 0);
  // Misses are counted for the calls inside a page too; hits are the pages' own.
  const measured = (after.hits - before.hits) / visits;
  return { cacheCheck: { pages, cacheBytes, measured, expected }, keptReply };
}

/** Draws page numbers, the same in every run. */
function pickByZipf(): () => number {
  const weights = Array.from({ length: pages }, (_, n) => (n + 1) ** -skew);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    let left = (state / 2 ** 32) * total;
    const found = weights.findIndex((weight) => {
      left -= weight;
      return left <= 0;
    });
    return found < 0 ? pages - 1 : found;
  };
}

async function figures(origin: string): Promise<Record<'hits' | 'bytes', number>> {
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const read = (name: string) =>
    Number(new RegExp(`^potluck_cache_${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { hits: read('hits'), bytes: read('bytes') };
}
