import { mayEditRecipe } from '#domain/accounts/may.ts';
import type { Deps } from '#server/deps.ts';
import { readBase } from '#server/http/base.ts';
import type { Actor, HandlerInput, Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseOther } from '#server/http/rights.ts';
import { spendAsNew } from '#server/limits/as-new.ts';
import { orGiveBack } from '#server/limits/or-give-back.ts';
import { mustWait } from '#server/must-wait.ts';
import { noteOrigin } from '#server/note-origin.ts';
import { dropCards, dropPhotos } from '#server/photo-files/drop-photos.ts';
import { refusePhotos } from '#server/photo-files/refuse-photos.ts';
import { storePosted } from '#server/photo-files/store-photo.ts';
import { createRecipePresenter } from '#server/presenters/recipe.ts';
import { faultOf } from '#server/process/faults.ts';
import type { RecipeChange, RecipeRow, UpdateOutcome } from '#storage/features/recipes/rows.ts';
import { readOrder } from './photo-order.ts';
import { readRecipeInput } from './recipe-input.ts';
import { createSpendRename } from './renames.ts';

type Log = HandlerInput<never>['log'];

/** Changes a recipe; the owner never changes, and a stale edit gets the current recipe back. */
export function createUpdateRecipe(deps: Deps): Handlers['updateRecipe'] {
  const { reader, now } = deps;
  const { quota, photoBase } = deps.config;
  const present = createRecipePresenter(photoBase);
  const spendEdit = createSpendEdit(deps);
  return async ({ params, body, photo, actor, text, ...asked }) => {
    const { id } = params;
    const before =
      (await reader.findRecipe(id)) ?? (await reader.findWithheldRecipe(actor.id, { id }));
    if (!before) throw new Refusal('recipe_not_found');
    refuseStranger(actor, before);
    refuseOther(actor, body.userId);
    const input = readRecipeInput(body, text, before);
    const photos = readOrder(body, actor, {
      hasPhoto: photo !== null,
      steps: input.steps.length,
      text,
    });
    const giveBack = await spendEdit(actor, { before, input, hasPhoto: photo !== null });
    // An admin may be one no more by the time that the photo has had its turn.
    const lookAgain = async () => refuseStranger(await asked.lookAgain(), before);
    const store = (bytes: Uint8Array) =>
      storePosted(deps, bytes, before.id, { ...asked, lookAgain });
    const stored = photo && (await orGiveBack(giveBack, () => store(photo)));
    const baseUpdatedAt = readBase(body.baseUpdatedAt || undefined) ?? null;
    const at = now();
    const isOwn = before.userId === actor.id;
    const act = isOwn ? null : { at, actorId: actor.id, act: 'edit-recipe' };
    const waits = await mustWait(deps, actor);
    const wishes = { at, baseUpdatedAt, act, quota, waits, withheldOf: actor.id };
    const change = { ...input, photo: stored, photos, ...wishes };
    const outcome = await orGiveBack(giveBack, () => write(deps, before.id, change, asked.log));
    if (outcome.kind !== 'updated') await giveBack();
    if (outcome.kind === 'missing') throw new Refusal('recipe_not_found');
    if (isOwn) await noteOrigin(deps, { kind: 'recipe', id: before.id, userId: actor.id }, asked);
    const food = present.whole(outcome.recipe, await reader.listMorePhotos(params.id));
    if (outcome.kind === 'stale') throw new Refusal('recipe_changed', { data: { food } });
    return { food, message: text('recipe.updated') };
  };
}

function refuseStranger(actor: Actor, recipe: RecipeRow): void {
  if (!mayEditRecipe(actor, recipe)) throw new Refusal('not_yours');
}

type Edit = { before: RecipeRow; input: { name: string }; hasPhoto: boolean };

/**
 * Counts an edit. Taking a photo in is the dear part of publishing, and costs the same here; of a new account it is one of its
 * uploads. That and a new name are given back by what it answers, for an edit that comes to nothing.
 */
function createSpendEdit(deps: Deps) {
  const { limits } = deps;
  const spendRename = createSpendRename(deps);
  return async (actor: Actor, { before, input, hasPhoto }: Edit): Promise<() => Promise<void>> => {
    await limits.editPerAccount.spend(actor.id);
    if (!hasPhoto) return spendRename(before, input);
    await limits.publishPerAccount.spend(actor.id);
    const giveUploadBack = await spendAsNew(deps, actor, 'uploadPerNewAccount');
    const giveRenameBack = await orGiveBack(giveUploadBack, () => spendRename(before, input));
    return async () => {
      await giveRenameBack();
      await giveUploadBack();
    };
  };
}

/** Writes the change, and removes the files that it has left without a row or that show another name. */
async function write(
  deps: Deps,
  id: string,
  change: RecipeChange,
  log: Log,
): Promise<UpdateOutcome> {
  const { writer, config } = deps;
  const brought = change.photo ? [change.photo.id] : [];
  try {
    const outcome = await writer.updateRecipe(id, change);
    if (outcome.kind !== 'updated') {
      await dropPhotos(deps, brought, log);
      return outcome;
    }
    const { recipe, before, freedPhotoIds } = outcome;
    await dropPhotos(deps, freedPhotoIds, log);
    const isOver = recipe.name !== before.name || recipe.photo.id !== before.photo.id;
    if (isOver && !freedPhotoIds.includes(before.photo.id)) {
      await dropCards(deps, before.photo.id, log);
    }
    return outcome;
  } catch (error) {
    // Where the answer was lost the change may be there; then the sweep decides.
    if (faultOf(error) !== 'unreachable') await dropPhotos(deps, brought, log);
    return refusePhotos(config.quota)(error);
  }
}
