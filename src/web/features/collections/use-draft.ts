import { useState } from 'react';
import { readStored, removeStored, writeStored } from '#web/data/browser-storage.ts';

/**
 * A text that outlives its page until it is emptied: what is typed and not kept yet. `forget` lets go of what was sent,
 * and of nothing that was typed since, maybe where the page was left and come back to.
 */
export function useDraft(key: string) {
  const [typed, setTyped] = useState(() => String(readStored(key) ?? ''));
  const type = (text: string) => {
    if (text === '') removeStored(key);
    else writeStored(key, text);
    setTyped(text);
  };
  const forget = (sent: string) => {
    if (readStored(key) === sent) removeStored(key);
    setTyped((now) => (now === sent ? '' : now));
  };
  return { typed, type, forget };
}
