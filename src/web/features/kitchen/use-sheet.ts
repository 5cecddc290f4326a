import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** The part of the address that says that the ingredients lie over the steps. */
const openHash = '#ingredients-open';

/**
 * Whether the ingredients lie over the steps. They are a step of the history, so that the way back of a phone
 * closes them; amounts that were chosen meanwhile stay.
 */
export function useSheet(): { isOpen: boolean; open: () => void; close: () => void } {
  const isAlive = useHydrated();
  const navigate = useNavigate();
  const { search, hash, state, key } = useLocation();
  const isOpen = isAlive && hash === openHash;
  const chosen = useRef<string>(null);
  useEffect(() => {
    if (isOpen) chosen.current = search;
    else if (chosen.current !== null) {
      const wanted = chosen.current;
      chosen.current = null;
      // Who has stepped on meanwhile is not brought back.
      const isHere = (window.history.state?.key ?? 'default') === key;
      if (wanted !== search && isHere)
        void navigate({ search: wanted }, { replace: true, preventScrollReset: true });
    }
  }, [isOpen, search, key, navigate]);
  return {
    isOpen,
    // What the address says now, which a page under way to it may not have drawn yet.
    open: () => {
      const { search: now } = window.location;
      void navigate({ search: now, hash: openHash }, { state: openHash, preventScrollReset: true });
    },
    close: () => {
      const { search: now, hash: shown } = window.location;
      if (shown !== openHash) return;
      if (state === openHash) void navigate(-1);
      else void navigate({ search: now }, { replace: true, preventScrollReset: true });
    },
  };
}
