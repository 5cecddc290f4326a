import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseOther } from '#server/http/rights.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';

type SavedHandlers = Pick<Handlers, 'saveRecipe' | 'listSavedRecipes'>;

const pageSize = 48;

/** Saving recipes, letting them go, and listing what one saved. */
export function savedHandlers({ reader, writer, config, now }: Deps): SavedHandlers {
  const present = createRecipePresenter(config.photoBase);
  return {
    async saveRecipe({ body, actor, text }) {
      refuseOther(actor, body.userId);
      const saved = await writer.saveRecipe(actor.id, body._id, body.saved ?? null, now());
      if (saved === null) throw new Refusal('recipe_not_found');
      return { saved, message: text(saved ? 'save.saved' : 'save.removed') };
    },

    async listSavedRecipes({ actor, query }) {
      const { category, limit = pageSize, cursor } = query;
      const filter = { categoryId: category || undefined };
      const page = await reader.listSavedRecipes(actor.id, filter, limit, cursor);
      return { foods: await present.cards(page.rows, reader), ...pageEnd(page) };
    },
  };
}
