import type { Deps } from '#server/deps.ts';
import { dropPhotos } from '#server/drop-photos.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseOther } from '#server/http/rights.ts';
import { newId } from '#server/ids.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { faultOf } from '#server/process/faults.ts';
import { refuseOverQuota } from './quota.ts';
import { readRecipeInput } from './recipe-input.ts';
import { storePhoto } from './store-photo.ts';

/** Publishes a recipe; a repeated Idempotency-Key answers with the first result. */
export function createPublishRecipe(deps: Deps): Handlers['publishRecipe'] {
  const { reader, writer, limits, text, now } = deps;
  const { quota, photoBase } = deps.config;
  const present = createRecipePresenter(photoBase);
  return async ({ body, headers, photo, actor, log }) => {
    refuseOther(actor, body.userId);
    const categories = await reader.listCategories();
    const input = readRecipeInput(body, categories, text);
    if (!photo) throw new Refusal('photo_missing', { field: 'photo' });
    await limits.publishPerAccount.spend(actor.id);
    const at = now();
    const id = newId(at);
    const stored = await storePhoto(deps, photo, id);
    const row = { ...input, id, userId: actor.id, photo: stored, createdAt: at, updatedAt: at };
    try {
      const key = headers['idempotency-key'] ?? null;
      const outcome = await writer.publishRecipe(row, key, quota).catch(refuseOverQuota(quota));
      if (outcome.repeated) await dropPhotos(deps, [stored.id], log);
      const food = present.withCategory(outcome.recipe, categories);
      return { food, message: text('recipe.published') };
    } catch (error) {
      // Where the answer was lost the recipe may be there; then the sweep decides.
      if (faultOf(error) !== 'unreachable') await dropPhotos(deps, [stored.id], log);
      throw error;
    }
  };
}
