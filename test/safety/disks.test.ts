import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fillDisk, takeWriteRights } from '#test/support/faults/disks.ts';
import { dataFolderFor, unprivileged } from '#test/support/unprivileged.ts';

test('a full disk puts writes off, keeps serving, and heals when there is room', async (context) => {
  await using runner = await unprivileged();
  const problems = await fillDisk(runner);
  if (problems === null) context.skip('not run: this machine refuses to mount a small disk');
  expect(problems).toEqual([]);
});

test('a data folder without write rights is served, or refused at the start with a reason', async () => {
  await using runner = await unprivileged();
  const folder = await dataFolderFor(runner);
  expect(await takeWriteRights(runner, folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
