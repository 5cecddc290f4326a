import { NotAnImage, type PhotoProcessor, type PhotoStore } from '#photos/port.ts';
import { Refusal } from '#server/refusal.ts';
import type { PhotoRow } from '#storage/rows.ts';

type Photos = { photos: PhotoStore; processor: PhotoProcessor };

/**
 * Stores an upload's renditions before the recipe's row is committed, so that a crash
 * between the two leaves only an orphan for the sweep. Refuses what is not a photo.
 */
export async function storePhoto(
  { photos, processor }: Photos,
  bytes: Uint8Array,
  recipeId: string,
): Promise<PhotoRow> {
  try {
    const { photo, renditions } = await processor.process(bytes, recipeId);
    await photos.put(renditions);
    return photo;
  } catch (error) {
    if (error instanceof NotAnImage) throw new Refusal('photo_not_an_image', { field: 'photo' });
    throw error;
  }
}

type Log = { error(details: object, message: string): void };

/** Removes files that no row refers to any more; a failure is left to the sweep and logged. */
export async function dropPhoto(photos: PhotoStore, photoId: string, log: Log): Promise<void> {
  try {
    await photos.remove(photoId);
  } catch (error) {
    log.error({ err: error, photoId }, 'photo files could not be removed');
  }
}
