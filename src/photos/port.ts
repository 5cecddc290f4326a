import type { Readable } from 'node:stream';
import type { Likeness } from '#domain/photos/likeness.ts';

/** What the recipe row keeps of a stored photo. */
export type StoredPhoto = {
  id: string;
  width: number;
  height: number;
  color: string;
  /** What its renditions take together. */
  bytes: number;
};

/** A rendition in bytes, under the file name it is served by. */
export type Rendition = { name: string; bytes: Uint8Array };

/**
 * Where renditions live: a flat store of immutable files. Names match
 * `[0-9a-f]{32}-(\d+\.webp|social\.jpg)`, or are of what is derived from those when first asked
 * for: `-(\d+-(1x1|4x3|16x9)|card-[0-9a-f]{12})\.jpg`; any other name is absent.
 */
export interface PhotoStore {
  /**
   * Stores every given rendition of one photo durably, or none; storing the same names
   * again is harmless and counts as written now.
   */
  put(renditions: Rendition[]): Promise<void>;
  /**
   * The file's bytes with its size, or null when absent. A caller that opens it reads the body to
   * its end or destroys it.
   */
  open(name: string): Promise<{ body: Readable; size: number } | null>;
  /** Removes every rendition of a photo; removing an absent one is harmless. */
  remove(photoId: string): Promise<void>;
  /** Removes those renditions of a photo whose names are over; the others stay as they are. */
  prune(photoId: string, isOver: (name: string) => boolean): Promise<void>;
  /** Photo ids whose files were last written before `time` (ms), for the sweep of orphans. */
  listStoredBefore(time: number): AsyncIterable<string>;
  /** Whose photos these are, in the words of the last `claim`; null where nobody has made one. */
  owner(): Promise<string | null>;
  /** Says durably whose photos these are from now on. */
  claim(owner: string): Promise<void>;
}

/** Thrown for bytes that are not a photo Potluck can decode. */
export class NotAnImage extends Error {}

export interface PhotoProcessor {
  /**
   * Decodes, turns upright, strips metadata and re-encodes into WebP widths and one JPEG
   * social card. `owner` goes into the content hash that names the files: a caller that gives each
   * upload one of its own can remove its files without breaking another's. `likeness` tells what looks the same.
   */
  process(
    bytes: Uint8Array,
    owner: string,
  ): Promise<{ photo: StoredPhoto; renditions: Rendition[]; likeness: Likeness | null }>;
}

/** A shape to cut to, as width and height in any unit. */
export type Shape = { width: number; height: number };
export type CardTexts = { title: string; brand: string };

/** Makes pictures out of stored renditions that few ask for, and that are made when they do. */
export interface PhotoDeriver {
  /** The middle of the picture in that shape, at most 1200 wide and never enlarged, as a JPEG. */
  cut(bytes: Uint8Array, shape: Shape): Promise<Uint8Array>;
  /** A 1200x630 JPEG: the picture with the title and the brand over it, as far as they can be drawn. */
  drawCard(bytes: Uint8Array, texts: CardTexts): Promise<Uint8Array>;
  /** What the picture looks like; null where that cannot be told. Throws `NotAnImage` where it cannot be read. */
  likenessOf(bytes: Uint8Array): Promise<Likeness | null>;
}
