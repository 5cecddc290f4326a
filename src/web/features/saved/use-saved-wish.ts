import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readWish, type SavedWish, writeWish } from './saved-wish.ts';

/** A wish, the address that it was chosen under, and those that were asked for with it and before it, and have not come. */
type Chosen = { under: string; wish: SavedWish; sent: string[] };

/** The wish of the address, and a function that changes it; the page follows before the address has. */
export function useSavedWish(): [SavedWish, (change: Partial<SavedWish>) => void] {
  const [query, setQuery] = useSearchParams();
  const under = query.toString();
  const [chosen, setChosen] = useState<Chosen>(() => ({ under, wish: readWish(query), sent: [] }));
  let { wish } = chosen;
  if (chosen.under !== under || chosen.sent.at(-1) === under) {
    // An address that was asked for here may be drawn after what was chosen since, of which it knows nothing.
    const at = chosen.sent.indexOf(under);
    if (at === -1) wish = readWish(query);
    const left = chosen.under === under ? chosen.sent.slice(0, -1) : chosen.sent.slice(at + 1);
    setChosen({ under, wish, sent: at === -1 ? [] : left });
  }
  const change = useCallback(
    (changed: Partial<SavedWish>) => {
      const next = { ...wish, ...changed };
      const asked = new URLSearchParams(writeWish(next));
      setChosen((now) => ({ under, wish: next, sent: [...now.sent, asked.toString()] }));
      setQuery(asked, { replace: true, preventScrollReset: true });
    },
    [under, wish, setQuery],
  );
  return [wish, change];
}
