import { chmod, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Text } from '#messages/format.ts';
import type { PhotoStore } from '#photos/port.ts';
import type { DataSource, Row } from '#storage/transfer.ts';
import type { OpenedSite } from '../open-site.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backUp } from './backup.ts';
import { backupNote, noteBackup } from './backup-note.ts';
import { exportRecipes } from './export.ts';
import { checkBackup, readBackup } from './manifest.ts';
import { putOwnText } from './own-texts.ts';

const text = ((key) => key) as Text;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-whole-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Bytes that come in part before the disk is full. */
async function* cutShort() {
  yield Buffer.from('# Ou');
  throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' });
}

test('a text whose writing failed is put back whole when it is tried again', async () => {
  const dataDir = join(folder, 'own');
  const failing = { name: 'privacy.md', bytes: cutShort() as unknown as Uint8Array };
  await expect(putOwnText(dataDir, failing)).rejects.toThrow('The disk is full');
  await putOwnText(dataDir, { name: 'privacy.md', bytes: Buffer.from('# Ours\n') });
  expect(await readFile(join(dataDir, 'privacy.md'), 'utf8')).toBe('# Ours\n');
  expect(await readdir(dataDir)).toEqual(['privacy.md']);
});

test('what was noted of a backup stays whole until the next note is', async () => {
  await noteBackup(folder, 4);
  await using before = await open(backupNote(folder), 'r');
  await noteBackup(folder, 5);
  expect(await before.readFile('utf8')).toMatch(/Z\n4\n$/);
  expect(await readFile(backupNote(folder), 'utf8')).toMatch(/Z\n5\n$/);
});

test('of two archives on their way to one name, one that fails late leaves the other whole', async () => {
  const file = join(folder, 'today.tar');
  const [begun, first] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const failing = writeArchive(file, async (add) => {
    await add('of the second', Buffer.alloc(200_000, 'b'));
    begun.resolve();
    await first.promise;
    await add('of the second, too', Buffer.alloc(200_000, 'b'));
    throw new Error('late');
  });
  await begun.promise;
  await writeArchive(file, (add) => add('of the first', Buffer.alloc(900_000, 'a')));
  first.resolve();
  await expect(failing).rejects.toThrow('late');
  const entries = await Array.fromAsync(readArchive(file));
  expect(entries.map(({ name }) => name)).toEqual(['of the first']);
  expect(entries[0]?.bytes.equals(Buffer.alloc(900_000, 'a'))).toBe(true);
  expect((await readdir(folder)).filter((name) => name.startsWith('today'))).toEqual(['today.tar']);
});

test('an export that breaks off leaves the one before it, and no part of its own', async () => {
  const file = join(folder, 'mine.zip');
  await writeFile(file, 'of yesterday');
  const known: Record<string, unknown> = { findUserByEmail: async () => ({ id: 'a', role: 0 }) };
  const reader = new Proxy(known, {
    get: (_, name) => known[String(name)] ?? (() => Promise.reject(new Error('gone'))),
  });
  const config = { site: { publicUrl: '' }, photoBase: '' };
  const site = { storage: { reader }, photos: {}, config, text } as unknown as OpenedSite;
  await expect(exportRecipes(site, 'a@example.org', file)).rejects.toThrow();
  expect(await readFile(file, 'utf8')).toBe('of yesterday');
  expect((await readdir(folder)).filter((name) => name.startsWith('mine'))).toEqual(['mine.zip']);
});

/** A user that owns nothing; root reads everything. */
async function asNobody(work: () => Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test('a backup that may not be read is not called damaged', async () => {
  const file = join(folder, 'of-root.tar');
  await writeArchive(file, async () => undefined);
  await chmod(file, 0);
  await asNobody(() => expect(checkBackup(file, text)).rejects.toThrow('data.notReadable'));
});

test('of a photo that lacks a file a backup carries the others, once, and counts it as missing', async () => {
  const file = join(folder, 'part.tar');
  const [id, whole] = ['a'.repeat(32), 'b'.repeat(32)];
  const photos: Row[] = [id, whole].map((photo) => ({ id: photo, width: 700 }));
  const source: DataSource = {
    rows: async (table, after) => (table === 'photos' && !after ? photos : []),
    async [Symbol.asyncDispose]() {},
  };
  const store = {
    open: async (name: string) =>
      name === `${id}-social.jpg` ? null : { body: Readable.from([Buffer.from(name)]), size: 0 },
  } as unknown as PhotoStore;
  const parts = { openSource: async () => source, photos: store, dataDir: folder, text };
  const held = await backUp({ file, ...parts, say: () => undefined });
  expect(held).toMatchObject({ photos: 1, missing: 1 });
  const carried: string[] = [];
  for await (const entry of readBackup(file)) if (entry.kind === 'photo') carried.push(entry.name);
  const webp = (photo: string) => [320, 640, 700].map((width) => `${photo}-${width}.webp`);
  const ofWhole = [...webp(whole), `${whole}-social.jpg`];
  expect(carried.toSorted()).toEqual([...webp(id), ...ofWhole].toSorted());
});
