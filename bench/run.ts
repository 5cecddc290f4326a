import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../scripts/runtime.mjs';
import { type Engine, sqlite } from './engines.ts';
import { Report } from './report.ts';
import { measureGrowth } from './sections/growth.ts';
import { measureMemory } from './sections/memory.ts';
import { measurePhotos } from './sections/photos.ts';
import { measureSignedIn } from './sections/signed-in.ts';
import { measureStartUp } from './sections/start-up.ts';
import { measureVisitors } from './sections/visitors.ts';
import { measureWeight } from './sections/weight.ts';
import { measureWrites } from './sections/writes.ts';
import { type MeasuredServer, startSite } from './servers.ts';

/**
 * `npm run bench [-- --full] [-- --short] [-- visitors growth ...]`: measures the built site and
 * writes bench/RESULTS.md. `--full` grows to 1,000,000 recipes; `--short` only shows that all
 * of it works and writes nothing; names choose sections.
 */
const options = process.argv.slice(2);
const isFull = options.includes('--full');
const isShort = options.includes('--short');
const chosen = options.filter((option) => !option.startsWith('--'));
const wants = (name: string) => chosen.length === 0 || chosen.includes(name);

const seconds = isShort ? 1 : 5;
const sizes = isShort ? [120, 1_000] : [120, 10_000, 100_000, ...(isFull ? [1_000_000] : [])];

/** What is measured on the starter cookbook, all on one server. */
const onCookbook: Record<string, (report: Report, site: MeasuredServer) => Promise<void>> = {
  visitors: (report, site) => measureVisitors(report, site, Math.min(seconds, 3)),
  'signed-in': (report, site) => measureSignedIn(report, site, Math.min(seconds, 3)),
  weight: measureWeight,
  writes: (report, site) => measureWrites(report, site, seconds * 2),
  photos: measurePhotos,
};

async function bench(engine: Engine, folder: string): Promise<Report> {
  const report = new Report();
  const cookbook = join(folder, 'cookbook');
  await loadCookbook(engine, cookbook);
  if (wants('start-up')) await measureStartUp(report, engine, cookbook);
  for (const [name, measure] of Object.entries(onCookbook)) {
    if (!wants(name)) continue;
    await using site = await startSite(cookbook, { settings: engine.settings(cookbook) });
    await measure(report, site);
  }
  if (wants('growth')) {
    const grown = join(folder, 'grown');
    await measureGrowth(report, engine, grown, sizes, seconds);
    await measureMemory(report, engine, grown, sizes.at(-1) ?? 0, seconds);
  }
  if (wants('memory')) await measureMemory(report, engine, cookbook, 120, seconds);
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

if ((await run(process.execPath, [join(root, 'scripts/build.ts')])) !== 0) process.exit(1);
const folder = await mkdtemp(join(tmpdir(), 'potluck-bench-'));
try {
  const report = await bench(sqlite, folder);
  console.log(`\n${report.goals()}`);
  const isWhole = chosen.length === 0 && !isShort;
  if (isWhole) await writeFile(join(root, 'bench/RESULTS.md'), report.markdown());
} finally {
  await rm(folder, { recursive: true, force: true });
}
