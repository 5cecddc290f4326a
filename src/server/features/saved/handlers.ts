import { proposedInstead } from '#domain/pantry/food-list.ts';
import { mostSaved } from '#domain/saved/limits.ts';
import { asTyped } from '#domain/search/as-typed.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseOther } from '#server/http/rights.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import type { SoughtPage } from '#storage/features/saved/rows.ts';

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
      const sought = q
        ? await searcher.searchSavedRecipes(actor.id, { ...wish, text: q }, limit, cursor)
        : null;
      const page = sought ?? (await reader.listSavedRecipes(actor.id, wish, limit, cursor));
      const gone = cursor === undefined ? await reader.listGoneSaves(actor.id) : [];
      return {
        foods: await present.cards(page.rows, reader),
        ...(q && sought ? toldOf(q, sought) : {}),
        ...(gone.length > 0 ? { gone: gone.map(({ id, name }) => ({ _id: id, name })) } : {}),
        ...pageEnd(page),
      };
    },
  };
}

/** What a sentence leaves out and what it does not, in its own words, where it is asked to. */
function toldOf(sentence: string, told: SoughtPage) {
  if (told.leftOut.length === 0 && told.notLeftOut.length === 0) return {};
  const own = (food: string) => asTyped(sentence, food);
  const [leftOut, notLeftOut] = [told.leftOut.map(own), told.notLeftOut.map(own)];
  const unknown = proposedInstead(told).map(({ typed, near }) => ({ typed: own(typed), near }));
  return { avoided: { leftOut, notLeftOut, unknown } };
}
