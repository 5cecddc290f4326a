import { useCallback, useRef } from 'react';

/** What is sent goes one after another, so that the last that was done is the last that counts. */
export function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const done = last.current.then(work);
    last.current = done.catch(() => null);
    return done;
  }, []);
}
