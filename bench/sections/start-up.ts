import type { Engine } from '../engines.ts';
import type { Report } from '../report.ts';
import { startBare, startSite } from '../servers.ts';

const times = 5;

/** From the start of the process to its first answer, against a bare server, turn by turn. */
export async function measureStartUp(
  report: Report,
  engine: Engine,
  folder: string,
): Promise<void> {
  const [site, bare]: [number[], number[]] = [[], []];
  for (let n = 0; n < times; n += 1) {
    {
      const settings = engine.settings(folder);
      await using server = await startSite(folder, { settings, isProbed: false });
      site.push(server.startMs);
    }
    await using server = await startBare(null, false);
    bare.push(server.startMs);
  }
  const ratio = median(site) / median(bare);
  report.check('start-up: ratio to bare', ratio, { atMost: 15 });
  report.table({
    title: 'Start-up',
    note: `Median of ${times}, from the start of the process to its first answer.`,
    head: ['site ms', 'bare ms', 'ratio'],
    rows: [[median(site), median(bare), ratio]],
  });
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
