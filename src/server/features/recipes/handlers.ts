import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { createDeleteRecipe } from './delete-recipe.ts';
import { deletedRecipeHandlers } from './deleted-recipes.ts';
import { createListRecipes } from './list-recipes.ts';
import { createPublishRecipe } from './publish-recipe.ts';
import { createUpdateRecipe } from './update-recipe.ts';

type RecipeHandlers = Pick<
  Handlers,
  | 'listRecipes'
  | 'recentRecipes'
  | 'getRecipe'
  | 'relatedRecipes'
  | 'publishRecipe'
  | 'updateRecipe'
  | 'deleteRecipe'
  | 'listDeletedRecipes'
  | 'undoDelete'
>;

const recentCount = 10;
const relatedCount = 4;

/** Reading and writing recipes. */
export function recipeHandlers(deps: Deps): RecipeHandlers {
  return {
    ...readingHandlers(deps),
    publishRecipe: createPublishRecipe(deps),
    updateRecipe: createUpdateRecipe(deps),
    deleteRecipe: createDeleteRecipe(deps),
    ...deletedRecipeHandlers(deps),
  };
}

function readingHandlers({ reader, searcher, config }: Deps) {
  const present = createRecipePresenter(config.photoBase);
  return {
    listRecipes: createListRecipes({ reader, config }),

    async recentRecipes({ query }) {
      const page = await reader.listRecipes({}, recentCount);
      if (query.view === 'card') return { foods: await present.cards(page.rows, reader) };
      return { foods: page.rows.map(present.withCategoryId) };
    },

    async getRecipe({ params }) {
      const recipe = await reader.findRecipeBySlug(params.slug);
      if (!recipe) throw new Refusal('recipe_not_found');
      const [categories, cook] = await Promise.all([
        reader.listCategories(),
        reader.findUser(recipe.userId),
      ]);
      return { food: present.detail(recipe, categories, cook) };
    },

    async relatedRecipes({ params, query }) {
      const [recipe, categories] = await Promise.all([
        reader.findRecipe(params.recipeId),
        reader.listCategories(),
      ]);
      if (!recipe) throw new Refusal('recipe_not_found');
      const category = categories.find(({ id }) => id === params.categoryId);
      if (!category) throw new Refusal('category_not_found');
      const rows = await searcher.relatedRecipes(recipe.id, category.id, relatedCount);
      if (query.view === 'card') return { recipe: await present.cards(rows, reader) };
      return { recipe: rows.map((row) => present.withCategory(row, categories)) };
    },
  } satisfies Partial<RecipeHandlers>;
}
