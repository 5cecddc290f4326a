import { useRef } from 'react';
import { newKey } from '#web/data/new-key.ts';

const none = { wish: '', key: '' };

/**
 * The key under which a wish counts once: the same as long as the same is wished and nobody knows that it was done, for
 * one whose reply was lost may have counted. Another wish has another key.
 */
export function useWishKey() {
  const last = useRef(none);
  return {
    of(...wish: unknown[]): string {
      const said = JSON.stringify(wish);
      if (last.current.wish !== said) last.current = { wish: said, key: newKey() };
      return last.current.key;
    },
    forget(): void {
      last.current = none;
    },
  };
}
