import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { type Bound, type Goal, type GoalName, goals } from './goals.ts';

/** A measured value that has a goal; `isMet` says whether it reached it. */
type Check = { what: string; value: string; goal: string; isMet: boolean };
export type Table = { title: string; note?: string; head: string[]; rows: (string | number)[][] };

/** Collects what was measured, prints it as it comes, and writes it down. */
export class Report {
  readonly #tables: Table[] = [];
  readonly #checks: Check[] = [];
  readonly #reached = new Map<GoalName, number>();
  readonly #startedAt = performance.now();
  readonly #loadBefore = loadavg();

  /** Adds a table and prints it. */
  table(table: Table): void {
    this.#tables.push(table);
    console.log(`\n${renderTable(table)}`);
  }

  /** Holds a value against its goal: at least (`>=`) or at most (`<=`). */
  check(what: string, value: number, goal: Bound, unit = ''): void {
    this.#checks.push({ what, ...held(value, goal, unit) });
  }

  /** Notes what was reached of a goal that was set for the whole. */
  reach(name: GoalName, value: number): void {
    this.#reached.set(name, value);
  }

  /** Minutes since the measuring began. */
  get minutes(): number {
    return (performance.now() - this.#startedAt) / 60_000;
  }

  /** Says that a section was not measured, and why. */
  miss(section: string, reason: unknown): void {
    console.error(reason);
    const [why = ''] = String(reason instanceof Error ? reason.message : reason).split('\n');
    this.#checks.push({ what: section, value: why, goal: 'measured', isMet: false });
  }

  /** Whether every goal was reached. */
  get isWhole(): boolean {
    return this.#checks.every(({ isMet }) => isMet);
  }

  /** Every value beside its goal, the shortfalls first. */
  goals(): string {
    const rows = [...this.#checks]
      .sort((a, b) => Number(a.isMet) - Number(b.isMet))
      .map(({ what, value, goal, isMet }) => [what, value, goal, isMet ? 'met' : 'SHORT']);
    return renderTable({ title: 'Goals', head: ['what', 'measured', 'goal', ''], rows });
  }

  /** The goals that were set for the whole, each with what was reached of it. */
  targets(): string {
    const rows = Object.entries(goals).map(([name, goal]: [string, Goal]) => {
      const reached = this.#reached.get(name as GoalName);
      const { value, goal: wanted, isMet } = held(reached ?? Number.NaN, goal, goal.unit ?? '');
      if (reached === undefined) return [goal.what, goal.before, 'not in this run', wanted, ''];
      return [goal.what, goal.before, value, wanted, isMet ? 'met' : 'SHORT'];
    });
    const head = ['what', 'when it was set', 'measured', 'goal', ''];
    return renderTable({ title: 'Found in an instant', head, rows });
  }

  /** The whole as Markdown. */
  markdown(): string {
    const [load] = this.#loadBefore;
    const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${memory()}`;
    const about = [
      `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` in ${this.minutes.toFixed(1)} minutes:`,
      `Node ${process.version}, ${machine}; load average ${load?.toFixed(1)} before it began, ${loadavg()[0]?.toFixed(1)} at its end.`,
      'Server, load generator and database share the machine. Ratios are taken in one run, turn by turn.',
      'Why something falls short: [PROFILES.md](PROFILES.md). Pages in a browser: [LIGHTHOUSE.md](LIGHTHOUSE.md).',
    ].join('\n');
    const tables = this.#tables.map(renderTable).join('\n\n');
    return `# Results\n\n${about}\n\n${this.targets()}\n\n${this.goals()}\n\n${tables}\n`;
  }
}

/** A value beside its goal, as both are told. */
function held(value: number, goal: Bound, unit: string): Omit<Check, 'what'> {
  const isMet = 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
  const wanted = 'atLeast' in goal ? `>= ${goal.atLeast}` : `<= ${goal.atMost}`;
  return { value: `${round(value)}${unit}`, goal: `${wanted}${unit}`, isMet };
}

/** Three digits are as many as a measurement is good for. */
export function round(value: number): string {
  if (value >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

function memory(): string {
  try {
    const [, kilobytes] = /MemTotal:\s+(\d+)/.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
    return `${Math.round(Number(kilobytes) / 1e6)} GB`;
  } catch {
    return 'memory unknown';
  }
}

function renderTable({ title, note, head, rows }: Table): string {
  const cells = [head, head.map(() => '---'), ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? round(cell) : cell)),
  );
  const lines = cells.map((row) => `| ${row.join(' | ')} |`);
  return [`## ${title}`, ...(note ? ['', note] : []), '', ...lines].join('\n');
}
