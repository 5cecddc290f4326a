import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pooledThreads } from '#test/support/pooled-threads.ts';
import { addUser, publish } from '../suite/fixtures.ts';
import { openSqlite } from './open.ts';
import type { ReaderData } from './threads.ts';

test('what looks in and leaves starts the searching thread when it is asked, which finds all and holds nothing', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'potluck-brief-'));
  const file = join(folder.path, 'potluck.sqlite');
  const started: ReaderData[] = [];
  const reader = (told: ReaderData) => {
    started.push(told);
    return pooledThreads.reader(told);
  };
  await using storage = await openSqlite({
    file,
    isBrief: true,
    runners: { ...pooledThreads, reader },
  });
  const { id: userId } = await addUser(storage);
  const { name } = await publish(storage, userId);
  expect((await storage.reader.listRecipes({}, 1)).total).toBe(1);
  expect(started).toEqual([]);
  const found = await storage.searcher.searchCards(name, 5, 0);
  expect(found.total).toBe(1);
  await storage.searcher.searchCards(name, 5, 0);
  expect(started).toEqual([{ file, holdsIndex: false }]);
});

test('one that never asked it closes without it, and starts it for nobody after that', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'potluck-brief-'));
  const reader = () => expect.unreachable('the searching thread started');
  const storage = await openSqlite({
    file: join(folder.path, 'potluck.sqlite'),
    isBrief: true,
    runners: { ...pooledThreads, reader },
  });
  await storage.writer.setNote('some', 'note');
  await storage[Symbol.asyncDispose]();
  await expect(storage.searcher.searchCards('dal', 5, 0)).rejects.toThrow('is closed');
});
