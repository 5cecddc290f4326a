import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './http/refusal.ts';
import { createRecipePresenter } from './presenters/recipe.ts';

/**
 * Finds the recipe that has or had a slug, as its page shows it; refuses with recipe_not_found.
 * A caller that asked under a slug from before a rename sees that in the recipe's own slug.
 */
export function createFindPublicRecipe({ reader, config }: Pick<Deps, 'reader' | 'config'>) {
  const present = createRecipePresenter(config.photoBase);
  return async (slug: string): Promise<RecipeDetailReply> => {
    const recipe = await reader.findRecipeBySlug(slug);
    if (!recipe) throw new Refusal('recipe_not_found');
    const more = await reader.listMorePhotos(recipe.id);
    return present.detail(recipe, more, await reader.findUser(recipe.userId));
  };
}
