import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDiskPhotos } from './disk.ts';
import { sweepOrphanPhotos } from './sweep.ts';

async function makeStore(photos: number) {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-sweep-'));
  const store = await createDiskPhotos(folder);
  const ids = Array.from({ length: photos }, (_, n) => (n * 7919).toString(16).padStart(32, '0'));
  await Promise.all(
    ids.map((id) => store.put([{ name: `${id}-320.webp`, bytes: Buffer.from(id) }])),
  );
  return {
    store,
    ids,
    list: async () =>
      (await Array.fromAsync(store.listStoredBefore(Number.MAX_SAFE_INTEGER))).sort(),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

const later = () => Date.now() + 1000;

test('photos that no recipe refers to go, and the others stay', async () => {
  await using made = await makeStore(6);
  const kept = made.ids.slice(0, 2);
  const photosInUse = async (ids: string[]) => ids.filter((id) => kept.includes(id));
  expect(await sweepOrphanPhotos(made.store, { photosInUse }, later())).toBe(4);
  expect(await made.list()).toEqual([...kept].sort());
});

test('a photo of a publish that is still under way is left alone', async () => {
  await using made = await makeStore(3);
  const photosInUse = async () => [];
  expect(await sweepOrphanPhotos(made.store, { photosInUse }, Date.now() - 60_000)).toBe(0);
  expect(await made.list()).toHaveLength(3);
});

test('a sweep that is told to stop ends at once, and the next one takes the rest', async () => {
  await using made = await makeStore(210);
  const stop = new AbortController();
  let removed = 0;
  const store = {
    ...made.store,
    async remove(id: string) {
      removed += 1;
      if (removed === 3) stop.abort();
      await made.store.remove(id);
    },
  };
  const photosInUse = async () => [];
  expect(await sweepOrphanPhotos(store, { photosInUse }, later(), stop.signal)).toBe(3);
  expect(await made.list()).toHaveLength(207);
  expect(await sweepOrphanPhotos(store, { photosInUse }, later(), stop.signal)).toBe(0);
  expect(await sweepOrphanPhotos(made.store, { photosInUse }, later())).toBe(207);
});

test('a photo that cannot be removed keeps no other from it, and is told at the end', async () => {
  await using made = await makeStore(3);
  const [stuck = ''] = made.ids;
  const remove = async (id: string) => {
    if (id === stuck) throw new Error('It is stuck');
    await made.store.remove(id);
  };
  const sweeping = sweepOrphanPhotos(
    { ...made.store, remove },
    { photosInUse: async () => [] },
    later(),
  );
  await expect(sweeping).rejects.toThrow('It is stuck');
  expect(await made.list()).toEqual([stuck]);
});

test('the database is asked in batches', async () => {
  await using made = await makeStore(450);
  const asked: number[] = [];
  const photosInUse = async (ids: string[]) => {
    asked.push(ids.length);
    return ids;
  };
  expect(await sweepOrphanPhotos(made.store, { photosInUse }, later())).toBe(0);
  expect(asked).toEqual([200, 200, 50]);
});
