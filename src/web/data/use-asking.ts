import { useRef, useState } from 'react';

export type Answer<T> = { ok: true; data: T } | { ok: false; code?: string; message?: string };

/** Asks for a list, and knows how that stands; null where it failed, or where something was asked since, which is then what is to be shown. */
export function useAsking() {
  const [state, setState] = useState({ busy: false, failed: false });
  const asked = useRef(0);
  const ask = async <T>(call: Promise<Answer<T>>): Promise<T | null> => {
    asked.current += 1;
    const own = asked.current;
    setState({ busy: true, failed: false });
    const result = await call;
    if (own !== asked.current) return null;
    setState({ busy: false, failed: !result.ok });
    return result.ok ? result.data : null;
  };
  return { ...state, ask };
}
