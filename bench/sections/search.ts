import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { nothingChosen } from '#domain/facets/facets.ts';
import { createSearcher } from '#storage/bind.ts';
import { LiveFacets } from '#storage/facets/live-facets.ts';
import type { Searcher } from '#storage/port.ts';
import { LiveIndex } from '#storage/search/segments/live-index.ts';
import { snapshotIn } from '#storage/search/segments/snapshot.ts';
import { connectToRead } from '#storage/sqlite/connect.ts';
import { createDb } from '#storage/sqlite/dialect.ts';
import { createPostingsReader } from '#storage/sqlite/search.ts';
import { createGenerator, createKeywords } from '../generate.ts';
import type { Grown } from '../grown.ts';
import type { Report } from '../report.ts';

const searches = 600;
const atOnce = 50;
const page = 48;
const firstHit = 'search, first hit';
const cards = `search, ${page} cards`;

type Kind = { name: string; run(searcher: Searcher, n: number): Promise<unknown> };

/** What a search costs the searching thread: from the stored index and from the one in memory, turn by turn. */
export async function measureSearch(report: Report, grown: Grown, size: number): Promise<void> {
  const file = join(await grown(size), 'potluck.sqlite');
  const db = createDb(connectToRead(file));
  const postings = createPostingsReader(db);
  const snapshot = snapshotIn(`${file}-bench`, 'bench');
  await rm(`${file}-bench`, { force: true });
  const held = process.memoryUsage();
  const built = await started(new LiveIndex(db, postings, snapshot));
  const takes = process.memoryUsage();
  await built.index.stop();
  const again = await started(new LiveIndex(db, postings, snapshot));
  const live = new LiveFacets(db);
  const facets = () => live.current();
  const stored = createSearcher(db, postings, { facets });
  const inMemory = createSearcher(db, postings, { facets, postings: () => again.index.current() });
  for (const searcher of [stored, inMemory]) await readFacets(searcher, size);
  const rows = [];
  for (const kind of kindsFor(size)) {
    const [before, after] = (await inTurns(kind, stored, inMemory)) as [Measured, Measured];
    const figures = [before, after].flatMap(({ mean, p50, p95 }) => [mean, p50, p95]);
    rows.push([kind.name, ...figures, before.mean / after.mean]);
    if (kind.name === cards) {
      const title = `${cards}, ${size.toLocaleString('en')} recipes: processor time`;
      report.check(title, after.mean, { atMost: size > 100_000 ? 0.9 : 0.5 }, ' ms');
      report.check(`${title}, p95`, after.p95, { atMost: size > 100_000 ? 2.5 : 1.5 }, ' ms');
    }
  }
  const megabytes = (takes.arrayBuffers - held.arrayBuffers) / 1e6;
  const told = `${built.seconds.toFixed(1)} s to build, ${again.seconds.toFixed(2)} s from the snapshot, ${megabytes.toFixed(1)} MB of arrays`;
  report.table({
    title: `Search index, ${size.toLocaleString('en')} recipes`,
    note: `Milliseconds on one thread, of its processor on average, of the clock for p50 and p95; ${told}. A whole page is ${page} recipes read from the database.`,
    head: ['what', 'stored', 'p50', 'p95', 'in memory', 'p50', 'p95', 'times'],
    rows,
  });
  await again.index.stop();
  await db.destroy();
}

function kindsFor(size: number): Kind[] {
  const keyword = createKeywords();
  const generate = createGenerator();
  return [
    { name: firstHit, run: (searcher, n) => searcher.searchRecipes(keyword(n), 1, 0) },
    { name: cards, run: (searcher, n) => searcher.searchCards(keyword(n), page, 0) },
    { name: 'whole page', run: (searcher, n) => searcher.searchRecipes(keyword(n), page, 0) },
    {
      name: 'related',
      run(searcher, n) {
        const { id, categoryId } = generate((n * 7_919 + 13) % size);
        return searcher.relateRecipe(id, categoryId);
      },
    },
  ];
}

async function started(index: LiveIndex): Promise<{ index: LiveIndex; seconds: number }> {
  const start = performance.now();
  index.start();
  await index.settled();
  return { index, seconds: (performance.now() - start) / 1_000 };
}

/** Facets are read into memory between turns of the thread, of which searches one behind the other leave none. */
async function readFacets(searcher: Searcher, size: number): Promise<void> {
  await searcher.browseRecipes({ chosen: nothingChosen, sort: 'newest', limit: 1 });
  for (let turn = 0; turn < size / 500; turn += 1) await nextTurn();
}

type Measured = { mean: number; p50: number; p95: number };

/**
 * Milliseconds of a run: processor time on average, for it is counted too coarsely for one, and time
 * that passed for the rest. A few runs of one, then of the other, so that a busy machine slows both.
 */
async function inTurns({ run }: Kind, ...searchers: Searcher[]): Promise<Measured[]> {
  const taken = searchers.map(() => ({ processor: 0, each: [] as number[] }));
  for (let start = -atOnce; start < searches; start += atOnce) {
    for (const [i, searcher] of searchers.entries()) {
      const each: number[] = [];
      const before = process.threadCpuUsage();
      for (let n = start; n < start + atOnce; n += 1) {
        const begun = performance.now();
        await run(searcher, n + 1_000);
        each.push(performance.now() - begun);
      }
      const { user, system } = process.threadCpuUsage(before);
      const sums = taken[i];
      // The first runs are a warming up.
      if (!sums || start < 0) continue;
      sums.processor += (user + system) / 1_000;
      sums.each.push(...each);
    }
  }
  return taken.map(({ processor, each }) => {
    const sorted = each.toSorted((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
    return { mean: processor / searches, p50: at(0.5), p95: at(0.95) };
  });
}
