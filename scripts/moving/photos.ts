import { buffer } from 'node:stream/consumers';
import { photoWidths } from '#domain/photos/widths.ts';
import type { PhotoStore, Rendition } from '#photos/port.ts';

/** What a store has of a photo, and whether it lacks none of it. */
type Found = { renditions: Rendition[]; isWhole: boolean };

/** The renditions that were stored with an upload, as far as they are there; what is derived from them is derived anew. */
export async function readPhoto(
  store: PhotoStore,
  { id, width }: { id: string; width: number },
): Promise<Found> {
  const suffixes = [...photoWidths(width).map((one) => `${one}.webp`), 'social.jpg'];
  const renditions: Rendition[] = [];
  for (const suffix of suffixes) {
    const name = `${id}-${suffix}`;
    const file = await store.open(name);
    if (file) renditions.push({ name, bytes: await buffer(file.body) });
  }
  return { renditions, isWhole: renditions.length === suffixes.length };
}

/** How many photos travel at a time: a disk and a bucket both wait more than they work. */
export const atOnce = 8;

type Move = { from: PhotoStore; to: PhotoStore; photos: { id: string; width: number }[] };

/**
 * Copies photos and reads every one back; those that are there already are only compared. How
 * many are the same in both stores, and of how many the first one lacks something.
 */
export async function copyPhotos(
  { from, to, photos }: Move,
  onProgress: (done: number) => void,
): Promise<{ copied: number; missing: number }> {
  const outcome = { copied: 0, missing: 0 };
  const queue = photos.values();
  const work = async () => {
    for (const photo of queue) {
      const { renditions, isWhole } = await readPhoto(from, photo);
      if (renditions.length > 0) await putAndCompare(to, photo, renditions);
      outcome[isWhole ? 'copied' : 'missing'] += 1;
      if (outcome.copied % 100 === 0 && isWhole) onProgress(outcome.copied);
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

function isSame(wanted: Rendition[], { renditions }: Found): boolean {
  const found = new Map(renditions.map(({ name, bytes }) => [name, bytes]));
  return wanted.every(({ name, bytes }) => {
    const there = found.get(name);
    return there && Buffer.compare(bytes, there) === 0;
  });
}
