import { readKept, readKeys, writeKept } from './draft-database.ts';

/** WebKit keeps no files in the database of a private window, and refuses the write; bytes it takes. */
type KeptPhoto = { name: string; type: string; lastModified: number; bytes: ArrayBuffer };

/** What is being written, one after another; reading waits for it, for a form that has just gone may come back. It never rejects. */
let writing: Promise<unknown> = Promise.resolve();

/** The kept photo of a form, or null. A browser that forbids the database has none. */
export async function readPhoto(slot: string): Promise<File | null> {
  await writing;
  const stored = await readKept('photos', slot);
  // Earlier versions kept the file itself.
  if (stored instanceof File) return stored;
  if (stored instanceof Blob) return new File([stored], 'photo', { type: stored.type });
  return isPhoto(stored) ? new File([stored.bytes], stored.name, stored) : null;
}

/** Under which key the file of a photo behind the first is kept. */
export const fileSlot = (slot: string, key: string): string => `${slot}/${key}`;

/** The kept files of the photos behind the first, by their keys. */
export async function readMorePhotos(slot: string): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  await writing;
  for (const key of await moreKeys(slot)) {
    const file = await readPhoto(fileSlot(slot, key));
    if (file) files.set(key, file);
  }
  return files;
}

/** Forgets every photo of a form. */
export async function removePhotos(slot: string): Promise<void> {
  // As one write: what is chosen or read from here on comes after it.
  const removed = writing.then(async () => {
    const all = [slot, ...(await moreKeys(slot)).map((key) => fileSlot(slot, key))];
    await Promise.all(all.map((one) => writeKept('photos', one, null)));
  });
  writing = removed;
  await removed;
}

async function moreKeys(slot: string): Promise<string[]> {
  const start = fileSlot(slot, '');
  const keys = (await readKeys('photos')).map(String);
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/**
 * Keeps the photo of a form, or forgets it when there is none; what is asked for last is what stays. Says whether that was
 * done, and never rejects.
 */
export function writePhoto(slot: string, photo: File | null): Promise<boolean> {
  const written = writing.then(() => putPhoto(slot, photo));
  writing = written;
  return written;
}

async function putPhoto(slot: string, photo: File | null): Promise<boolean> {
  // The disk may have lost the file since it was chosen.
  const packed = photo && (await pack(photo).catch(() => null));
  const isKept = (!photo || packed !== null) && (await writeKept('photos', slot, packed));
  // The photo that it was to replace would come back in its place.
  if (photo && !isKept) await writeKept('photos', slot, null);
  return isKept;
}

async function pack(photo: File): Promise<KeptPhoto> {
  const { name, type, lastModified } = photo;
  return { name, type, lastModified, bytes: await photo.arrayBuffer() };
}

function isPhoto(value: unknown): value is KeptPhoto {
  return typeof value === 'object' && value !== null && 'bytes' in value && 'name' in value;
}
