import { randomUUID } from 'node:crypto';
import { NotAnImage, type PhotoProcessor, type PhotoStore } from '#photos/port.ts';
import type { UploadRow } from '#storage/features/photos/rows.ts';
import type { RelaxedWriter } from '#storage/port.ts';
import type { Log } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { dropPhotos } from './drop-photos.ts';

type Photos = {
  photos: PhotoStore;
  processor: PhotoProcessor;
  relaxed: Pick<RelaxedWriter, 'keepPhotoHash'>;
};

/**
 * Stores an upload's renditions, under a name that no other upload gets, before a row that names it is committed, so that a crash
 * between the two leaves only an orphan for the sweep. `owner` is what it belongs to. Refuses what is not a photo.
 */
async function storePhoto(
  { photos, processor, relaxed }: Photos,
  bytes: Uint8Array,
  owner: string,
): Promise<UploadRow> {
  try {
    // Were equal pictures one file, an edit could let it go while another takes it up.
    const { photo, renditions, likeness } = await processor.process(
      bytes,
      `${owner} ${randomUUID()}`,
    );
    await photos.put(renditions);
    // The photo stands without it, and a chore tells it anew.
    await relaxed.keepPhotoHash(photo.id, likeness).catch(() => undefined);
    return photo;
  } catch (error) {
    if (error instanceof NotAnImage) throw new Refusal('photo_not_an_image', { field: 'photo' });
    throw error;
  }
}

/** What is asked of who posts once more, and where it is told that files could not go. */
export type Posted = { lookAgain: () => Promise<unknown>; log: Log };

/** The same for what is posted with it: who may not post any more, once it has had its turn and is stored, leaves none. */
export async function storePosted(
  photos: Photos & Parameters<typeof dropPhotos>[0],
  bytes: Uint8Array,
  owner: string,
  { lookAgain, log }: Posted,
): Promise<UploadRow> {
  const stored = await storePhoto(photos, bytes, owner);
  try {
    await lookAgain();
  } catch (error) {
    await dropPhotos(photos, [stored.id], log);
    throw error;
  }
  return stored;
}
