import type { Rendition } from './port.ts';

const renditionName =
  /^([0-9a-f]{32})-(?:\d{1,5}\.webp|social\.jpg|\d{1,5}-(?:1x1|4x3|16x9)\.jpg|card-[0-9a-f]{12}\.jpg)$/;

/** The photo a rendition's name belongs to, or null for any name that no photo has. */
export function photoIdOf(name: string): string | null {
  return renditionName.exec(name)?.[1] ?? null;
}

/** The one photo that all the renditions belong to; anything else is a mistake of the caller. */
export function photoOf(renditions: Rendition[]): string {
  const ids = new Set(renditions.map((rendition) => photoIdOf(rendition.name)));
  const [id] = ids;
  if (!id || ids.size !== 1)
    throw new Error('Renditions of exactly one photo are stored at a time');
  return id;
}
