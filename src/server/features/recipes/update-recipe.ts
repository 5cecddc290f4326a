import { mayEditRecipe } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import { dropPhotos } from '#server/drop-photos.ts';
import type { Handlers } from '#server/handler.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { Refusal } from '#server/refusal.ts';
import { refuseOther } from '#server/rights.ts';
import { readRecipeInput } from './recipe-input.ts';
import { storePhoto } from './store-photo.ts';

/** Changes a recipe; the owner never changes, and a stale edit gets the current recipe back. */
export function createUpdateRecipe(deps: Deps): Handlers['updateRecipe'] {
  const { reader, writer, limits, text, now } = deps;
  const present = createRecipePresenter(deps.config.photoBase);
  return async ({ params, body, photo, actor, log }) => {
    const before = await reader.findRecipe(params.id);
    if (!before) throw new Refusal('recipe_not_found');
    if (!mayEditRecipe(actor, before)) throw new Refusal('not_yours');
    refuseOther(actor, body.userId);
    const categories = await reader.listCategories();
    const input = readRecipeInput(body, categories, text, before);
    // Every name that a recipe had stays an address of its own.
    await limits.editPerAccount.spend(actor.id);
    // Taking a photo in is the dear part of publishing, and costs the same here.
    if (photo) await limits.publishPerAccount.spend(actor.id);
    const stored = photo ? await storePhoto(deps, photo, before.id) : null;
    const baseUpdatedAt = readBase(body.baseUpdatedAt);
    const at = now();
    const isOwn = before.userId === actor.id;
    const act = isOwn ? null : { at, actorId: actor.id, act: 'edit-recipe' };
    const change = { ...input, photo: stored, at, baseUpdatedAt, act };
    const outcome = await writer.updateRecipe(before.id, change);
    const idle = outcome.kind === 'updated' ? outcome.freedPhotoId : stored?.id;
    if (idle) await dropPhotos(deps, [idle], log);
    if (outcome.kind === 'missing') throw new Refusal('recipe_not_found');
    const food = present.withCategory(outcome.recipe, categories);
    if (outcome.kind === 'stale') throw new Refusal('recipe_changed', { data: { food } });
    return { food, message: text('recipe.updated') };
  };
}

/** A base that is no time at all matches nothing, so the edit is answered as stale. */
function readBase(base: string | undefined): number | null {
  if (base === undefined || base === '') return null;
  const time = Date.parse(base);
  return Number.isNaN(time) ? -1 : time;
}
