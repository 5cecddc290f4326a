import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, focusFirstError } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { endErrors, showError } from '#web/page/toasts.ts';
import { checkDraft } from './draft/check-draft.ts';
import type { DraftHolder } from './draft/use-recipe-draft.ts';
import type { PhotoTurns } from './photo/photo-turns.ts';
import type { MorePhotos } from './photo/use-more-photos.ts';

type Options = {
  holder: DraftHolder;
  turns: PhotoTurns;
  more: MorePhotos;
  form: RefObject<HTMLFormElement | null>;
  /** The recipe to change, which has a photo already. */
  recipeId?: string | undefined;
};

/** The faults that a toast tells as well, the first of them alone. */
const toasts = { category: 'toast.selectCategory', photo: 'toast.uploadPhoto' } as const;
type Told = keyof typeof toasts;

/** What is at fault in a recipe form, beside its fields. A form whose recipe is under way takes no focus. */
export function useRecipeFaults(options: Options, isUnderWay: boolean) {
  const { holder, turns, more, form, recipeId } = options;
  const text = useText();
  const { errors, showFaults, forgive, forgiveAll } = useFaults(form, isUnderWay);
  const about = recipeId ? 'update' : 'publish';
  const told = useRef<Told | undefined>(undefined);
  const tell = (fault: Told | undefined) => {
    endErrors(about);
    told.current = fault;
    if (fault) showError(text(toasts[fault]), about);
  };
  /** Whether everything is in order, the photo aside while one is being read; shows what is not. */
  const check = () => {
    const { draft, photo } = holder.latest();
    const checked =
      turns.isBusy() || more.isReading()
        ? { draft, photo: null, needsPhoto: false }
        : { draft, photo, needsPhoto: !recipeId && !draft.photos.first };
    const faults = checkDraft(checked, text);
    if (faults.category) tell('category');
    else tell(!photo && faults.photo ? 'photo' : undefined);
    const isFine = Object.keys(faults).length === 0;
    if (!isFine) showFaults(faults);
    return isFine;
  };
  const forgiveOne = (key: string) => {
    if (key === told.current) tell(undefined);
    forgive(key);
  };
  useArrival(holder, () => forgiveOne('photo'));
  return {
    errors,
    showFaults,
    check,
    forgive: forgiveOne,
    forgiveAll() {
      tell(undefined);
      forgiveAll();
    },
  };
}

/** Tells when there is a first photo where none was, by whichever way it came. */
function useArrival({ photo, draft }: DraftHolder, onArrival: () => void): void {
  const hasPhoto = photo !== null || draft.photos.first !== null;
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    if (hasPhoto) tell();
  }, [hasPhoto]);
}

/** The faults; the first takes the focus, and each goes when its field is edited. */
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
    setErrors((now) => {
      if (!(key in now)) return now;
      const { [key]: _, ...rest } = now;
      return rest;
    });
  };
  return { errors, showFaults, forgive, forgiveAll: () => setErrors({}) };
}
