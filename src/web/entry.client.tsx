// The icon is named by the document, which only the server writes: this puts it into the build.
import './icon.svg?url';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/print.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type Client, createClient, type HeadersNow, type Send } from '#contract/client.ts';
import { basenameOf } from '#contract/languages.ts';
import type { PageSite } from '#contract/page.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { App } from './app.tsx';
import { apiContext, callsContext, siteContext } from './context.ts';
import { fetchSend } from './fetch-send.ts';
import { forgetStructuredData } from './forget-structured-data.ts';
import { Hydrated } from './hydrated.tsx';
import { keepPage, noteLostCalls } from './keep-page.ts';
import { fetchListWhenIdle } from './lists/all-recipes.ts';
import { followSaved } from './lists/saved.ts';
import { noteAskedFrom } from './page/asked-from.ts';
import { keptPage } from './page/kept-page.ts';
import { textOf } from './page/text.ts';
import { restoreTheme } from './page/theme.ts';
import { showAnnounced } from './page/toasts.ts';
import { type PageData, pageDataId, rootId } from './page-data.ts';
import { routesIn } from './routes-in.tsx';
import { authStore, restoreAuth } from './session/auth.ts';
import { callerHeaders, signOutRefused } from './session/caller.ts';
import { spareHistory } from './spare-history.ts';

/**
 * Loads the chunks of the present page before the router exists, because a lazy route would
 * ask the API again for what the page already holds. Where a chunk does not load, the page
 * stays as the server drew it and the rest of the site comes alive around it.
 */
async function loadMatchedRoutes(routes: RouteObject[], basename: string): Promise<void> {
  const matched = matchRoutes(routes, window.location, basename) ?? [];
  const lazy = matched.filter(({ route }) => route.lazy);
  const loading = lazy.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    try {
      Object.assign(route, await route.lazy(), { lazy: undefined });
    } catch (error) {
      console.error(`${route.id} did not load`, error);
      Object.assign(route, { handle: keptPage, lazy: undefined });
    }
  });
  await Promise.all(loading);
}

function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '');
}

/** A browser that goes back shows the document it has kept: a recipe deleted since would still stand there. */
function refreshOnReturn(refresh: () => void): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'back_forward') refresh();
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) refresh();
  });
}

/** A cook who logs in, here or in another tab, takes along what they have written before. */
function takeDraftsAlong(): void {
  let userId = authStore.get().user?._id;
  authStore.subscribe(() => {
    const { user } = authStore.get();
    const hasLoggedIn = user !== null && user._id !== userId;
    userId = user?._id;
    if (!hasLoggedIn) return;
    // The form does the same when it opens: without the chunk the draft waits for that.
    import('./features/recipe-form/draft/take-along.ts')
      .then(({ takeAlong }) => takeAlong('add', user._id))
      .catch(console.error);
  });
}

/** What the loaders of one navigation are given: a client that notes whether a call of theirs was lost. */
function navigationContext(
  site: PageSite,
  send: Send,
  headersNow: HeadersNow,
): RouterContextProvider {
  const calls = { isLost: false };
  return new RouterContextProvider(
    new Map<never, unknown>([
      [apiContext as never, createClient(noteLostCalls(send, calls), headersNow)],
      [callsContext as never, calls],
      [siteContext as never, site],
    ]),
  );
}

type Page = { site: PageSite; api: Client; router: DataRouter };

function hydrate({ site, api, router }: Page, onHydrated: () => void): void {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`The page has no #${rootId}`);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App site={site} api={api}>
          <Hydrated onHydrated={onHydrated}>
            <RouterProvider router={spareHistory(router)} />
          </Hydrated>
        </App>
      </StrictMode>,
    );
  });
}

async function start(): Promise<void> {
  const { site, loaderData, errors } = readPageData();
  const text = textOf(site);
  restoreAuth();
  restoreTheme();
  const { language } = site;
  const send = signOutRefused(text, fetchSend);
  const headersNow = callerHeaders(language);
  const api = createClient(send, headersNow);
  const basename = basenameOf(language);
  const routes = routesIn(language);
  await Promise.all([loadTexts(language, []), loadMatchedRoutes(routes, basename)]);
  const followSteps = keepPage(routes);
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { loaderData, errors },
    getContext: () => navigationContext(site, send, headersNow),
  });
  router.subscribe(followSteps);
  router.subscribe(noteAskedFrom);
  forgetStructuredData(router);
  hydrate({ site, api, router }, () => {
    // From here on links and buttons do what they promise: tests wait for this mark.
    document.documentElement.dataset.alive = '';
    refreshOnReturn(() => void router.revalidate());
    followSaved(api, text);
    takeDraftsAlong();
    showAnnounced();
    fetchListWhenIdle(api, text, loaderData);
  });
}

void start();
