import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';
import { useTokenOfAddress } from '#web/page/use-token-of-address.ts';

type Key = 'invitation' | 'setup';

/** A token that this tab was opened with, and that was not forgotten since. */
export function readKeptToken(key: Key): string | null {
  const kept = readStored(key, 'sessionStorage');
  return typeof kept === 'string' ? kept : null;
}

export function forgetKeptToken(key: Key): void {
  removeStored(key, 'sessionStorage');
}

/**
 * The token behind the `#` of the address that this tab was opened with: it stays, whatever fails, until it is
 * forgotten. Null where there is none, undefined until that is known.
 */
export function useKeptToken(key: Key) {
  const given = useTokenOfAddress();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    if (given === undefined) return;
    if (given) writeStored(key, given, 'sessionStorage');
    setToken(given ?? readKeptToken(key));
  }, [key, given]);
  const forget = () => {
    forgetKeptToken(key);
    setToken(null);
  };
  return { token, forget };
}
