import { rm } from 'node:fs/promises';
import { editBehindTime, jumpAhead, publishBehindTime } from '#test/support/faults/clock.ts';
import { damageDatabase, damagePhoto } from '#test/support/faults/damage.ts';
import { fillDisk, takeWriteRights } from '#test/support/faults/disks.ts';
import { killWriter } from '#test/support/faults/threads.ts';
import { KillLoad } from '#test/support/kill-load.ts';
import { PostgresServer } from '#test/support/postgres-server.ts';
import { dataFolderFor, type Runner, unprivileged } from '#test/support/unprivileged.ts';
import type { SafetyReport } from './safety-report.ts';

/** Kills, fills, damages and takes rights away, and looks each time for what was promised. */
export async function tryFaults(report: SafetyReport, kills: number): Promise<void> {
  await using runner = await unprivileged();
  const who = runner.uid === undefined ? 'this user' : 'a user without privileges';
  report.heading(`Faults (the server runs as ${who})`);
  await inFolder(runner, (folder) =>
    killAtRandom(report, 'SQLite', new KillLoad(folder, runner), kills),
  );
  await killOnPostgres(report, runner, kills);
  const full = await fillDisk(runner);
  if (full) report.lost('A full disk', full);
  else report.notRun('A full disk', 'this machine refuses to mount a small one');
  const attempts: Record<string, (runner: Runner, folder: string) => Promise<string[]>> = {
    'A data folder without write rights': takeWriteRights,
    'Damaged pages in the database': damageDatabase,
    'Damaged photo files': damagePhoto,
    'The death of the writing thread': killWriter,
    'Edits with the clock set back': editBehindTime,
    'Publishing with the clock set back': publishBehindTime,
    'A clock that jumps ahead and back': jumpAhead,
  };
  for (const [what, attempt] of Object.entries(attempts)) {
    await inFolder(runner, async (folder) => report.lost(what, await attempt(runner, folder)));
  }
}

async function inFolder(runner: Runner, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await dataFolderFor(runner);
  await work(folder);
  await rm(folder, { recursive: true });
}

async function killAtRandom(report: SafetyReport, engine: string, load: KillLoad, kills: number) {
  // Short lives reach starting up, longer ones the middle of the work.
  for (let n = 1; n <= kills; n += 1) {
    await load.live(20 + Math.random() * 800);
    if (n % 50 === 0) report.tell(`${n} kills with ${engine} so far`);
  }
  const { acknowledged, cutOff, lost } = await load.finish();
  const { published, edited, deleted, saved } = acknowledged;
  const done = `${published} published, ${edited} edited, ${deleted} deleted, ${saved} saved`;
  report.tell(`${kills} kills with ${engine}: ${done}; ${cutOff} cut off in the middle`);
  report.lost(`kill -9 with ${engine}`, lost);
}

async function killOnPostgres(report: SafetyReport, runner: Runner, kills: number): Promise<void> {
  const postgres = await PostgresServer.start().catch((error: unknown) => String(error));
  if (typeof postgres === 'string') return report.notRun('kill -9 with PostgreSQL', postgres);
  await using server = postgres;
  const url = await server.createDatabase('killed');
  await inFolder(runner, (folder) =>
    killAtRandom(report, 'PostgreSQL', new KillLoad(folder, runner, url), kills),
  );
}
