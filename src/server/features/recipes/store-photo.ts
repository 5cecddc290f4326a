import { randomUUID } from 'node:crypto';
import { NotAnImage, type PhotoProcessor, type PhotoStore } from '#photos/port.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { PhotoRow } from '#storage/features/recipes/rows.ts';

type Photos = { photos: PhotoStore; processor: PhotoProcessor };

/**
 * Stores an upload's renditions, under a name that no other upload gets, before the recipe's row is committed, so that a crash
 * between the two leaves only an orphan for the sweep. Refuses what is not a photo.
 */
export async function storePhoto(
  { photos, processor }: Photos,
  bytes: Uint8Array,
  recipeId: string,
): Promise<PhotoRow> {
  try {
    // Were equal pictures one file, an edit could let it go while another takes it up.
    const { photo, renditions } = await processor.process(bytes, `${recipeId} ${randomUUID()}`);
    await photos.put(renditions);
    return photo;
  } catch (error) {
    if (error instanceof NotAnImage) throw new Refusal('photo_not_an_image', { field: 'photo' });
    throw error;
  }
}
