import { createPath, type DataRouter, type RouterNavigateOptions, type To } from 'react-router';

/**
 * The router as pages are to use it: it replaces no entry of a page that has yet to come. A step
 * through the history changes the address at once and the page later: until then a link to the page
 * that still shows, which otherwise adds no entry, would overwrite the one stepped to.
 */
export function spareHistory(router: DataRouter): DataRouter {
  const navigate: DataRouter['navigate'] = (
    to: To | number | null,
    options?: RouterNavigateOptions,
  ) => {
    if (typeof to === 'number') return router.navigate(to);
    return router.navigate(to, isStepping(router) ? { ...options, replace: false } : options);
  };
  return Object.create(router, { navigate: { value: navigate } });
}

function isStepping({ state }: DataRouter): boolean {
  const { pathname, search, hash } = window.location;
  const isUnderWay = state.navigation.state !== 'idle';
  return isUnderWay && createPath(state.location) !== pathname + search + hash;
}
