import { useEffect, useState } from 'react';

/** Small movements (a trembling thumb, a bounce at the edge) change nothing. */
const tolerance = 6;
const headerHeight = 60;

/** Whether the header is hidden: on the way down, until the way up or until something in it has focus. */
export function useHideOnScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      // A page that bounces at its end has not been scrolled up.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const now = Math.max(0, Math.min(window.scrollY, end));
      if (Math.abs(now - last) < tolerance) return;
      setHidden(now > last && now > headerHeight);
      last = now;
    };
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.closest('header')) setHidden(false);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  return isHidden;
}
