import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../scripts/runtime.mjs';
import { type Engine, sqlite } from './engines.ts';
import { grownIn } from './grown.ts';
import { readProfiles } from './profiles.ts';
import { Report } from './report.ts';
import { measureEngines } from './sections/engines.ts';
import { measureGrowth } from './sections/growth.ts';
import { measureInstant } from './sections/instant.ts';
import { measureMemory } from './sections/memory.ts';
import { measurePhotos } from './sections/photos.ts';
import { measurePublishes } from './sections/publishes.ts';
import { measureSearch } from './sections/search.ts';
import { measureSignedIn } from './sections/signed-in.ts';
import { measureStartUp } from './sections/start-up.ts';
import { measureTable } from './sections/table.ts';
import { measureVisitors } from './sections/visitors.ts';
import { measureWeight } from './sections/weight.ts';
import { measureWrites } from './sections/writes.ts';
import { type MeasuredServer, profileInto, startSite } from './servers.ts';

/**
 * `npm run bench [-- --full] [-- --short] [-- --profile] [-- visitors growth ...]`: measures the
 * built site, prints every value beside its goal, and writes bench/RESULTS.md. `--full` grows to
 * 1,000,000 recipes; `--short` only shows that all of it works; `--profile` shows where the time
 * goes; names choose sections. Those three write nothing. `--keep=<folder>` leaves the databases
 * there, which are taken as they are when they are measured again.
 */
const options = process.argv.slice(2);
const isFull = options.includes('--full');
const isShort = options.includes('--short');
const isProfiled = options.includes('--profile');
const kept = options.find((option) => option.startsWith('--keep='))?.slice('--keep='.length);
const chosen = options.filter((option) => !option.startsWith('--'));

const seconds = isShort ? 1 : 2;
const sizes = isShort ? [120, 500, 1_000] : [120, 10_000, 100_000, ...(isFull ? [1_000_000] : [])];
/** What begins later than this is left out, so that the whole is over within a quarter of an hour, with `--full` within half of one. */
const latestMinutes = isFull ? 27 : 12;

type Section = (report: Report, engine: Engine, folder: string) => Promise<unknown>;
/** What these measure they generate; all else is measured on the starter cookbook. */
const generated = ['publishes', 'growth', 'instant', 'search', 'engines', 'table'];

const cookbookIn = (folder: string) => join(folder, 'cookbook');

/** A section on a server of its own with the starter cookbook. */
function onCookbook(measure: (report: Report, site: MeasuredServer) => Promise<void>): Section {
  return async (report, engine, folder) => {
    const cookbook = cookbookIn(folder);
    await using site = await startSite(cookbook, { settings: engine.settings(cookbook) });
    await measure(report, site);
  };
}

const sections: Record<string, Section> = {
  'start-up': (report, engine, folder) => measureStartUp(report, engine, cookbookIn(folder)),
  visitors: onCookbook((report, site) => measureVisitors(report, site, Math.min(seconds, 1))),
  'signed-in': onCookbook((report, site) => measureSignedIn(report, site, Math.min(seconds, 1))),
  writes: onCookbook((report, site) => measureWrites(report, site, seconds * 3)),
  photos: onCookbook(measurePhotos),
  publishes: (report) => measurePublishes(report, seconds * 3),
  weight: onCookbook(measureWeight),
  memory: (report, engine, folder) =>
    measureMemory(report, engine, cookbookIn(folder), 120, seconds),
  growth: (report, engine, folder) =>
    measureGrowth(report, engine, grownIn(kept ?? folder, engine), sizes, seconds),
  instant: (report, engine, folder) =>
    measureInstant(report, engine, grownIn(kept ?? folder, engine), sizes.slice(2), seconds * 5),
  search: (report, engine, folder) =>
    measureSearch(report, grownIn(kept ?? folder, engine), isShort ? 1_000 : 100_000),
  engines: (report, engine, folder) => {
    const grown = grownIn(kept ?? folder, engine);
    return measureEngines(report, engine, grown, isShort ? 200 : 100_000, seconds);
  },
  table: (report, engine, folder) =>
    measureTable(
      report,
      engine,
      (name, recipes) => join(kept ?? folder, `table-${name}-${recipes}`),
      tableSizes(),
      seconds,
    ),
};

/** Reviews of a million rows take as long to make as all else to measure: they are asked for by name. */
function tableSizes(): number[] {
  if (isShort) return [200, 400];
  return chosen.includes('table') ? [10_000, 100_000] : [10_000];
}

async function bench(engine: Engine, folder: string): Promise<Report> {
  const report = new Report();
  if (chosen.some((name) => !generated.includes(name)) || chosen.length === 0)
    await loadCookbook(engine, cookbookIn(folder));
  for (const [name, measure] of Object.entries(sections)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    if (report.minutes > latestMinutes) {
      report.miss(name, `not begun after ${latestMinutes} minutes`);
      continue;
    }
    const profiles = join(folder, `profiles-${name}`);
    if (isProfiled) profileInto(profiles);
    // One section that fails, because somebody ended its server or the disk is full, costs no other.
    await measure(report, engine, folder).catch((error: unknown) => report.miss(name, error));
    if (isProfiled) for (const table of await readProfiles(profiles, name)) report.table(table);
    console.log(`\n(${name}: ${report.minutes.toFixed(1)} minutes since the start)`);
  }
  return report;
}

/** The starter cookbook with its photos, loaded once by the site itself. */
async function loadCookbook(engine: Engine, folder: string): Promise<void> {
  const settings = { ...engine.settings(folder), STARTER: 'on' };
  await using site = await startSite(folder, { settings, isProbed: false });
  for (;;) {
    const reply = await fetch(`${site.url}/api/v1/food/get-food?limit=1`);
    if (((await reply.json()) as { total: number }).total >= 120) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Writes the values anew; comparisons that people wrote below them stay. */
async function writeResults(values: string): Promise<void> {
  const file = join(root, 'bench/RESULTS.md');
  const before = await readFile(file, 'utf8');
  const start = before.search(/^## Before and after/m);
  const comparisons = start < 0 ? '' : `\n${before.slice(start)}`;
  await writeFile(file, `${values.trimEnd()}\n${comparisons}`);
}

const unknown = chosen.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}: ${Object.keys(sections).join(', ')}`);
  process.exit(1);
}
if ((await run(process.execPath, [join(root, 'scripts/build.ts')])) !== 0) process.exit(1);
const folder = await mkdtemp(join(tmpdir(), 'potluck-bench-'));
try {
  const report = await bench(sqlite, folder);
  console.log(`\n${report.goals()}\n\n${report.targets()}`);
  const isWhole = chosen.length === 0 && !isShort && !isProfiled;
  if (isWhole) await writeResults(report.markdown());
} finally {
  await rm(folder, { recursive: true, force: true });
}
