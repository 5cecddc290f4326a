import type { UploadRow } from '#storage/features/photos/rows.ts';
import type { Deps } from '../deps.ts';
import { faultOf } from '../process/faults.ts';
import { dropPhotos } from './drop-photos.ts';
import { refusePhotos } from './refuse-photos.ts';
import { storePhoto } from './store-photo.ts';

type Log = Parameters<typeof dropPhotos>[2];

/** Makes a picture an upload of a person, which waits for a recipe; refuses what is none and what they have no room for. */
export async function keepUpload(
  deps: Deps,
  picture: Uint8Array,
  { actorId, log }: { actorId: string; log: Log },
): Promise<UploadRow> {
  const { writer, config, now } = deps;
  const stored = await storePhoto(deps, picture, actorId);
  try {
    await writer.keepUpload(actorId, stored, now(), config.quota);
  } catch (error) {
    // Where the answer was lost the row may be there; then the sweep decides.
    if (faultOf(error) !== 'unreachable') await dropPhotos(deps, [stored.id], log);
    return refusePhotos(config.quota)(error);
  }
  return stored;
}
