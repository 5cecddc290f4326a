import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { photoIdOf, photoOf } from './names.ts';
import type { PhotoStore, Rendition } from './port.ts';

/**
 * Photos in a folder: one folder per photo under the first two digits of its id
 * (`ab/ab12.../ab12...-320.webp`). A photo is written beside its place, synced, and moved
 * there in one step, so it is there whole or not at all, a power cut included.
 */
export async function createDiskPhotos(folder: string): Promise<PhotoStore> {
  await mkdir(folder, { recursive: true });
  const shelf = (id: string) => join(folder, id.slice(0, 2));
  const home = (id: string) => join(shelf(id), id);
  const owner = join(folder, 'owner');

  return {
    put: async (renditions) => {
      const id = photoOf(renditions);
      await makeShelf(shelf(id));
      await storePhoto(home(id), renditions);
    },

    open: async (name) => {
      const id = photoIdOf(name);
      return id === null ? null : openFile(join(home(id), name));
    },

    remove: async (id) => {
      if (/^[0-9a-f]{32}$/.test(id)) await removePhoto(home(id));
    },

    prune: async (id, isOver) => {
      if (!/^[0-9a-f]{32}$/.test(id)) return;
      for (const name of await list(home(id))) {
        if (isOver(name)) await rm(join(home(id), name), { force: true });
      }
    },

    listStoredBefore: (time) => listStoredBefore(folder, time),
    owner: () => readText(owner),
    claim: (text) => replaceSynced(owner, text),
  };
}

async function makeShelf(shelf: string): Promise<void> {
  const made = await mkdir(shelf, { recursive: true });
  if (made !== undefined) await syncFolder(dirname(shelf));
}

async function storePhoto(home: string, renditions: Rendition[]): Promise<void> {
  const draft = draftName(home);
  try {
    await mkdir(draft);
    for (const { name, bytes } of renditions) await writeSynced(join(draft, name), bytes);
    await syncFolder(draft);
    await moveInto(home, draft, renditions);
    await syncFolder(dirname(home));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Equal names hold equal bytes, so a photo that is already there only gains what it lacks. */
async function moveInto(home: string, draft: string, renditions: Rendition[]): Promise<void> {
  try {
    await rename(draft, home);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES') || !(await exists(home))) {
      throw error;
    }
    for (const { name } of renditions) await rename(join(draft, name), join(home, name));
    // The sweep reads the folder's time: a photo stored again counts as new.
    const now = new Date();
    await utimes(home, now, now);
    await syncFolder(home);
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx');
  await file.writeFile(bytes);
  await file.sync();
}

/** Puts a text in the place of another in one step. */
async function replaceSynced(path: string, text: string): Promise<void> {
  const draft = draftName(path);
  try {
    await writeSynced(draft, Buffer.from(text));
    await rename(draft, path);
    await syncFolder(dirname(path));
  } finally {
    await rm(draft, { force: true });
  }
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Makes the names in a folder durable; Windows keeps them so by itself and refuses to be asked. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

async function openFile(path: string) {
  try {
    const file = await open(path, 'r');
    const { size } = await file.stat();
    return { body: file.createReadStream(), size };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Moves the photo aside first, so that nobody meets it half removed; drafts of it go too. */
async function removePhoto(home: string): Promise<void> {
  try {
    await rename(home, draftName(home));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  const shelf = dirname(home);
  for (const entry of await list(shelf)) {
    const path = join(shelf, entry);
    if (path.startsWith(`${home}.`)) await rm(path, { recursive: true, force: true });
  }
}

/** Leftovers of interrupted writes and removals count as their photo, so the sweep takes them along. */
async function* listStoredBefore(folder: string, time: number): AsyncGenerator<string> {
  for (const shelf of await list(folder)) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
    const newest = new Map<string, number>();
    for (const entry of await list(join(folder, shelf))) {
      const id = /^([0-9a-f]{32})(\.[0-9a-f]+)?$/.exec(entry)?.[1];
      const written = id && (await writtenAt(join(folder, shelf, entry)));
      if (id && written) newest.set(id, Math.max(written, newest.get(id) ?? 0));
    }
    for (const [id, written] of newest) if (written < time) yield id;
  }
}

async function writtenAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return (await writtenAt(path)) !== null;
}

async function list(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function draftName(home: string): string {
  return `${home}.${randomBytes(6).toString('hex')}`;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
