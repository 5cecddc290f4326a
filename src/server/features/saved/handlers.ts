import { mostSaved } from '#domain/saved/limits.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseOther } from '#server/http/rights.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';

type SavedHandlers = Pick<Handlers, 'saveRecipe' | 'listSavedRecipes'>;

const pageSize = 48;

/** Saving recipes, letting them go, and listing what one saved. */
export function savedHandlers({ reader, searcher, writer, config, now }: Deps): SavedHandlers {
  const present = createRecipePresenter(config.photoBase);
  return {
    async saveRecipe({ body, actor, text }) {
      refuseOther(actor, body.userId);
      const saved = await writer.saveRecipe(actor.id, body._id, body.saved ?? null, now());
      if (saved === null) throw new Refusal('recipe_not_found');
      if (saved === 'full') throw new Refusal('saves_full', { values: { most: mostSaved } });
      return { saved, message: text(saved ? 'save.saved' : 'save.removed') };
    },

    async listSavedRecipes({ actor, query }) {
      const { category, difficulty, minutes, q, sort, limit = pageSize, cursor } = query;
      const wish = { categoryId: category || undefined, difficulty, minutes, sort };
      const page = q
        ? await searcher.searchSavedRecipes(actor.id, { ...wish, text: q }, limit, cursor)
        : await reader.listSavedRecipes(actor.id, wish, limit, cursor);
      const gone = cursor === undefined ? await reader.listGoneSaves(actor.id) : [];
      return {
        foods: await present.cards(page.rows, reader),
        ...(gone.length > 0 ? { gone: gone.map(({ id, name }) => ({ _id: id, name })) } : {}),
        ...pageEnd(page),
      };
    },
  };
}
