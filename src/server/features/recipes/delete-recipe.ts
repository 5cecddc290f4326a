import { mayDeleteRecipe } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import { dropPhotos } from '#server/drop-photos.ts';
import type { Handlers } from '#server/handler.ts';
import { Refusal } from '#server/refusal.ts';

/** Deletes a recipe; its photo files and everyone's saves go with it. */
export function createDeleteRecipe(deps: Deps): Handlers['deleteRecipe'] {
  const { reader, writer, text, now } = deps;
  return async ({ params, actor, log }) => {
    const recipe = await reader.findRecipe(params.id);
    if (!recipe) throw new Refusal('recipe_not_found');
    if (!mayDeleteRecipe(actor, recipe)) throw new Refusal('not_yours');
    const isOwn = recipe.userId === actor.id;
    const act = isOwn ? null : { at: now(), actorId: actor.id, act: 'delete-recipe' };
    const photoId = await writer.deleteRecipe(recipe.id, act);
    if (!photoId) throw new Refusal('recipe_not_found');
    await dropPhotos(deps, [photoId], log);
    return { message: text('recipe.deleted') };
  };
}
