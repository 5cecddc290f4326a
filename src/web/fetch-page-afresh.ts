import { type createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Lets the server draw a page whose program does not load: after a deployment the files that an
 * open tab knows may be gone. There is no way round in circles, because a document that lacks
 * its own program stays as the server drew it.
 */
export function fetchPageAfresh(routes: RouteObject[], getRouter: () => Router): void {
  const hrefTo = (route: RouteObject) => {
    const router = getRouter();
    const { location } = router.state.navigation;
    // A page that came too late, when the person was bound for another, moves nobody.
    const isDue = location && matchRoutes(routes, location)?.some((one) => one.route === route);
    return isDue ? router.createHref(location) : null;
  };
  for (const route of lazyRoutes(routes)) {
    const load = route.lazy;
    route.lazy = async () => {
      try {
        return await load();
      } catch (error) {
        const href = hrefTo(route);
        // Without a network a document would not come either, and this page would be gone.
        if (!href || !navigator.onLine) throw error;
        console.error(`${route.id} did not load`, error);
        window.location.assign(href);
        // The present page stays until the new document is there.
        return new Promise(() => {});
      }
    };
  }
}

type Lazy = Extract<RouteObject['lazy'], () => unknown>;
type LazyRoute = RouteObject & { lazy: Lazy };

function lazyRoutes(routes: RouteObject[]): LazyRoute[] {
  return routes.flatMap((route) => [
    ...(typeof route.lazy === 'function' ? [route as LazyRoute] : []),
    ...lazyRoutes(route.children ?? []),
  ]);
}
