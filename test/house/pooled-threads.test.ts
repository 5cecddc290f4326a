import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startReaderThread, startWriterThread } from '#storage/sqlite/threads.ts';
import { endThread } from '#storage/threads/remote.ts';
import { freeThreads, pooledThreads } from '#test/support/pooled-threads.ts';
import { layMigrated } from '#test/support/sqlite-database.ts';

describe('a thread of a test', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'potluck-pooled-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  let files = 0;
  async function startWriter() {
    files += 1;
    const file = join(folder, `${files}.sqlite`);
    await layMigrated(file);
    const thread = startWriterThread({ file, origin: 'here' }, pooledThreads);
    await thread.ready;
    return { file, thread };
  }

  test('that has closed its database serves the next, and nothing of the one before', async () => {
    const { file, thread } = await startWriter();
    await thread.call('setNote', 'shade', 'under the pear tree');
    const before = freeThreads('writer');
    await endThread(thread);
    expect(freeThreads('writer')).toBe(before + 1);
    await expect(thread.call('setNote', 'shade', 'gone')).rejects.toThrow('has ended');
    const next = await startWriter();
    expect(freeThreads('writer')).toBe(before);
    const reading = startReaderThread({ file: next.file, holdsIndex: true }, pooledThreads);
    const former = startReaderThread({ file, holdsIndex: true }, pooledThreads);
    expect(await reading.call('findNote', 'shade')).toBeNull();
    expect(await former.call('findNote', 'shade')).toBe('under the pear tree');
    for (const one of [reading, former, next.thread]) await endThread(one);
  });

  test('that is ended while it serves is not handed on', async () => {
    const { thread } = await startWriter();
    const before = freeThreads('writer');
    await thread.terminate();
    expect(freeThreads('writer')).toBe(before);
    expect(await thread.ended).toBeNull();
  });

  test('that cannot open its database says why, and ends', async () => {
    const file = join(folder, 'no such folder', 'a.sqlite');
    const thread = startWriterThread({ file, origin: 'here' }, pooledThreads);
    await expect(thread.ready).rejects.toThrow('ENOENT');
    expect(await thread.ended).toBeInstanceOf(Error);
  });
});
