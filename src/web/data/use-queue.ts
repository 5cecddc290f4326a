import { useCallback, useRef } from 'react';

/**
 * What is sent goes one after another, so that the last that was done is the last that counts. `begin` is asked when work
 * is queued for what tells at its turn whether it is still due: what is not is never done, nor answered.
 */
export function useQueue(begin: () => () => boolean) {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    <T>(work: () => Promise<T>): Promise<T> => {
      const isDue = begin();
      return new Promise((resolve) => {
        const turn = async () => {
          if (!isDue()) return;
          const done = work();
          resolve(done);
          await done.catch(() => null);
        };
        last.current = last.current.then(turn);
      });
    },
    [begin],
  );
}
