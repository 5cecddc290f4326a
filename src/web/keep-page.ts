import {
  createPath,
  isRouteErrorResponse,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Navigation,
  type RouteObject,
  type RouterSubscriber,
} from 'react-router';
import type { ApiReply, ApiRequest, Send } from '#contract/client.ts';
import { callsContext } from './context.ts';
import { persist } from './page/outage.ts';

/** What a proxy answers while the site behind it starts anew or is overloaded. */
export const passingStatuses: readonly unknown[] = [502, 503, 504];

/**
 * Keeps the present page while the next one cannot be had: neither its program nor its data come
 * without a network, and an error page in its place would take away the recipe that somebody cooks.
 * What is missing is asked for again until it has come or the person goes elsewhere.
 *
 * What it returns is to be told every step of the router.
 */
export function keepPage(routes: RouteObject[]): RouterSubscriber {
  let navigation: Navigation | null = null;
  const hrefTo = (route: RouteObject) => {
    // A page that came too late, when the person was bound for another, moves nobody.
    const isDue = navigation?.matches?.some((match) => match.route.id === route.id);
    return isDue && navigation?.location ? createPath(navigation.location) : null;
  };
  for (const route of flatten(routes)) {
    if (typeof route.loader === 'function') route.loader = persistently(route.loader);
    if (typeof route.lazy !== 'function') continue;
    const load = route.lazy;
    route.lazy = async () => {
      const loaded = await loadProgram(route, load, hrefTo);
      const { loader } = loaded;
      return typeof loader === 'function' ? { ...loaded, loader: persistently(loader) } : loaded;
    };
  }
  return (state) => {
    navigation = state.navigation;
  };
}

function flatten(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...flatten(route.children ?? [])]);
}

/** A send that notes in `calls` that a call got no reply. */
export function noteLostCalls(send: Send, calls: { isLost: boolean }): Send {
  return async (request: ApiRequest): Promise<ApiReply> => {
    const reply = await send(request);
    if (reply.status === 0) calls.isLost = true;
    return reply;
  };
}

function persistently(loader: LoaderFunction): LoaderFunction {
  return (args: LoaderFunctionArgs, handlerContext) => {
    const calls = args.context.get(callsContext);
    const attempt = async () => {
      calls.isLost = false;
      try {
        const result = await loader(args, handlerContext);
        // A list that fails is silent, as specified, unless the whole network is away.
        return { isLost: calls.isLost && !navigator.onLine, settle: () => result };
      } catch (error) {
        const settle = () => {
          throw error;
        };
        return { isLost: calls.isLost || isPassing(error), settle };
      }
    };
    return persist(attempt, args.request.signal);
  };
}

function isPassing(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return passingStatuses.includes(error.status);
  const { init } = (error ?? {}) as { init?: { status?: number } };
  return passingStatuses.includes(init?.status);
}

type Lazy = Extract<RouteObject['lazy'], () => unknown>;
type Loaded = Awaited<ReturnType<Lazy>>;

/**
 * Loads a page's program. Where it does not come although the site is there, the server draws the
 * page: after a deployment the files that an open tab knows may be gone. There is no way round in
 * circles, because a document that lacks its own program stays as the server drew it.
 */
function loadProgram(
  route: RouteObject,
  load: Lazy,
  hrefTo: (route: RouteObject) => string | null,
): Promise<Loaded> {
  return persist<Loaded>(async () => {
    try {
      const loaded = await load();
      return { isLost: false, settle: () => loaded };
    } catch (error) {
      const fail = () => {
        throw error;
      };
      const href = hrefTo(route);
      if (!href) return { isLost: false, settle: fail };
      if (!(await isServed(href))) return { isLost: true, settle: fail };
      console.error(`${route.id} did not load`, error);
      // A step back may bring this document whole: it would wait for ever for what it has given up.
      window.addEventListener('pageshow', (event) => event.persisted && window.location.reload());
      window.location.assign(href);
      // The present page stays until the new document is there.
      return new Promise(() => {});
    }
  });
}

/** Whether the site answers for a page now: a browser knows only whether it has some network. */
async function isServed(href: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const reply = await fetch(href, { method: 'HEAD' });
    return !passingStatuses.includes(reply.status);
  } catch (error) {
    console.error('HEAD', href, error);
    return false;
  }
}
