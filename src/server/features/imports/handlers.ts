import type { Text } from '#messages/format.ts';
import type { Deps } from '#server/deps.ts';
import { fieldLabel } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { spendAsNew } from '#server/limits/as-new.ts';
import { orGiveBack } from '#server/limits/or-give-back.ts';
import { keepUpload } from '#server/photo-files/keep-upload.ts';
import { presentPhotoWithId } from '#server/presenters/photos.ts';
import type { PageDraft } from './draft-of-page.ts';
import { createReadOffLoop } from './read-off-loop.ts';
import { refusingPictures } from './refusing-pictures.ts';
import { createWebWork } from './web-work.ts';

type ImportHandlers = Pick<Handlers, 'importRecipe' | 'importPhoto'>;

/** A page holds its place until it is read; each takes so long at the most that even the last is read before its line is cut. */
const mostPages = 10;
/** Each holds up to 10 MB, and its place until it is kept: it waits in memory for its turn to be decoded. */
const mostPictures = 16;

/** Starting a recipe from somebody's page. */
export function importHandlers(deps: Deps): ImportHandlers {
  const { limits, fetchPage, fetchPicture, config, now } = deps;
  const readOffLoop = createReadOffLoop();
  const asPage = createWebWork(mostPages, now);
  const asPicture = createWebWork(mostPictures, now);
  return {
    async importRecipe({ body, actor, text }) {
      const { url = '', text: pasted = '' } = body;
      if (url === '' && pasted === '') {
        const values = { field: fieldLabel('url', text) };
        throw new Refusal('field_missing', { field: 'url', values });
      }
      const isPasted = pasted !== '';
      const draft = await asPage(actor.id, async () => {
        // What finds no place is not counted.
        await limits.importPerAccount.spend(actor.id);
        const page = isPasted ? { url, html: pasted } : await fetchPage(url);
        return readOffLoop({ ...page, isPasted });
      });
      if (!draft) throw new Refusal('no_recipe_found');
      return present(draft, text);
    },

    async importPhoto({ body, actor, ...posted }) {
      const keep = (picture: Uint8Array) => keepUpload(deps, picture, actor.id, posted);
      const stored = await asPicture(actor.id, async () => {
        // It leaves for the web as a page does, and comes as an upload does.
        await limits.importPerAccount.spend(actor.id);
        await limits.uploadPerAccount.spend(actor.id);
        const giveBack = await spendAsNew(deps, actor, 'uploadPerNewAccount');
        return orGiveBack(giveBack, () => refusingPictures(fetchPicture(body.url).then(keep)));
      });
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
