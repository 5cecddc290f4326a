import { createPath, type DataRouter, type RouterNavigateOptions, type To } from 'react-router';

/**
 * Lets nothing replace the entry of a page that has yet to come. A step through the history changes
 * the address at once and the page later: until then a link to the page that still shows, which
 * otherwise adds no entry, would overwrite the one stepped to.
 */
export function spareHistory(router: DataRouter): void {
  const { navigate } = router;
  router.navigate = (to: To | number | null, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to);
    return navigate(to, isStepping(router) ? { ...options, replace: false } : options);
  };
}

function isStepping({ state }: DataRouter): boolean {
  const { pathname, search, hash } = window.location;
  const isUnderWay = state.navigation.state !== 'idle';
  return isUnderWay && createPath(state.location) !== pathname + search + hash;
}
