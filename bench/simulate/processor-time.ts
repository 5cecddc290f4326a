import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second, whatever the machine. */
const tickMs = 10;

/** Processor time so far in milliseconds: of the thread that runs the program, and of all threads and children. */
type ProcessorTime = { main: number; all: number };

/** What a process has used so far (Linux). */
export function processorTime(pid: number): ProcessorTime {
  return {
    main: own(readStat(`/proc/${pid}/task/${pid}/stat`)),
    // Pictures are made in a process of their own.
    all: familyTime(pid),
  };
}

/** What a program has used so far with all the processes it started, those that have ended included. */
export function familyTime(pid: number): number {
  const parent = readStat(`/proc/${pid}/stat`);
  const ended = (Number(parent[13]) + Number(parent[14])) * tickMs;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readOrNull(`/proc/${name}/stat`))
    .filter((stat) => stat?.[1] === String(pid));
  return children.reduce((sum, stat) => sum + (stat ? own(stat) : 0), own(parent) + ended);
}

/** The parent of a process. */
export function parentOf(pid: number): number {
  return Number(readStat(`/proc/${pid}/stat`)[1]);
}

/** The fields behind the program's name, which may itself hold spaces: state, parent, ... */
function readStat(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** A process may end between being listed and being read. */
function readOrNull(path: string): string[] | null {
  try {
    return readStat(path);
  } catch {
    return null;
  }
}

const own = (stat: string[]): number => (Number(stat[11]) + Number(stat[12])) * tickMs;
