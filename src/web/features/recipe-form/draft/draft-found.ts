import type { FoundPhotoReply } from '#contract/imports.ts';
import { mostPhotos } from '#contract/photos.ts';
import { type DraftPhoto, newPhoto, type PhotoHolder } from './draft-photos.ts';
import type { Row } from './draft-rows.ts';

/** A photo that came with a recipe; `rowId` is the row of the step that it shows, null where it shows the dish. */
type Bound<Whence> = Whence & { caption: string; rowId: string | null };
/** One of a page that was read, to be fetched from there. */
export type FoundPhoto = Bound<Pick<FoundPhotoReply, 'url'>>;
/** One of a file that was read, which is unpacked once it is wanted. */
export type BroughtPhoto = Bound<{ open: () => Promise<File> }>;

/** The photos of a recipe that was read, bound to the rows that its steps have become: they move, and are written anew. */
export function boundToRows<Told extends { caption?: string; step?: number }>(
  found: readonly Told[],
  stepList: readonly Row[],
): Bound<Omit<Told, 'caption' | 'step'>>[] {
  return found.flatMap(({ caption = '', step, ...whence }) => {
    const rowId = step === undefined ? null : stepList[step]?.id;
    return rowId === undefined ? [] : [{ ...whence, caption, rowId }];
  });
}

/**
 * What a draft holds with the photos of a page: each waits to be fetched from there. The first is the main photo
 * where there is none, the next stand behind it as far as there is room, and those of steps beside
 * their step where that has none.
 */
export function withFound(
  { photos, stepList }: PhotoHolder,
  hasFile: boolean,
  found: readonly FoundPhoto[],
): PhotoHolder {
  const ofDish: DraftPhoto[] = found
    .filter(({ rowId }) => rowId === null)
    .map(({ url, caption }) => ({ ...newPhoto(), caption, source: url }));
  const isFirstFree = !hasFile && !photos.first;
  const [first, others] = isFirstFree ? [ofDish[0], ofDish.slice(1)] : [undefined, ofDish];
  const more = [...photos.more, ...others].slice(0, Math.max(mostPhotos - 1, photos.more.length));
  const { caption = photos.caption, ...asFirst } = first ?? {};
  const rows = stepList.map((row) => {
    const own = found.find(({ rowId }) => rowId === row.id);
    return own && !row.photo ? { ...row, photo: { ...newPhoto(), source: own.url } } : row;
  });
  return {
    photos: { first: first ? asFirst : photos.first, caption, more },
    stepList: rows,
  };
}
