import { type RefObject, useEffect } from 'react';

/** Calls `onMore` as the element comes near the window, as long as `isOn`. */
export function useGrowAlone(
  end: RefObject<HTMLElement | null>,
  isOn: boolean,
  onMore: () => void,
): void {
  useEffect(() => {
    if (!end.current || !isOn) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMore();
      },
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, isOn, onMore]);
}
