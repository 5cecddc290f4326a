import { useRef } from 'react';

/** A function that does a piece of work unless one is under way; a press that comes in between does nothing, and has no answer. */
export function useOnce() {
  const isUnderWay = useRef(false);
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    return work().finally(() => {
      isUnderWay.current = false;
    });
  };
}
