import { buffer } from 'node:stream/consumers';
import { photoWidths } from '#domain/photos/widths.ts';
import type { PhotoStore, Rendition } from '#photos/port.ts';

/** The renditions that were stored with an upload; what is derived from them is derived anew. */
export async function readPhoto(
  store: PhotoStore,
  { id, width }: { id: string; width: number },
): Promise<Rendition[] | null> {
  const suffixes = [...photoWidths(width).map((one) => `${one}.webp`), 'social.jpg'];
  const renditions: Rendition[] = [];
  for (const suffix of suffixes) {
    const name = `${id}-${suffix}`;
    const file = await store.open(name);
    if (!file) return null;
    renditions.push({ name, bytes: await buffer(file.body) });
  }
  return renditions;
}

/** How many photos travel at a time: a disk and a bucket both wait more than they work. */
export const atOnce = 8;

type Move = { from: PhotoStore; to: PhotoStore; photos: { id: string; width: number }[] };

/**
 * Copies photos and reads every one back; those that are there already are only compared. How
 * many are the same in both stores, and how many the first one lacks.
 */
export async function copyPhotos(
  { from, to, photos }: Move,
  onProgress: (done: number) => void,
): Promise<{ copied: number; missing: number }> {
  const outcome = { copied: 0, missing: 0 };
  const queue = photos.values();
  const work = async () => {
    for (const photo of queue) {
      const renditions = await readPhoto(from, photo);
      if (renditions) await putAndCompare(to, photo, renditions);
      outcome[renditions ? 'copied' : 'missing'] += 1;
      if (outcome.copied % 100 === 0 && renditions) onProgress(outcome.copied);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}

async function putAndCompare(
  to: PhotoStore,
  photo: { id: string; width: number },
  renditions: Rendition[],
): Promise<void> {
  if (isSame(renditions, await readPhoto(to, photo))) return;
  await to.put(renditions);
  if (isSame(renditions, await readPhoto(to, photo))) return;
  throw new Error(`The photo ${photo.id} is not what was stored`);
}

function isSame(wanted: Rendition[], found: Rendition[] | null): boolean {
  return wanted.every(({ bytes }, n) => found?.[n] && Buffer.compare(bytes, found[n].bytes) === 0);
}
