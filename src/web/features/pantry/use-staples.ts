import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';
import { type PantryAsked, pantryAddress } from './pantry-address.ts';

const key = 'staples';

/**
 * Remembers in this browser what is assumed to be there, and takes it up where an address says nothing of it. Says whether
 * the browser does remember it.
 */
export function useStaples(asked: PantryAsked): boolean {
  const navigate = useNavigate();
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (asked.staples) {
      setKept(writeStored(key, asked.staples));
      return;
    }
    const kept = readStored(key);
    if (!Array.isArray(kept) || !kept.every((one) => typeof one === 'string')) return;
    void navigate(pantryAddress({ ...asked, staples: kept }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [asked, navigate]);
  return isKept;
}

/** From now on the usual staples are assumed. */
export const forgetStaples = (): void => removeStored(key);
