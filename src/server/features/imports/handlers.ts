import type { RecipeDraftReply } from '#contract/imports.ts';
import { limits as fieldLimits } from '#contract/recipes.ts';
import { fitDraft } from '#domain/imports/draft.ts';
import type { Text } from '#messages/format.ts';
import type { Deps } from '#server/deps.ts';
import { fieldLabel } from '#server/http/errors.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { keepUpload } from '#server/keep-upload.ts';
import { spendAsNew } from '#server/limits/as-new.ts';
import { presentPhotoWithId } from '#server/presenters/photos.ts';
import { createPictureFetch, refusingPictures } from './fetch-picture.ts';
import { picturesOn } from './picture-address.ts';
import { createReadOffLoop } from './read-off-loop.ts';
import type { ReadRecipe } from './read-recipe.ts';

type ImportHandlers = Pick<Handlers, 'importRecipe' | 'importPhoto'>;

/** Starting a recipe from somebody's page. */
export function importHandlers(deps: Deps): ImportHandlers {
  const { limits, fetchPage, config } = deps;
  const readOffLoop = createReadOffLoop();
  const fetchPicture = createPictureFetch(deps.fetchPicture, deps.now);
  return {
    async importRecipe({ body, actor, text }) {
      const { url = '', text: pasted = '' } = body;
      if (url === '' && pasted === '') {
        const values = { field: fieldLabel('url', text) };
        throw new Refusal('field_missing', { field: 'url', values });
      }
      await limits.importPerAccount.spend(actor.id);
      const page = pasted === '' ? await fetchPage(url) : { url, html: pasted };
      const read = await readOffLoop(page.html, pasted !== '');
      if (!read) throw new Refusal('no_recipe_found');
      return present(read, page.url, text);
    },

    async importPhoto({ body, actor, log }) {
      // It leaves for the web as a page does, and comes as an upload does.
      await limits.importPerAccount.spend(actor.id);
      await limits.uploadPerAccount.spend(actor.id);
      await spendAsNew(deps, actor, 'uploadPerNewAccount');
      const picture = await fetchPicture(actor.id, body.url);
      const stored = await refusingPictures(keepUpload(deps, picture, { actorId: actor.id, log }));
      return { photo: presentPhotoWithId(stored, config.photoBase) };
    },
  };
}

/** The source is the page that was read; of pasted text, the one that it names. */
function present({ found, isGuessed }: ReadRecipe, pageUrl: string, text: Text) {
  const sourceUrl = readSource(pageUrl) ?? readSource(found.pageUrl ?? '');
  const { recipe, photos, warnings } = fitDraft(found, picturesOn(sourceUrl));
  const sentences = warnings.map((warning) => text(`import.warning.${warning}`));
  const draft: RecipeDraftReply = { ...recipe, ...(sourceUrl ? { sourceUrl } : {}) };
  return {
    recipe: draft,
    ...(photos.length > 0 ? { photos } : {}),
    warnings: isGuessed ? [text('import.warning.guessed'), ...sentences] : sentences,
  };
}

function readSource(url: string): string | null {
  const isLink = /^https?:\/\/[^\s\0]+$/.test(url) && URL.canParse(url);
  return isLink && url.length <= fieldLimits.sourceUrl ? url : null;
}
