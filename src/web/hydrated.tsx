import { type ReactNode, useEffect, useRef } from 'react';

type Props = { onHydrated: () => void; children: ReactNode };

/**
 * Tells once that the page has hydrated. Nothing may show a toast earlier: hydration wants to
 * find the page as the server drew it.
 */
export function Hydrated({ onHydrated, children }: Props) {
  const isTold = useRef(false);
  useEffect(() => {
    // Effects run twice in development.
    if (!isTold.current) onHydrated();
    isTold.current = true;
  }, [onHydrated]);
  return children;
}
