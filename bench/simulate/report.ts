import type { Costs, Line } from './costs.ts';
import { busiest, findCapacity, type Resource, utilizationOf, waitAt } from './model.ts';
import { dollarsOf, holdingsOf, originRate } from './money.ts';
import { searchMs } from './search-cost.ts';
import { flowsAt, networkOf } from './site.ts';
import { goalRate, prices, type Step, shares, steps } from './steps.ts';

/** What saturates first on the way to a hundred million recipes, as Markdown. */
export function describeWay(costs: Costs): string {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const table: Table = (head, rows) => {
    const all = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
    say(`${all.join('\n')}\n`);
  };
  const { on, node, machine, load } = costs.measured;
  say('# Simulation\n');
  say(
    'Made by `npm run bench:simulate` from `bench/simulate/costs.json`; docs/scaling.md reads it.\n',
  );
  say(`Costs measured on ${on}: Node ${node}, ${machine}, load average ${load}.`);
  say(`Capacity is the rate at which the busiest resource is busy to ${busiest * 100}%.\n`);
  printCosts(costs, table);
  printSteps(costs, table);
  printGoal(costs, say, table);
  const { measured, expected } = costs.cacheCheck;
  say(
    `\nCheck of the cache model: ${percent(measured)} hits measured, ${percent(expected)} expected.`,
  );
  say(`Shares of requests: ${list(shares)}.`);
  say(`Dollars a month: ${list(prices)}.`);
  return `${lines.join('\n')}\n`;
}

type Table = (head: string[], rows: string[][]) => void;

function printCosts({ sqlite, postgres }: Costs, table: Table): void {
  const rows = Object.keys(sqlite.requests) as (keyof typeof sqlite.requests)[];
  const cells = rows.map((kind) => {
    const [ours, theirs] = [sqlite.requests[kind], postgres.requests[kind]];
    return [kind, ours.main, ours.all, theirs.main, theirs.all, theirs.database].map(short);
  });
  table(
    [
      'ms of processor',
      'SQLite: main',
      'all threads',
      'PostgreSQL: main',
      'all threads',
      'database',
    ],
    cells,
  );
  const sizes = [10_000, 1_000_000, 100_000_000];
  const fitted = (line: Line) => sizes.map((size) => `${short(searchMs(line, size))} ms`);
  table(
    [
      'a search, by the fitted line',
      ...sizes.map((size) => `${size.toLocaleString('en')} recipes`),
    ],
    [
      ['SQLite, in memory', ...fitted(sqlite.searches)],
      ['PostgreSQL, in memory', ...fitted(postgres.searches)],
      ['PostgreSQL, stored', ...fitted(postgres.stored?.searches ?? [])],
    ],
  );
}

function printSteps(costs: Costs, table: Table): void {
  const rows = steps.map((step) => {
    const network = networkOf(costs, step.work, step.site);
    const { capacity, resource } = findCapacity(network);
    const flows = flowsAt(costs, step.work, step.site, capacity);
    const { database, photos } = holdingsOf(costs, step);
    return [
      step.name,
      step.settings,
      step.work.recipes.toLocaleString('en'),
      short(capacity),
      short(originRate(costs, step, capacity)),
      percent(flows.page.hits),
      resource.name,
      bytes(database),
      bytes(photos),
      short(dollarsOf(costs, step, capacity)),
    ];
  });
  table(
    [
      'step',
      'what changes',
      'recipes',
      'requests/s',
      'at the site',
      'pages kept',
      'saturates first',
    ].concat(['database', 'photos', '$/month']),
    rows,
  );
}

function printGoal(costs: Costs, say: (line: string) => void, table: Table): void {
  const goal = steps.at(-1) as Step;
  say(`${goal.name}, ${goal.settings}, at ${goalRate.toLocaleString('en')} requests/s:`);
  const resources = networkOf(costs, goal.work, goal.site)(goalRate);
  const busy = (resource: Resource) => utilizationOf(resource, goalRate);
  const rows = [...resources]
    .sort((one, other) => busy(other) - busy(one))
    .map((resource) => [
      resource.name,
      short(resource.servers),
      short((busy(resource) * resource.servers) / busiest),
      percent(busy(resource)),
      waitOf(resource),
      busy(resource) > busiest ? resource.relief : '',
    ]);
  table(['resource', 'servers', 'needed', 'busy', 'wait', 'relief'], rows);
}

function waitOf(resource: Resource): string {
  const ms = waitAt(resource, goalRate) * 1000;
  if (!Number.isFinite(ms)) return 'for ever';
  return ms < 0.01 ? 'none' : `${short(ms)} ms`;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
const list = (values: Record<string, number>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

function short(value: number | string): string {
  if (typeof value === 'string') return value;
  return value >= 100
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(2)));
}

function bytes(value: number): string {
  if (value >= 1e12) return `${short(value / 1e12)} TB`;
  return value >= 1e9 ? `${short(value / 1e9)} GB` : `${short(value / 1e6)} MB`;
}
