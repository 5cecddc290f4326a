import { useState } from 'react';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';

/** A text that outlives its page until it is emptied: what is typed and not kept yet. */
export function useDraft(key: string): [typed: string, type: (typed: string) => void] {
  const [typed, setTyped] = useState(() => String(readStored(key) ?? ''));
  const type = (text: string) => {
    if (text === '') removeStored(key);
    else writeStored(key, text);
    setTyped(text);
  };
  return [typed, type];
}
