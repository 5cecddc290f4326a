import type { PhotoStore } from '#photos/port.ts';
import type { Reader, Writer } from '#storage/port.ts';

type Parts = {
  photos: Pick<PhotoStore, 'remove'>;
  reader: Pick<Reader, 'photosInUse'>;
  writer: Pick<Writer, 'deletePhotoHash'>;
};
type Log = { error(details: object, message: string): void };

const atOnce = 10;

/**
 * Removes the files of those of the photos that no recipe names; the database is asked, whatever
 * the caller believes. A failure is logged, and what it leaves is left to the hourly sweep.
 */
export async function dropPhotos(parts: Parts, ids: readonly string[], log: Log): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const dropping = ids.slice(start, start + atOnce).map((photoId) =>
      dropPhoto(parts, photoId).catch((error: unknown) => {
        log.error({ err: error, photoId }, 'photo files could not be removed');
      }),
    );
    await Promise.all(dropping);
  }
}

/**
 * Removes a photo's files, and what tells what it looks like, unless a recipe names it. A name is given to one upload alone: what no
 * row names now, no row will name while the files go.
 */
export async function dropPhoto({ photos, reader, writer }: Parts, photoId: string): Promise<void> {
  const [named] = await reader.photosInUse([photoId]);
  if (named !== undefined) return;
  await writer.deletePhotoHash(photoId);
  await photos.remove(photoId);
}

/** Whether a file of a photo is a drawn social card. */
export const isCard = (name: string): boolean => name.includes('-card-');

/** Removes the cards that were drawn of a photo; a request for one has it drawn anew. */
export async function dropCards(
  { photos }: { photos: Pick<PhotoStore, 'prune'> },
  photoId: string,
  log: Log,
): Promise<void> {
  await photos.prune(photoId, isCard).catch((error: unknown) => {
    log.error({ err: error, photoId }, 'social cards could not be removed');
  });
}
