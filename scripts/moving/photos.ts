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
