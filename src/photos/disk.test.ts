import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createDiskPhotos } from './disk.ts';
import { describePhotoStore } from './photos.contract.ts';

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'potluck-photos-'));
  return {
    folder,
    store: await createDiskPhotos(join(folder, 'photos')),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

describePhotoStore('a folder', makeFolder);

const id = 'abcdef0123456789abcdef0123456789';
const renditions = ['320.webp', 'social.jpg'].map((suffix) => ({
  name: `${id}-${suffix}`,
  bytes: Buffer.from(suffix),
}));

test('photos lie under the first two digits of their id, and nothing else is left there', async () => {
  await using made = await makeFolder();
  await made.store.put(renditions);
  await made.store.put(renditions);
  expect((await readdir(join(made.folder, 'photos'), { recursive: true })).sort()).toEqual([
    'ab',
    `ab/${id}`,
    `ab/${id}/${id}-320.webp`,
    `ab/${id}/${id}-social.jpg`,
  ]);
});

test('a store opened again finds its photos', async () => {
  await using made = await makeFolder();
  await made.store.put(renditions);
  const again = await createDiskPhotos(join(made.folder, 'photos'));
  const file = await again.open(`${id}-320.webp`);
  expect((await buffer(file!.body)).toString()).toBe('320.webp');
});

test('what an interrupted write left behind is never served, is listed when old, and goes on remove', async () => {
  await using made = await makeFolder();
  const draft = join(made.folder, 'photos', 'ab', `${id}.0badc0ffee00`);
  await mkdir(draft, { recursive: true });
  await writeFile(join(draft, `${id}-320.webp`), 'half a pho');
  const longAgo = new Date('2020-01-01');
  await utimes(draft, longAgo, longAgo);
  expect(await made.store.open(`${id}-320.webp`)).toBeNull();
  expect(await Array.fromAsync(made.store.listStoredBefore(Date.now() - 1000))).toEqual([id]);
  await made.store.remove(id);
  expect(await readdir(join(made.folder, 'photos', 'ab'))).toEqual([]);
});

test('a put that cannot finish leaves nothing behind', async () => {
  await using made = await makeFolder();
  const twice = [renditions[0]!, renditions[0]!];
  await expect(made.store.put(twice)).rejects.toThrow();
  expect(await readdir(join(made.folder, 'photos', 'ab'))).toEqual([]);
});

test('foreign files in the folder are left alone', async () => {
  await using made = await makeFolder();
  await made.store.put(renditions);
  await writeFile(join(made.folder, 'photos', 'README'), 'mine');
  await writeFile(join(made.folder, 'photos', 'ab', 'notes.txt'), 'mine');
  expect(await Array.fromAsync(made.store.listStoredBefore(Date.now() + 1000))).toEqual([id]);
  await made.store.remove(id);
  expect(await readdir(join(made.folder, 'photos', 'ab'))).toEqual(['notes.txt']);
});
