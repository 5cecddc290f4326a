import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import type { RecipeReply } from '#contract/recipes.ts';
import { authStore } from '#web/shared/auth.ts';
import { type FieldErrors, focusFirstError } from '#web/shared/field-errors.ts';
import { useText } from '#web/shared/text.ts';
import { reportSilently, showError } from '#web/shared/toasts.ts';
import { checkDraft } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { sendRecipe } from './send-recipe.ts';
import type { DraftHolder } from './use-recipe-draft.ts';

type Options = {
  holder: DraftHolder;
  form: RefObject<HTMLFormElement | null>;
  /** The recipe to change; without it a new one is published. */
  recipeId?: string | undefined;
  /** Called with the stored recipe; the waiting screen stays until it settles. */
  onDone: (food: RecipeReply, message: string) => Promise<void>;
};

/** The submit of a recipe form: its checks, the waiting screen, and where each refusal shows. */
export function useRecipeSubmit({ holder, form, recipeId, onDone }: Options) {
  const text = useText();
  /** The share of the upload that has left, or null when nothing is under way. */
  const [progress, setProgress] = useState<number | null>(null);
  const { errors, showFaults, forgive } = useFaults(form, progress !== null);
  /** A refusal that names no field. */
  const [formError, setFormError] = useState('');
  /** The recipe as it is now, when it changed under an edit. */
  const [changed, setChanged] = useState<RecipeReply | null>(null);

  const refuse = (refused: Refused) => {
    if (refused.status === 0 || refused.status >= 500) {
      holder.markSent();
      reportSilently(text, recipeId ? 'silent.update' : 'silent.publish', refused);
    } else if (refused.code === 'recipe_changed') {
      setChanged((refused.body as { food: RecipeReply }).food);
    } else if (refused.field) {
      showFaults({ [wireField(refused.field)]: refused.message });
    } else if (refused.status !== 401) {
      // After a 401 the client has logged out and offers the login.
      setFormError(refused.message);
    }
  };

  const send = async (draft: Draft, photo: File | null) => {
    setChanged(null);
    setFormError('');
    setProgress(0);
    try {
      const result = await sendRecipe({ draft, photo, recipeId, text, onProgress: setProgress });
      if (result.ok) await onDone(result.food, result.message);
      else refuse(result);
    } finally {
      setProgress(null);
    }
  };

  const submit = async () => {
    if (progress !== null) return;
    const { draft, photo } = holder;
    if (!authStore.get().user) return showError(text('toast.loginToAddItem'));
    const faults = checkDraft({ draft, photo, needsPhoto: !recipeId }, text);
    if (faults.category) showError(text('toast.selectCategory'));
    else if (!photo && faults.photo) showError(text('toast.uploadPhoto'));
    if (Object.keys(faults).length > 0) return showFaults(faults);
    await send(draft, photo);
  };

  return { errors, formError, progress, changed, setChanged, forgive, submit, send };
}

/** The faults beside the fields; the first takes the focus, and each goes when its field is edited. */
function useFaults(form: RefObject<HTMLFormElement | null>, isUnderWay: boolean) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const isFocusDue = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus waits for the marks, and for a form that takes it.
  useEffect(() => {
    if (!isFocusDue.current || isUnderWay || !form.current) return;
    isFocusDue.current = false;
    focusFirstError(form.current);
  }, [errors, isUnderWay]);
  const showFaults = (faults: FieldErrors) => {
    isFocusDue.current = true;
    setErrors(faults);
  };
  const forgive = (key: string) => {
    if (key in errors) setErrors(({ [key]: _, ...rest }) => rest);
  };
  return { errors, showFaults, forgive };
}

/** The API may name a list by its comma-joined twin; the form shows one list. */
function wireField(field: string): string {
  if (field === 'ingredients') return 'ingredientList';
  return field === 'steps' ? 'stepList' : field;
}
