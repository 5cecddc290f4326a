import { type RefObject, useEffect } from 'react';

/** Tells the style sheets how much of the window's foot is taken (`--foot-height`), as long as it is. */
export function useFootHeight(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--foot-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot-height');
    };
  }, [place]);
}
