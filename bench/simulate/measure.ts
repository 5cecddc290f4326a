import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Costs, costsFile } from './costs.ts';
import { measureCache } from './measure-cache.ts';
import { measurePostgres, measureSqlite } from './measure-engines.ts';
import { measurePhotos } from './measure-photos.ts';

/** `node bench/simulate/measure.ts`: measures what a request costs here, and keeps it for the simulation. */
async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-costs-'));
  try {
    const { engine: sqlite, replyBytes, processMemory } = await measureSqlite(folder);
    const postgres = await measurePostgres(join(folder, 'postgres'));
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
    await writeFile(costsFile, `${json}\n`);
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
