import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Topics } from '#storage/define.ts';
import { OverQuota, PhotoGone, type Writer } from '#storage/port.ts';
import { openSqlite } from '#storage/sqlite/open.ts';
import { addUser } from '#storage/suite/fixtures.ts';
import { createDataVersion } from './data-version.ts';
import { createVersionedWriter } from './versioned-writer.ts';

const recipe = { id: 'r1', categoryId: 'thai', userId: 'u1' } as never;

function watched(writer: Partial<Writer>) {
  const heard: Topics[number][] = [];
  const version = {
    ...createDataVersion(),
    bump: (topics: Topics) => void heard.push(...topics),
    settle: async (topics: Topics) => void heard.push(...topics),
  };
  return { writer: createVersionedWriter(writer as Writer, version), heard };
}

test('a publish is told to every list that the recipe is now in', async () => {
  const { writer, heard } = watched({ publishRecipe: async () => ({}) as never });
  await writer.publishRecipe(recipe, null);
  expect(heard).toEqual(['recipes', 'recipe:r1', 'category:thai', 'user:u1']);
});

test('an edit is told to the lists that the recipe is in and was in, and to no others', async () => {
  const before = { id: 'r1', categoryId: 'thai', userId: 'u1' };
  const edited = { kind: 'updated', recipe: { ...before, categoryId: 'indian' }, before };
  const { writer, heard } = watched({ updateRecipe: async () => edited as never });
  await writer.updateRecipe('r1', {} as never);
  expect(heard).toEqual(['recipes', 'recipe:r1', 'category:indian', 'category:thai', 'user:u1']);
});

test('a publish that was repeated, and a removal of what is not there, are told to nobody', async () => {
  const { writer, heard } = watched({
    publishRecipe: async () => ({ repeated: true }) as never,
    removeRecipe: async () => null,
    restoreRecipe: async () => null,
  });
  const act = { at: 1, actorId: null, act: 'try' };
  await writer.publishRecipe(recipe, 'key');
  await writer.removeRecipe('r1', act);
  await writer.restoreRecipe('r1', act);
  expect(heard).toEqual([]);
});

test('an edit that changed nothing is told to nobody', async () => {
  for (const kind of ['stale', 'missing']) {
    const { writer, heard } = watched({ updateRecipe: async () => ({ kind }) as never });
    await writer.updateRecipe('r1', {} as never);
    expect(heard).toEqual([]);
  }
});

test('an edit whose outcome is not known is told to every list', async () => {
  const { writer, heard } = watched({ updateRecipe: () => Promise.reject(new Error('struck')) });
  await expect(writer.updateRecipe('r1', {} as never)).rejects.toThrow('struck');
  expect(heard).toEqual(['recipes', 'lists', 'recipe:r1']);
});

test('what was refused for certain is told to nobody', async () => {
  const { writer, heard } = watched({
    publishRecipe: () => Promise.reject(new OverQuota('recipes')),
    updateProfile: () => Promise.reject(new PhotoGone('p1')),
  });
  await expect(writer.publishRecipe(recipe, null)).rejects.toThrow(OverQuota);
  await expect(writer.updateProfile('u1', {} as never)).rejects.toThrow(PhotoGone);
  expect(heard).toEqual([]);
});

test('a photo that is gone leaves all that is kept as fresh as it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-refused-'));
  const storage = await openSqlite({ file: join(folder, 'potluck.db'), isBrief: true });
  const { id, handle } = await addUser(storage);
  const version = createDataVersion();
  const writer = createVersionedWriter(storage.writer, version);
  const since = version.current();
  const told = { handle, lines: 'I cook', link: '', base: undefined, at: 1 };
  const photoId = 'f'.repeat(32);
  await expect(writer.updateProfile(id, { ...told, photoId })).rejects.toThrow(PhotoGone);
  expect(version.isFresh(since, [`person:${id}`, 'recipes'])).toBe(true);
  await writer.updateProfile(id, { ...told, photoId: null });
  expect(version.isFresh(since, [`person:${id}`])).toBe(false);
  await storage[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

test('a change is told before the writer hears of it, and after a failure too', async () => {
  const { writer, heard } = watched({
    async deleteRecipe() {
      throw new Error('struck by lightning');
    },
  });
  await expect(writer.deleteRecipe('r1')).rejects.toThrow('lightning');
  expect(heard).toEqual(['recipes', 'lists', 'recipe:r1', 'rating:r1']);
});

test('a write whose answer was lost may come to pass late, and overtakes what was kept meanwhile', async () => {
  vi.useFakeTimers();
  const version = createDataVersion();
  const lost = Object.assign(new Error('Connection terminated'), { code: '08006' });
  const storage: Partial<Writer> = { deleteRecipe: () => Promise.reject(lost) };
  const writer = createVersionedWriter(storage as Writer, version);
  await expect(writer.deleteRecipe('r1')).rejects.toThrow('terminated');
  for (const delay of [1_000, 39_000]) {
    const since = version.current();
    expect(version.isFresh(since, ['recipes'])).toBe(true);
    vi.advanceTimersByTime(delay);
    expect(version.isFresh(since, ['recipes'])).toBe(false);
  }
  vi.useRealTimers();
});

test('what nobody else can see bumps nothing', async () => {
  const { writer, heard } = watched({
    saveRecipe: async () => true,
    touchSession: async () => undefined,
  });
  await writer.saveRecipe('u1', 'r1', null, 0);
  await writer.touchSession('hash', 0);
  expect(heard).toEqual([]);
});
