import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { toTime } from '#server/presenters/time.ts';
import type { HiddenRecipeRow } from '#storage/features/recipes/rows.ts';

const listed = 50;

type WithheldHandlers = Pick<
  Handlers,
  'listWaitingRecipes' | 'getWaitingRecipe' | 'listHiddenRecipes'
>;

/** What waits for a moderator's look, or was hidden, as its author sees it; nobody else is told that it is there. */
export function waitingRecipeHandlers({ reader, config }: Deps): WithheldHandlers {
  const present = createRecipePresenter(config.photoBase);
  return {
    async listWaitingRecipes({ query, actor }) {
      const { limit = listed, cursor } = query;
      const page = await reader.listWaitingRecipes(actor.id, limit, cursor);
      const recipes = page.rows.map((row) => {
        const { _id, name, description, slug, category, updatedAt } = present.withCategory(row);
        return { _id, name, description, slug, category, updatedAt };
      });
      return { recipes, ...pageEnd(page) };
    },

    async getWaitingRecipe({ params, actor, lookAgain }) {
      const recipe = await reader.findWithheldRecipe(actor.id, { slug: params.slug });
      if (!recipe) throw new Refusal('recipe_not_found');
      await lookAgain();
      const more = await reader.listMorePhotos(recipe.id);
      const food = present.detail(recipe, more, await reader.findUser(actor.id));
      return { food, ...presentHiding(recipe) };
    },

    async listHiddenRecipes({ query, actor }) {
      const { limit = listed, cursor } = query;
      const page = await reader.listTakenDownRecipes(actor.id, limit, cursor);
      const recipes = page.rows.flatMap((row) => {
        const { _id, name, slug, category } = present.withCategory(row);
        const { hidden } = presentHiding(row);
        // One that was restored between two statements is hidden no more.
        return hidden ? [{ _id, name, slug, category, hidden }] : [];
      });
      return { recipes, ...pageEnd(page) };
    },
  };
}

function presentHiding({ hidden }: HiddenRecipeRow) {
  return hidden ? { hidden: { at: toTime(hidden.at), reason: hidden.reason } } : {};
}
