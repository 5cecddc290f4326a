import { useEffect, useRef } from 'react';
import { keepDraft, replaceDraft } from '#web/data/kept-draft.ts';

/**
 * A function that keeps the draft of a form in the place of the one before, or forgets it, and says whether the browser
 * has it. A form that has gone, and hears only then what became of it, changes nothing but what it left behind itself.
 */
export function useDraftKeeper(key: string) {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return (before: object | null, draft: object | null): boolean => {
    if (!isGone.current) return keepDraft(key, draft);
    if (before) replaceDraft(key, before, draft);
    return true;
  };
}
