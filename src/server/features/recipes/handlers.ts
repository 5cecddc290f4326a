import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isLinkLive } from '#server/presenters/live-links.ts';
import { pageEnd } from '#server/presenters/page-end.ts';
import { withPage } from '#server/presenters/public-cook.ts';
import { createCardsPresenter } from '#server/presenters/ready-cards.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { createDeleteRecipe } from './delete-recipe.ts';
import { deletedRecipeHandlers } from './deleted-recipes.ts';
import { createListRecipes } from './list-recipes.ts';
import { createPublishRecipe } from './publish-recipe.ts';
import { createRelatedRecipes } from './related-recipes.ts';
import { createUpdateRecipe } from './update-recipe.ts';
import { waitingRecipeHandlers } from './waiting-recipes.ts';

type RecipeHandlers = Pick<
  Handlers,
  | 'listRecipes'
  | 'recentRecipes'
  | 'listUnlistedRecipes'
  | 'listWaitingRecipes'
  | 'getWaitingRecipe'
  | 'listHiddenRecipes'
  | 'getRecipe'
  | 'relatedRecipes'
  | 'publishRecipe'
  | 'updateRecipe'
  | 'deleteRecipe'
  | 'listDeletedRecipes'
  | 'undoDelete'
>;

const recentCount = 10;
const unlistedCount = 50;

/** Reading and writing recipes. */
export function recipeHandlers(deps: Deps): RecipeHandlers {
  return {
    ...readingHandlers(deps),
    ...waitingRecipeHandlers(deps),
    publishRecipe: createPublishRecipe(deps),
    updateRecipe: createUpdateRecipe(deps),
    deleteRecipe: createDeleteRecipe(deps),
    ...deletedRecipeHandlers(deps),
  };
}

function readingHandlers(deps: Deps) {
  const { reader, config } = deps;
  const present = createRecipePresenter(config.photoBase);
  const ready = createCardsPresenter(config.photoBase);
  return {
    listRecipes: createListRecipes({ reader, config }),

    async recentRecipes({ query }) {
      if (query.view === 'card') {
        return ready.named('foods', (await reader.listCards({}, recentCount)).cards);
      }
      const page = await reader.listRecipes({}, recentCount);
      return { foods: page.rows.map(present.withCategoryId) };
    },

    async listUnlistedRecipes({ query, actor }) {
      const { limit = unlistedCount, cursor } = query;
      const page = await reader.listUnlistedRecipes(actor.id, limit, cursor);
      return { foods: await present.cards(page.rows, reader), ...pageEnd(page) };
    },

    async getRecipe({ params }) {
      const recipe = await reader.findRecipeBySlug(params.slug);
      if (!recipe) throw new Refusal('recipe_not_found');
      const [more, cook] = await Promise.all([
        reader.listMorePhotos(recipe.id),
        reader.findUser(recipe.userId),
      ]);
      const food = present.detail(recipe, more, cook);
      // Of a listed one there is a page.
      if (recipe.unlisted) food.cook = await withPage(reader, food.cook);
      if (!food.sourceUrl || !cook) return { food };
      return { food: { ...food, isSourceLive: await isLinkLive(deps, cook) } };
    },

    relatedRecipes: createRelatedRecipes(deps),
  } satisfies Partial<RecipeHandlers>;
}
