import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from './use-asking.ts';

/**
 * What a person has on the site, asked for in the browser, which knows whose it is; null until it was told. A failure is
 * taken back as soon as it is asked for again. `keep` takes over what a change was answered with. Of `ask` it goes by
 * the identity: another one asks anew.
 */
export function useOwn<T>(ask: () => Promise<Answer<T>>) {
  const [own, keep] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const result = await ask();
    if (result.ok) keep(result.data);
    else setFailed(true);
  }, [ask]);
  useEffect(() => void load(), [load]);
  return { own, failed, load, keep };
}

/**
 * The same for what a page shows visitors too: nothing is asked for without a person, and another one's is asked for
 * anew. A failure stands until an answer has come; `load` answers with what came, and shows it unless it was asked again meanwhile.
 */
export function useOwnOf<T>(userId: string | null, ask: () => Promise<Answer<T>>) {
  const [own, setOwn] = useState<T | null>(null);
  const [hasOwnFailed, setFailed] = useState(false);
  const asked = useRef(0);
  const loadOwn = useCallback(async () => {
    if (!userId) return null;
    asked.current += 1;
    const turn = asked.current;
    const result = await ask();
    if (turn !== asked.current) return result.ok ? result.data : null;
    setFailed(!result.ok);
    if (!result.ok) return null;
    setOwn(result.data);
    return result.data;
  }, [ask, userId]);
  useEffect(() => void loadOwn(), [loadOwn]);
  return { own, setOwn, loadOwn, hasOwnFailed };
}
