import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readWish, type SavedWish, writeWish } from './saved-wish.ts';

/** The wish of the address, and a function that changes it; the page follows before the address has. */
export function useSavedWish(): [SavedWish, (change: Partial<SavedWish>) => void] {
  const [query, setQuery] = useSearchParams();
  const under = query.toString();
  const [chosen, setChosen] = useState(() => ({ under, wish: readWish(query) }));
  let { wish } = chosen;
  if (chosen.under !== under) {
    wish = readWish(query);
    setChosen({ under, wish });
  }
  const change = useCallback(
    (changed: Partial<SavedWish>) => {
      const next = { ...wish, ...changed };
      setChosen({ under, wish: next });
      setQuery(writeWish(next), { replace: true, preventScrollReset: true });
    },
    [under, wish, setQuery],
  );
  return [wish, change];
}
