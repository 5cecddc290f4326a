import { readdir, readFile, rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Journal } from '#test/support/faults/journal.ts';
import { refusedByUnit, refusing } from '#test/support/faults/refused-calls.ts';
import { ServedSite } from '#test/support/served-site.ts';
import { dataFolderFor } from '#test/support/unprivileged.ts';

/** The processes of a site that work on pictures. */
async function pictureProcesses(site: ServedSite): Promise<string[]> {
  const task = `/proc/${site.process.pid}/task`;
  const children = await Promise.all(
    (await readdir(task)).map((thread) => readFile(`${task}/${thread}/children`, 'utf8')),
  );
  return children.flatMap((line) => line.split(' ').filter((pid) => pid.trim() !== ''));
}

test('the shipped unit lets pictures step back behind the readers', () => {
  expect(refusedByUnit()).toContain('sched_setscheduler');
  expect(refusedByUnit()).not.toContain('setpriority');
});

test('publishes where the system refuses every call that alters resources', async (context) => {
  await using runner = await refusing([...refusedByUnit(), 'setpriority']);
  if (!runner) return context.skip('not run: this machine has no strace, or forbids it');
  const folder = await dataFolderFor(runner);
  const site = await ServedSite.start(folder, { STARTER: 'off' }, runner);
  const journal = await Journal.begin(site);
  for (let n = 0; n < 5; n += 1) expect((await journal.publish(site)).status).toBe(201);
  await journal.check(site, 'after five publishes');
  expect(journal.problems).toEqual([]);
  expect(site.output).toContain('Pictures are made at the priority of the site');
  expect(await pictureProcesses(site)).toHaveLength(1);
  await site.stop();
  await rm(folder, { recursive: true });
});
