import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from './use-asking.ts';

/** What a refusal of one's own things says, where it is why: to somebody banned. Empty where asking again may help. */
export const whyKept = (result: Answer<unknown> | null): string =>
  (result?.ok === false && result.code === 'banned' && result.message) || '';

/**
 * What a person has on the site, asked for in the browser, which knows whose it is; null until it was told. A failure is
 * taken back as soon as it is asked for again; `why` as in `whyKept`. `keep` takes over what a change was answered with. Of
 * `ask` it goes by the identity: another one asks anew.
 */
export function useOwn<T>(ask: () => Promise<Answer<T>>) {
  const [own, keep] = useState<T | null>(null);
  const [refused, setRefused] = useState<Answer<T> | null>(null);
  const load = useCallback(async () => {
    setRefused(null);
    const result = await ask();
    if (result.ok) keep(result.data);
    else setRefused(result);
  }, [ask]);
  useEffect(() => void load(), [load]);
  return { own, failed: refused !== null, why: whyKept(refused), load, keep };
}

/**
 * The same for what a page shows visitors too: nothing is asked for without a person, and another one's is asked for
 * anew. A failure stands until an answer has come; `load` answers with what came, and shows it unless it was asked again meanwhile.
 */
export function useOwnOf<T>(userId: string | null, ask: () => Promise<Answer<T>>) {
  const [own, setOwn] = useState<T | null>(null);
  const [refused, setRefused] = useState<Answer<T> | null>(null);
  const asked = useRef(0);
  const loadOwn = useCallback(async () => {
    if (!userId) return null;
    asked.current += 1;
    const turn = asked.current;
    const result = await ask();
    if (turn !== asked.current) return result.ok ? result.data : null;
    setRefused(result.ok ? null : result);
    if (!result.ok) return null;
    setOwn(result.data);
    return result.data;
  }, [ask, userId]);
  useEffect(() => void loadOwn(), [loadOwn]);
  const hasOwnFailed = refused !== null;
  return { own, setOwn, loadOwn, hasOwnFailed, why: whyKept(refused) };
}
