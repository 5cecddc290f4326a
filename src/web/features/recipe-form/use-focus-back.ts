import { useEffect, useRef } from 'react';

/** Whether no control has the focus, as when the one that had it is gone. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Gives a lost focus to what `find` finds, once what had it is no longer `away`. */
export function useFocusBack(isAway: boolean, find: () => HTMLElement | null | undefined): void {
  const wasAway = useRef(isAway);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is looked up at the return, not watched.
  useEffect(() => {
    if (wasAway.current && !isAway && isFocusLost()) find()?.focus();
    wasAway.current = isAway;
  }, [isAway]);
}
