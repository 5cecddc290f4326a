import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type Client, createClient } from '#contract/client.ts';
import { basenameOf, firstLanguage, type Language, languages } from '#contract/languages.ts';
import type { RenderedPage, RenderRequest } from '#contract/page.ts';
import { App } from './app.tsx';
import { pageAssets, textSources } from './assets.ts';
import { apiContext, siteContext } from './context.ts';
import { writeDocument } from './document.ts';
import { headScript, refreshScript } from './head-script.ts';
import { KeptPlaces, KeptPlacesContext } from './page/kept-markup.tsx';
import { textOf } from './page/text.ts';
import { rootId } from './page-data.ts';
import { pagesRouteId, routesIn } from './routes-in.tsx';
import { structuredDataOf } from './structured-data.ts';
import { textsOf } from './texts-of.ts';

/** One for each language: its pages begin at its prefix. */
const handlers = Object.fromEntries(
  languages.map((language) => {
    const basename = basenameOf(language);
    return [language, createStaticHandler(routesIn(language), { basename })];
  }),
) as Record<Language, StaticHandler>;

/** Sources for script-src: the hash of each inline script a document carries. */
export const scriptHashes = await Promise.all(
  (import.meta.env.DEV ? [headScript, refreshScript] : [headScript]).map(hashSource),
);

async function hashSource(script: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

const longestAddress = 6_000;

/** Renders the visitor's view of a page; a failing page renders the error page, it does not throw. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const unprefixed = withoutFirstPrefix(new URL(request.url));
  if (unprefixed) return leadTo(unprefixed, 301);
  const api = createClient(request.send);
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  requestContext.set(siteContext, request.site);
  const result = await handlers[request.site.language].query(new Request(request.url), {
    requestContext,
  });
  if (result instanceof Response) {
    return leadTo(result.headers.get('location') ?? '/', result.status);
  }
  const context = { ...result, errors: plainErrors(result.errors) };
  return drawPage(request, api, context);
}

/** Where an address leads that names the first language, whose pages have no prefix; null for others. */
function withoutFirstPrefix({ pathname, search }: URL): string | null {
  const [, prefix, rest = ''] = pathname.split(/^\/([^/]*)/);
  // Of two strokes the second would name another host.
  return prefix === firstLanguage ? rest.replace(/^[/\\]*/, '/') + search : null;
}

/**
 * Browsers and proxies refuse replies whose head is longer than 8 to 16 kB. So long an address is refused here: a shorter
 * one would show what it avoids.
 */
function leadTo(location: string, status: number): RenderedPage {
  if (location.length <= longestAddress) return { status, headers: { location }, html: '' };
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return { status: 414, headers, html: 'URI Too Long' };
}

function drawPage(
  request: RenderRequest,
  api: Client,
  context: StaticHandlerContext,
): RenderedPage {
  try {
    return toPage(request, context, drawMarkup(request, api, context));
  } catch (error) {
    console.error('A page failed to render', request.url, error);
    const failed = { ...context, statusCode: 500, errors: { [pagesRouteId]: unexpected } };
    return toPage(request, failed, drawMarkup(request, api, failed));
  }
}

function drawMarkup(request: RenderRequest, api: Client, context: StaticHandlerContext): string {
  const { dataRoutes } = handlers[request.site.language];
  const router = createStaticRouter(dataRoutes, context);
  const places = new KeptPlaces();
  const markup = renderToString(
    <KeptPlacesContext value={places}>
      <div id={rootId}>
        <App site={request.site} api={api}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </div>
    </KeptPlacesContext>,
  );
  return places.fill(markup);
}

function toPage(
  { site, manifest }: RenderRequest,
  context: StaticHandlerContext,
  markup: string,
): RenderedPage {
  // React writes the tags it hoists before the first element; text in them cannot hold a `<`.
  const bodyAt = markup.indexOf(`<div id="${rootId}"`);
  const routeIds = context.matches.map((match) => match.route.id);
  const html = writeDocument({
    head: markup.slice(0, bodyAt),
    body: markup.slice(bodyAt),
    structuredData: context.errors
      ? []
      : structuredDataOf(routeIds, context.loaderData, site, textOf(site)),
    data: { site, loaderData: context.loaderData, errors: context.errors },
    assets:
      manifest && pageAssets(manifest, routeIds, textSources(site.language, textsOf(routeIds))),
  });
  return {
    status: context.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html,
  };
}

const unexpected = {
  status: 500,
  statusText: '',
  internal: false,
  data: { code: 'unexpected' },
};

/** Errors as both sides see them: a thrown Error tells the visitor nothing and is logged here. */
function plainErrors(errors: StaticHandlerContext['errors']): StaticHandlerContext['errors'] {
  if (!errors) return null;
  const plain = Object.entries(errors).map(([id, error]) => {
    if (!isRouteErrorResponse(error)) {
      console.error('A loader failed', error);
      return [id, unexpected];
    }
    const { status, statusText, data } = error;
    return [id, { status, statusText, internal: false, data }];
  });
  return Object.fromEntries(plain);
}
