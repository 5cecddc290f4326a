import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { ServedSite } from '../served-site.ts';
import type { Runner } from '../unprivileged.ts';
import { Journal } from './journal.ts';
import { SmallDisk } from './small-disk.ts';

const settings = { STARTER: 'off' };

/** Fills the disk under a site. What it can no longer store it must put off, and what it has it must keep. */
export async function fillDisk(runner: Runner): Promise<string[] | null> {
  await using disk = await SmallDisk.mount(24, runner);
  if (!disk) return null;
  const journal = await fillAndFree(disk, runner);
  await startOnFullDisk(disk, runner, journal);
  await using site = await ServedSite.start(disk.folder, settings, runner);
  await journal.check(site, 'after a restart with room');
  return journal.problems;
}

async function fillAndFree(disk: SmallDisk, runner: Runner): Promise<Journal> {
  await using site = await ServedSite.start(disk.folder, settings, runner);
  const journal = await Journal.begin(site);
  for (let n = 0; n < 3; n += 1) await journal.publish(site);
  await disk.fill(60_000);
  let answer = await journal.publish(site);
  for (let n = 0; n < 20 && answer.status === 201; n += 1) answer = await journal.publish(site);
  journal.notePutOff(answer, 'publishing on a full disk');
  await disk.fill(0);
  journal.notePutOff(await journal.publish(site), 'publishing without a single byte');
  // The log of the database may have a page left to write on; what it takes must then be kept.
  const registered = await register(site);
  if (registered.status !== 201) journal.notePutOff(registered, 'registering on a full disk');
  await journal.check(site, 'while the disk is full');
  journal.note(/disk is full/.test(site.output), 'the log does not say that the disk is full');
  await disk.free();
  const again = await journal.publish(site);
  journal.note(again.status === 201, `with room again publishing answers ${again.status}`);
  await journal.check(site, 'with room again');
  await site.stop('SIGKILL');
  return journal;
}

/** A start without room either serves what is there or says what is wrong; it never damages anything. */
async function startOnFullDisk(disk: SmallDisk, runner: Runner, journal: Journal): Promise<void> {
  await disk.fill(0);
  try {
    await using site = await ServedSite.start(disk.folder, settings, runner);
    await journal.check(site, 'started on a full disk');
    journal.note(!/^ +at /m.test(site.output), `a start on a full disk says ${site.output}`);
    await site.stop();
    const { exitCode } = site.process;
    journal.note(exitCode === 0, `a stop on a full disk ends with ${exitCode}`);
  } catch (error) {
    journal.note(/disk is full/.test(String(error)), `a start on a full disk says ${error}`);
  }
  await disk.free();
}

async function register({ url }: ServedSite) {
  const reply = await fetch(`${url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Late',
      email: `late${Math.random()}@example.org`,
      password: 'long enough',
      answer: 'Dal',
    }),
  });
  const { code } = await reply.json();
  return { status: reply.status, code, retryAfter: reply.headers.get('retry-after') };
}

/** Takes the right to write from the photos while the site runs, then from everything before it starts. */
export async function takeWriteRights(runner: Runner, folder: string): Promise<string[]> {
  const journal = await loseWriteRights(runner, folder);
  await chmod(join(folder, 'potluck.sqlite'), 0o444);
  await chmod(folder, 0o555);
  const started = await ServedSite.start(folder, settings, runner).catch(String);
  if (started instanceof ServedSite) await started.stop();
  const says = typeof started === 'string' ? started : 'nothing';
  journal.note(/cannot be written/.test(says), `a start on a read-only folder says ${says}`);
  await chmod(folder, 0o755);
  await chmod(join(folder, 'potluck.sqlite'), 0o644);
  await using site = await ServedSite.start(folder, settings, runner);
  await journal.check(site, 'with rights again after a restart');
  return journal.problems;
}

async function loseWriteRights(runner: Runner, folder: string): Promise<Journal> {
  await using site = await ServedSite.start(folder, settings, runner);
  const journal = await Journal.begin(site);
  await journal.publish(site);
  const photos = join(folder, 'photos');
  await chmod(photos, 0o555);
  let answer = await journal.publish(site);
  // A photo may fall on a shelf that exists already.
  for (let n = 0; n < 5 && answer.status === 201; n += 1) answer = await journal.publish(site);
  journal.notePutOff(answer, 'publishing without write rights');
  await journal.check(site, 'without write rights');
  await chmod(photos, 0o755);
  const again = await journal.publish(site);
  journal.note(again.status === 201, `with rights again publishing answers ${again.status}`);
  return journal;
}
