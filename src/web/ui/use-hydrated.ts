import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the page has hydrated: forms wait for it, so that nothing typed is lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
