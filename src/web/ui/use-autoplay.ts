import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCalm } from './is-calm.ts';
import type { Slides } from './use-slides.ts';
import { slideMs } from './use-slides.ts';

/**
 * Goes to the next slide whenever the carousel has rested for `restMs`. Pointing at it,
 * focus inside it, a hidden page and reduced motion all hold it.
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  { row, isMovable, move }: Slides,
  restMs: number | undefined,
): void {
  const goOn = useEffectEvent(() => move(1));
  useEffect(() => {
    const section = region.current;
    if (!section || !restMs || !isMovable || row.isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isHeld = () => section.matches(':hover, :focus-within') || document.hidden || isCalm();
    const rest = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => (isHeld() ? rest(restMs) : goOn()), ms);
    };
    const restAgain = () => rest(restMs);
    const events = ['mouseleave', 'focusout'] as const;
    for (const name of events) section.addEventListener(name, restAgain);
    rest(row.offset === 0 ? restMs : slideMs + restMs);
    return () => {
      clearTimeout(timer);
      for (const name of events) section.removeEventListener(name, restAgain);
    };
  }, [region, row, isMovable, restMs]);
}
