import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';

const listed = 50;

/** What waits for a moderator's look, as its author sees it; nobody else is told that it is there. */
export function waitingRecipeHandlers({
  reader,
  config,
}: Deps): Pick<Handlers, 'listWaitingRecipes' | 'getWaitingRecipe'> {
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

    async getWaitingRecipe({ params, actor }) {
      const recipe = await reader.findWaitingRecipe(actor.id, { slug: params.slug });
      if (!recipe) throw new Refusal('recipe_not_found');
      const more = await reader.listMorePhotos(recipe.id);
      return { food: present.detail(recipe, more, await reader.findUser(actor.id)) };
    },
  };
}
