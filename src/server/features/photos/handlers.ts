import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { spendAsNew } from '#server/limits/as-new.ts';
import { orGiveBack } from '#server/limits/or-give-back.ts';
import { dropPhotos } from '#server/photo-files/drop-photos.ts';
import { keepUpload } from '#server/photo-files/keep-upload.ts';
import { presentPhotoWithId } from '#server/presenters/photos.ts';

type PhotoHandlers = Pick<Handlers, 'uploadPhoto' | 'deleteUpload'>;

/** Photos that are uploaded while a recipe is still being written. */
export function photoHandlers(deps: Deps): PhotoHandlers {
  const { writer, limits, config } = deps;
  return {
    async uploadPhoto({ photo, actor, ...posted }) {
      if (!photo) throw new Refusal('photo_missing', { field: 'photo' });
      await limits.uploadPerAccount.spend(actor.id);
      const giveBack = await spendAsNew(deps, actor, 'uploadPerNewAccount');
      const stored = await orGiveBack(giveBack, () => keepUpload(deps, photo, actor.id, posted));
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
