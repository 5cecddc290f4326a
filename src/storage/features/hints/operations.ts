import { nothing, read, relaxed, write } from '../../define.ts';
import { hasUnlooked, lookAtPost } from './look.ts';
import { deleteOldOrigins, noteOrigin } from './origins.ts';
import { deletePhotoHash, keepPhotoHash, listUnhashedPhotos } from './photo-hashes.ts';

/** From where things are posted, and what is strange about them. */
export const hintOperations = {
  /** Kept without waiting for the disk: it may be lost with the power. */
  noteOrigin: relaxed(noteOrigin),
  /** What a photo looks like, kept likewise: what is lost is told anew. */
  keepPhotoHash: relaxed(keepPhotoHash),
  /** Photos of recipes, reviews and uploads of which that is not known, so many behind one of them. */
  listUnhashedPhotos: read(listUnhashedPhotos, { where: 'reader', madeFrom: 'private' }),
  /** It is gone. */
  deletePhotoHash: write(deletePhotoHash, { changes: nothing }),
  /** Whether there is something for `lookAtPost` to do. */
  hasUnlooked: read(hasUnlooked, { madeFrom: 'private' }),
  /** False where nothing waits to be looked at. */
  lookAtPost: write(lookAtPost, { changes: nothing }),
  /** How many were forgotten. */
  deleteOldOrigins: write(deleteOldOrigins, { changes: nothing }),
};
