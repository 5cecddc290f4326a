import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isTyping } from '#web/forms/is-typing.ts';
import { askedFrom } from '#web/page/asked-from.ts';

/**
 * Moves the focus to the page when another page has come, so that a keyboard goes on there
 * and a screen reader reads it; where the address leads to a place of the page, to that. The first page keeps the browser's
 * own focus, and so does a field of the header to which somebody went while the page was on its way.
 */
export function useRouteFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const active = document.activeElement;
    // What was searched for from the field itself is gone to.
    if (isTyping() && active !== askedFrom() && !main.current?.contains(active)) return;
    const target =
      document.getElementById(hash.slice(1)) ?? main.current?.querySelector('h1') ?? main.current;
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}
