import { useState } from 'react';

/** What stands in a search box, what types there, and what notes that it is searched for. */
export type Typed = { value: string; type: (value: string) => void; send: () => void };

/**
 * What is typed while its results are on their way outlives their coming; a search made elsewhere, and a step back,
 * bring their own keyword.
 */
export function useTyped(keyword: string): Typed {
  const [typed, setTyped] = useState<{ at: string; sent: string | null; value: string }>({
    at: keyword,
    sent: null,
    value: keyword,
  });
  if (typed.at !== keyword) {
    const value = typed.sent === keyword ? typed.value : keyword;
    setTyped({ at: keyword, sent: null, value });
  }
  return {
    value: typed.value,
    type: (value) => setTyped((before) => ({ ...before, value })),
    send: () => setTyped((before) => ({ ...before, sent: before.value.trim() })),
  };
}
