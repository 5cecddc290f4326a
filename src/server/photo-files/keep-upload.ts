import type { UploadRow } from '#storage/features/photos/rows.ts';
import type { Deps } from '../deps.ts';
import { faultOf } from '../process/faults.ts';
import { dropPhotos } from './drop-photos.ts';
import { refusePhotos } from './refuse-photos.ts';
import { type Posted, storePosted } from './store-photo.ts';

/** Makes a picture an upload of a person, which waits for a recipe; refuses what is none, what they have no room for, and who may keep nothing any more. */
export async function keepUpload(
  deps: Deps,
  picture: Uint8Array,
  actorId: string,
  posted: Posted,
): Promise<UploadRow> {
  const { writer, config, now } = deps;
  const stored = await storePosted(deps, picture, actorId, posted);
  try {
    await writer.keepUpload(actorId, stored, now(), config.quota);
  } catch (error) {
    // Where the answer was lost the row may be there; then the sweep decides.
    if (faultOf(error) !== 'unreachable') await dropPhotos(deps, [stored.id], posted.log);
    return refusePhotos(config.quota)(error);
  }
  return stored;
}
