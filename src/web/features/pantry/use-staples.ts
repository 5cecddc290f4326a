import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';
import { type PantryAsked, pantryAddress } from './pantry-address.ts';

const key = 'staples';

/** Remembers in this browser what is assumed to be there, and takes it up where an address says nothing of it. */
export function useStaples(asked: PantryAsked): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (asked.staples) {
      writeStored(key, asked.staples);
      return;
    }
    const kept = readStored(key);
    if (!Array.isArray(kept) || !kept.every((one) => typeof one === 'string')) return;
    void navigate(pantryAddress({ ...asked, staples: kept }), {
      ...{ replace: true, preventScrollReset: true },
    });
  }, [asked, navigate]);
}

/** From now on the usual staples are assumed. */
export const forgetStaples = (): void => removeStored(key);
