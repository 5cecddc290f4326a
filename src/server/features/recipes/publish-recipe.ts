import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseOther } from '#server/http/rights.ts';
import { newId } from '#server/ids.ts';
import { spendAsNew } from '#server/limits/as-new.ts';
import { orGiveBack } from '#server/limits/or-give-back.ts';
import { mustWait } from '#server/must-wait.ts';
import { noteOrigin } from '#server/note-origin.ts';
import { dropPhotos } from '#server/photo-files/drop-photos.ts';
import { refusePhotos } from '#server/photo-files/refuse-photos.ts';
import { storePosted } from '#server/photo-files/store-photo.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { faultOf } from '#server/process/faults.ts';
import { readOrder } from './photo-order.ts';
import { readRecipeInput } from './recipe-input.ts';

const withoutPhoto = ['publishPerNewAccount'] as const;
const withPhoto = [...withoutPhoto, 'uploadPerNewAccount'] as const;

/** Publishes a recipe; a repeated Idempotency-Key answers with the first result. */
export function createPublishRecipe(deps: Deps): Handlers['publishRecipe'] {
  const { reader, writer, limits, now } = deps;
  const { quota, photoBase } = deps.config;
  const present = createRecipePresenter(photoBase);
  return async ({ body, headers, photo, actor, text, ...asked }) => {
    refuseOther(actor, body.userId);
    const input = readRecipeInput(body, text);
    if (!photo && !body.photoIds) throw new Refusal('photo_missing', { field: 'photo' });
    const photos = readOrder(body, actor, {
      hasPhoto: photo !== null,
      steps: input.steps.length,
      text,
    });
    await limits.publishPerAccount.spend(actor.id);
    const giveBack = await spendAsNew(deps, actor, ...(photo ? withPhoto : withoutPhoto));
    const at = now();
    const id = newId(at);
    const stored = photo && (await orGiveBack(giveBack, () => storePosted(deps, photo, id, asked)));
    const brought = stored ? [stored.id] : [];
    const made = { id, userId: actor.id, createdAt: at, updatedAt: at };
    const row = { ...input, ...made, photo: stored, photos };
    try {
      const key = headers['idempotency-key'] ?? null;
      const waits = await mustWait(deps, actor);
      const outcome = await orGiveBack(giveBack, () =>
        writer.publishRecipe(row, key, quota, waits).catch(refusePhotos(quota)),
      );
      if (outcome.repeated) {
        await giveBack();
        await dropPhotos(deps, brought, asked.log);
      }
      const food = present.whole(outcome.recipe, await reader.listMorePhotos(outcome.recipe.id));
      await noteOrigin(deps, { kind: 'recipe', id: outcome.recipe.id, userId: actor.id }, asked);
      return { food, message: text('recipe.published') };
    } catch (error) {
      // Where the answer was lost the recipe may be there; then the sweep decides.
      if (faultOf(error) !== 'unreachable') await dropPhotos(deps, brought, asked.log);
      throw error;
    }
  };
}
