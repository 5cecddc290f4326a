import type { RouteObject } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { PageError } from './features/errors/page-error.tsx';
import { SiteError } from './features/errors/site-error.tsx';
import { RootLayout } from './features/layout/root-layout.tsx';
import { TimerPlace } from './features/timers/timer-place.tsx';
import { lazyRoute } from './lazy-route.ts';
import { failPage } from './page/failures.ts';
import { pages } from './routes.tsx';
import { styleguideRoute } from './styleguide-route.tsx';

/** The route whose error boundary draws failures inside the layout. */
export const pagesRouteId = 'pages';

/** Every route of the site, for pages in one language. */
export function routesIn(language: Language): RouteObject[] {
  const shown = pages.map((page) => lazyRoute(page, language));
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: SiteError,
      children: [
        {
          id: pagesRouteId,
          ErrorBoundary: PageError,
          children: [
            ...shown,
            ...(import.meta.env.DEV ? [styleguideRoute] : []),
            {
              id: 'not-found',
              path: '*',
              loader: () => failPage('not_found', 404),
              Component: Nothing,
            },
          ],
        },
      ],
    },
  ];
}

function Root() {
  return <RootLayout foot={<TimerPlace />} />;
}

/** Never drawn: the route's loader has failed before. */
function Nothing() {
  return null;
}
