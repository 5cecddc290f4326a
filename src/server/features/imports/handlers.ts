import type { Text } from '#messages/format.ts';
import type { Deps } from '#server/deps.ts';
import { fieldLabel } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { keepUpload } from '#server/keep-upload.ts';
import { spendAsNew } from '#server/limits/as-new.ts';
import { orGiveBack } from '#server/limits/or-give-back.ts';
import { presentPhotoWithId } from '#server/presenters/photos.ts';
import type { PageDraft } from './draft-of-page.ts';
import { createPictureFetch } from './fetch-picture.ts';
import { createReadOffLoop } from './read-off-loop.ts';
import { createWebWork } from './web-work.ts';

type ImportHandlers = Pick<Handlers, 'importRecipe' | 'importPhoto'>;

/** Starting a recipe from somebody's page. */
export function importHandlers(deps: Deps): ImportHandlers {
  const { limits, fetchPage, config } = deps;
  const readOffLoop = createReadOffLoop();
  const inPlace = createWebWork(deps.now);
  const withPicture = createPictureFetch(deps.fetchPicture, deps.now);
  return {
    async importRecipe({ body, actor, text }) {
      const { url = '', text: pasted = '' } = body;
      if (url === '' && pasted === '') {
        const values = { field: fieldLabel('url', text) };
        throw new Refusal('field_missing', { field: 'url', values });
      }
      await limits.importPerAccount.spend(actor.id);
      const isPasted = pasted !== '';
      const draft = await inPlace(actor.id, async () => {
        const page = isPasted ? { url, html: pasted } : await fetchPage(url);
        return readOffLoop({ ...page, isPasted });
      });
      if (!draft) throw new Refusal('no_recipe_found');
      return present(draft, text);
    },

    async importPhoto({ body, actor, log }) {
      // It leaves for the web as a page does, and comes as an upload does.
      await limits.importPerAccount.spend(actor.id);
      await limits.uploadPerAccount.spend(actor.id);
      const giveBack = await spendAsNew(deps, actor, 'uploadPerNewAccount');
      const keep = (picture: Uint8Array) => keepUpload(deps, picture, { actorId: actor.id, log });
      const stored = await orGiveBack(giveBack, () => withPicture(actor.id, body.url, keep));
      return { photo: presentPhotoWithId(stored, config.photoBase) };
    },
  };
}

function present({ recipe, photos, warnings, isGuessed }: PageDraft, text: Text) {
  const sentences = warnings.map((warning) => text(`import.warning.${warning}`));
  return {
    recipe,
    ...(photos.length > 0 ? { photos } : {}),
    warnings: isGuessed ? [text('import.warning.guessed'), ...sentences] : sentences,
  };
}
