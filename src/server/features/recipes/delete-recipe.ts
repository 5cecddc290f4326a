import { mayDeleteRecipe } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';

/**
 * Takes a recipe from the site at once. Its owner can undo their own deletion; what an admin takes
 * from somebody else is noted, and admins alone restore it.
 */
export function createDeleteRecipe({ reader, writer, now }: Deps): Handlers['deleteRecipe'] {
  return async ({ params, actor, text }) => {
    const recipe = await reader.findRecipe(params.id);
    if (recipe && !mayDeleteRecipe(actor, recipe)) throw new Refusal('not_yours');
    // One that waits for a look is there for its owner alone.
    const isOwn = !recipe || recipe.userId === actor.id;
    const isDone = isOwn
      ? await writer.softDeleteRecipe(params.id, actor.id, now())
      : await writer.removeRecipe(recipe.id, {
          at: now(),
          actorId: actor.id,
          act: 'delete-recipe',
        });
    if (!isDone) throw new Refusal('recipe_not_found');
    return { message: text('recipe.deleted') };
  };
}
