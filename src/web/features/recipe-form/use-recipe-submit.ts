import { type RefObject, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import type { RecipeReply } from '#contract/recipes.ts';
import { isUnanswered } from '#web/data/refused.ts';
import { useOnce } from '#web/data/use-once.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';
import { authStore } from '#web/session/auth.ts';
import type { Draft } from './draft/draft.ts';
import type { DraftHolder } from './draft/use-recipe-draft.ts';
import type { PhotoTurns } from './photo/photo-turns.ts';
import type { MorePhotos } from './photo/use-more-photos.ts';
import { photosArrive, renewUploads } from './photos-arrive.ts';
import { sendWithPhotos } from './send-recipe.ts';
import { useLoginToSend } from './use-login-to-send.ts';
import { useRecipeFaults } from './use-recipe-faults.ts';

type Options = {
  holder: DraftHolder;
  /** The work on the photo, which a submit waits for. */
  turns: PhotoTurns;
  /** The photos behind the first, which it waits for too. */
  more: MorePhotos;
  form: RefObject<HTMLFormElement | null>;
  /** Whose form it is. */
  owner: string | null;
  /** The recipe to change; without it a new one is published. */
  recipeId?: string | undefined;
  /** Called with the stored recipe; the waiting screen stays until it settles. */
  onDone: (food: RecipeReply, message: string) => Promise<void>;
};

/** The submit of a recipe form: its checks, the waiting screen, and where each refusal shows. */
export function useRecipeSubmit({ onDone, ...options }: Options) {
  const { holder, more, recipeId } = options;
  const text = useText();
  const once = useOnce();
  const offerLogin = useLoginToSend(holder.ready, () => submit());
  /** The share of the upload that has left, or null when nothing is under way. */
  const [progress, setProgress] = useState<number | null>(null);
  const { check, showFaults, forgiveAll, ...faults } = useRecipeFaults(options, progress !== null);
  const { refuse, forget, ...refusal } = useRefusal(recipeId, showFaults);

  const send = more.submitting(async (draft: Draft, photo: File | null) => {
    // Somebody else has logged in while a photo was read: nothing is published in their name.
    const userId = authStore.get().user?._id;
    if (!userId || userId !== options.owner) return;
    forget();
    setProgress(0);
    const unmark = holder.markSent();
    try {
      const job = { photo, userId, recipeId, text, onProgress: setProgress };
      const result = await sendWithPhotos({ ...job, draft }, () => renewUploads(holder, more));
      if (result.ok) return await onDone(result.food, result.message);
      if (!isUnanswered(result)) await unmark();
      refuse(result);
    } finally {
      setProgress(null);
    }
  });

  // A second press may come sooner than the waiting screen.
  const press = async () => {
    if (!authStore.get().user) return offerLogin();
    if (!check()) return;
    if (!(await photosArrive(options, { check, setProgress, showFaults, text }))) return;
    const { draft, photo } = holder.latest();
    await send(draft, photo);
  };
  const submit = more.submitting(() => once(press));
  /** A form that starts over has nothing at fault. */
  const reset = () => {
    forgiveAll();
    forget();
  };
  return { ...faults, ...refusal, progress, submit, send, reset };
}

/** Where a refusal shows: beside a field, above the buttons, as a conflict, or nowhere. */
function useRefusal(recipeId: string | undefined, showFaults: (faults: FieldErrors) => void) {
  const text = useText();
  /** A refusal that names no field. */
  const [formError, setFormError] = useState('');
  /** The recipe as it is now, when it changed under an edit. */
  const [changed, setChanged] = useState<RecipeReply | null>(null);
  const refuse = (refused: Refused) => {
    if (isUnanswered(refused)) {
      reportSilently(text, recipeId ? 'silent.update' : 'silent.publish', refused);
    } else if (refused.code === 'recipe_changed') {
      setChanged((refused.body as { food: RecipeReply }).food);
    } else if (refused.field) {
      showFaults({ [wireField(refused.field)]: refused.message });
    } else if (refused.status !== 401 || authStore.get().user) {
      // After a 401 of who was logged in the client has logged out and offers the login.
      setFormError(refused.message);
    }
  };
  const forget = () => {
    setChanged(null);
    setFormError('');
  };
  return { formError, changed, setChanged, refuse, forget };
}

/** The API may name a list by its comma-joined twin; the form shows one list. */
function wireField(field: string): string {
  if (field === 'photoIds' || field === 'photoCaptions') return 'photos';
  if (field === 'ingredients') return 'ingredientList';
  return field === 'steps' ? 'stepList' : field;
}
