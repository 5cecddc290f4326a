import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { withoutLanguage } from '#contract/languages.ts';

/**
 * Tells a handler that has waited for a reply whether the person is still on the page where
 * it began: somebody who has left, or is on the way to another page, is not moved again.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const bound = location ? withoutLanguage(location.pathname) : pathname;
  const present = useRef<string | null>(null);
  useLayoutEffect(() => {
    present.current = bound;
    return () => {
      present.current = null;
    };
  }, [bound]);
  return useCallback(() => present.current === pathname, [pathname]);
}
