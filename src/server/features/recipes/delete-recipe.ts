import { mayDeleteRecipe } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/handler.ts';
import { Refusal } from '#server/refusal.ts';
import { dropPhoto } from './store-photo.ts';

/** Deletes a recipe; its photo files and everyone's saves go with it. */
export function createDeleteRecipe(deps: Deps): Handlers['deleteRecipe'] {
  const { reader, writer, photos, text } = deps;
  return async ({ params, actor, log }) => {
    const recipe = await reader.findRecipe(params.id);
    if (!recipe) throw new Refusal('recipe_not_found');
    if (!mayDeleteRecipe(actor, recipe)) throw new Refusal('not_yours');
    const photoId = await writer.deleteRecipe(recipe.id);
    if (!photoId) throw new Refusal('recipe_not_found');
    await dropPhoto(photos, photoId, log);
    return { message: text('recipe.deleted') };
  };
}
