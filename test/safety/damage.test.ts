import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { damageDatabase, damagePhoto } from '#test/support/faults/damage.ts';
import { killWriter } from '#test/support/faults/threads.ts';
import { dataFolderFor, type Runner, unprivileged } from '#test/support/unprivileged.ts';

let runner: Runner & AsyncDisposable;
let folder: string;
beforeEach(async () => {
  runner = await unprivileged();
  folder = await dataFolderFor(runner);
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await runner[Symbol.asyncDispose]();
});

test('a damaged database ends the site with how to restore it, and a backup heals it', async () => {
  expect(await damageDatabase(runner, folder)).toEqual([]);
});

test('a damaged photo breaks nothing else, and a new one heals it', async () => {
  expect(await damagePhoto(runner, folder)).toEqual([]);
});

test('the death of the writing thread ends the site at once, and a restart has everything', async () => {
  expect(await killWriter(runner, folder)).toEqual([]);
});
