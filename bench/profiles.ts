import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Table } from './report.ts';

/** What V8 writes: a tree of functions, and which of them was found running after how long. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
};

const shown = 15;

/** Where the servers of a section spent their time: a table for each thread that was ever busy. */
export async function readProfiles(folder: string, section: string): Promise<Table[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile')).sort();
  const tables: Table[] = [];
  for (const file of files) {
    const profile = JSON.parse(await readFile(join(folder, file), 'utf8')) as Profile;
    const { busyMs, wholeMs, functions } = selfTimes(profile);
    if (busyMs < 500) continue;
    // CPU.<date>.<time>.<process>.<thread>.<number>.cpuprofile
    const [process, thread] = file.split('.').slice(3);
    tables.push({
      title: `Profile of ${section}: process ${process}, thread ${thread}`,
      note: `${Math.round(busyMs)} ms busy of ${Math.round(wholeMs)} ms.`,
      head: ['self time %', 'function'],
      rows: functions.slice(0, shown).map(({ name, ms }) => [(100 * ms) / busyMs, name]),
    });
  }
  return tables;
}

function selfTimes({ nodes, samples, timeDeltas }: Profile) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, number>();
  let wholeMs = 0;
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id);
    const ms = (timeDeltas[index] ?? 0) / 1000;
    wholeMs += ms;
    if (!frame || frame.functionName === '(idle)') continue;
    const place = frame.url ? ` (${basename(frame.url)}:${frame.lineNumber + 1})` : '';
    const name = `${frame.functionName || 'anonymous'}${place}`;
    times.set(name, (times.get(name) ?? 0) + ms);
  }
  const functions = [...times].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms);
  return { busyMs: functions.reduce((sum, { ms }) => sum + ms, 0), wholeMs, functions };
}
