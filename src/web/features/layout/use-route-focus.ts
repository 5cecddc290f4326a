import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the page when another page has come, so that a keyboard goes on there
 * and a screen reader reads it. The first page keeps the browser's own focus.
 */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = main.current?.querySelector<HTMLElement>('h1');
    const target = heading ?? main.current;
    if (heading) heading.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
