import type { Deps } from '#server/deps.ts';
import { dropPhotos } from '#server/drop-photos.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { presentPhotoWithId } from '#server/presenters/photos.ts';
import { faultOf } from '#server/process/faults.ts';
import { refusePhotos } from '#server/refuse-photos.ts';
import { storePhoto } from '#server/store-photo.ts';

type PhotoHandlers = Pick<Handlers, 'uploadPhoto' | 'deleteUpload'>;

/** Photos that are uploaded while a recipe is still being written. */
export function photoHandlers(deps: Deps): PhotoHandlers {
  const { writer, limits, config, now } = deps;
  return {
    async uploadPhoto({ photo, actor, log }) {
      if (!photo) throw new Refusal('photo_missing', { field: 'photo' });
      await limits.uploadPerAccount.spend(actor.id);
      const stored = await storePhoto(deps, photo, actor.id);
      try {
        await writer.keepUpload(actor.id, stored, now(), config.quota);
      } catch (error) {
        // Where the answer was lost the row may be there; then the sweep decides.
        if (faultOf(error) !== 'unreachable') await dropPhotos(deps, [stored.id], log);
        return refusePhotos(config.quota)(error);
      }
      return { photo: presentPhotoWithId(stored, config.photoBase) };
    },

    async deleteUpload({ params, actor, log }) {
      const isDone = await writer.deleteUpload(actor.id, params.id);
      if (!isDone) throw new Refusal('photo_gone');
      await dropPhotos(deps, [params.id], log);
      return {};
    },
  };
}
