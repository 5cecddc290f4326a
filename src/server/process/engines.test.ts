import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './engines.ts';

const isWindows = process.platform === 'win32';

test.skipIf(isWindows)('a new data folder and its database are their owner’s alone', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'potluck-rights-'));
  const usual = process.umask(0);
  try {
    const dataDir = join(parent, 'site', 'data');
    await using storage = await openDatabase(
      { dataDir, databasePool: 1, mostSearchedInMemory: 0 },
      { databaseUrl: '' },
    );
    await storage.writer.setNote('some', 'note');
    const rights = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await rights(dataDir)).toBe('700');
    const files = await readdir(dataDir);
    expect(files).toEqual(expect.arrayContaining(['potluck.sqlite', 'potluck.sqlite-wal']));
    for (const file of files) expect(await rights(join(dataDir, file)), file).toBe('600');
  } finally {
    process.umask(usual);
    await rm(parent, { recursive: true });
  }
});

test('a file in the place of the data folder, or above it, is told with the name of the setting', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'potluck-file-'));
  const file = join(parent, 'data');
  await writeFile(file, 'a list');
  const open = (dataDir: string) =>
    openDatabase({ dataDir, databasePool: 1, mostSearchedInMemory: 0 }, { databaseUrl: '' });
  for (const dataDir of [file, join(file, 'below')])
    await expect(open(dataDir)).rejects.toThrow(`DATA_DIR must be a folder, and ${dataDir} is`);
  await rm(parent, { recursive: true });
});
