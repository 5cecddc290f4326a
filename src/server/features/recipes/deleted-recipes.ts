import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { mustWait } from '#server/must-wait.ts';
import { refusePhotos } from '#server/photo-files/refuse-photos.ts';
import { daysLeft } from '#server/presenters/days-left.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { toTime } from '#server/presenters/time.ts';

const listed = 50;

/** What somebody deleted, and how they bring it back. */
export function deletedRecipeHandlers(
  deps: Deps,
): Pick<Handlers, 'listDeletedRecipes' | 'undoDelete'> {
  const { reader, writer, config, limits, now } = deps;
  const present = createRecipePresenter(config.photoBase);
  return {
    async listDeletedRecipes({ query, actor }) {
      const { limit = listed, cursor } = query;
      const page = await reader.listDeletedRecipes(actor.id, limit, cursor);
      const recipes = page.rows.map((row) => {
        const { _id, name, slug, category } = present.withCategory(row);
        const deletedAt = toTime(row.deletedAt);
        return { _id, name, slug, category, deletedAt, daysLeft: daysLeft(row.deletedAt, now()) };
      });
      return { recipes, ...pageEnd(page) };
    },

    async undoDelete({ params, actor, text }) {
      // Deleting and undoing in turn writes as much as editing does.
      await limits.editPerAccount.spend(actor.id);
      const waits = await mustWait(deps, actor);
      const recipe = await writer
        .undeleteRecipe(params.id, actor.id, now(), waits, config.quota)
        .catch(refusePhotos(config.quota));
      if (!recipe) throw new Refusal('recipe_not_found');
      const more = await reader.listMorePhotos(recipe.id);
      return { food: present.whole(recipe, more), message: text('recipe.undeleted') };
    },
  };
}
