import { type Engine, startPostgres } from '../engines.ts';
import type { GoalName } from '../goals.ts';
import type { Grown } from '../grown.ts';
import type { Report } from '../report.ts';
import { startSite } from '../servers.ts';
import { type Kind, measureSize, type Row } from './growth.ts';

const compared: Kind[] = [
  'list',
  'category',
  'recipe',
  'related',
  'search',
  'publish',
  'list of 48 cards',
  'search, 48 cards',
  'related, cards',
];

const goals: Partial<Record<Kind, GoalName>> = {
  'search, 48 cards': 'engineSearch',
  category: 'engineCategory',
  'related, cards': 'engineRelated',
};

/** The same site with the same recipes on both engines, nothing kept, side by side. */
export async function measureEngines(
  report: Report,
  file: Engine,
  grown: Grown,
  size: number,
  seconds: number,
): Promise<void> {
  const folder = await grown(size);
  await using postgres = await startPostgres();
  await postgres.copyFrom(folder);
  const found = new Map<string, Row[]>();
  for (const engine of [file, postgres]) {
    const settings = { ...engine.settings(folder), CACHE_MEGABYTES: '0' };
    await using site = await startSite(folder, { settings });
    await site.rests();
    found.set(engine.name, await measureSize(site, size, seconds, compared));
  }
  const rows = compared.map((kind) => {
    const [ours, theirs] = [...found.values()].map((all) => all.find((row) => row.kind === kind));
    if (!ours || !theirs) throw new Error(`${kind} was not measured on both engines`);
    const [one, other] = [ours.latencies, theirs.latencies];
    const each = [one, other].flatMap(({ perSecond, p50, p95 }) => [perSecond, p50, p95]);
    const ratio = other.perSecond / one.perSecond;
    const goal = size === 100_000 ? goals[kind] : undefined;
    if (goal) report.reach(goal, ratio);
    return [kind, ...each, ratio];
  });
  const heads = [...found.keys()].flatMap((name) =>
    ['/s', 'p50 ms', 'p95 ms'].map((what) => `${name} ${what}`),
  );
  report.table({
    title: `SQLite and PostgreSQL, ${size.toLocaleString('en')} recipes`,
    note: 'Nothing kept, every reply worked out anew, 20 connections (publish: 2). PostgreSQL runs on the same machine with fsync on and 256 MB of shared buffers; the ratio is its requests per second to those of SQLite.',
    head: ['what', ...heads, 'ratio'],
    rows,
  });
}
