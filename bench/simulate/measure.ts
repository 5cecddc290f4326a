import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Costs, costsFile } from './costs.ts';
import { measureCache } from './measure-cache.ts';
import { measurePostgres, measureSqlite, type Sizes } from './measure-engines.ts';
import { measurePhotos } from './measure-photos.ts';

const isShort = process.argv.includes('--short');
const sizes: Record<'sqlite' | 'postgres', Sizes> = isShort
  ? { sqlite: [100, 200], postgres: [100, 200] }
  : { sqlite: [2_000, 20_000, 100_000], postgres: [2_000, 20_000] };

/**
 * `node bench/simulate/measure.ts [--short]`: measures what a request costs here, and keeps it for
 * the simulation. `--short` only shows that all of it works, and keeps nothing.
 */
async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-costs-'));
  try {
    const { engine: sqlite, replyBytes, processMemory } = await measureSqlite(folder, sizes.sqlite);
    const postgres = await measurePostgres(join(folder, 'postgres'), sizes.postgres);
    const { cacheCheck, keptReply } = await measureCache(join(folder, 'cache'));
    const photos = await measurePhotos();
    const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'})`;
    const costs: Costs = {
      measured: {
        on: new Date().toISOString().slice(0, 10),
        node: process.version,
        machine,
        load: loadavg()[0] ?? 0,
      },
      sqlite,
      postgres,
      replyBytes: { ...replyBytes, photo: photos.shown },
      photoBytes: photos.kept,
      memory: { process: processMemory, keptReply },
      cacheCheck,
    };
    const json = JSON.stringify(costs, (_, value) => rounded(value), 2);
    if (!isShort) await writeFile(costsFile, `${json}\n`);
    console.log(json);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Three digits are as many as a measurement is good for. */
function rounded(value: unknown): unknown {
  if (typeof value !== 'number') return value;
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

await measure();
