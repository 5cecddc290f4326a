import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftOver } from './left-over-files.ts';

test('what a killed process began goes before the next is written, what one writes now and what is another’s stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-left-over-'));
  const old = new Date(Date.now() - 700_000);
  const names = ['a.tar', 'a.tar.1.part', 'a.tar.lacking', 'a.tar.now.part', 'b.tar.1.part'];
  for (const name of names) {
    await writeFile(join(folder, name), '');
    if (!name.includes('now')) await utimes(join(folder, name), old, old);
  }
  const named = 'a.tar.of.part';
  await mkdir(join(folder, named));
  await utimes(join(folder, named), old, old);
  await removeLeftOver(join(folder, 'a.tar'), '.part');
  const left = [...names.filter((name) => name !== 'a.tar.1.part'), named];
  expect((await readdir(folder)).toSorted()).toEqual(left.toSorted());
  await rm(folder, { recursive: true });
});
