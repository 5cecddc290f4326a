import type { FastifyInstance } from 'fastify';
import { cookWorker } from '#contract/cook-worker.ts';
import type { Deps } from '#server/deps.ts';
import { dataPolicy } from '#server/http/security-headers.ts';

/** A network that is there in name only lets one wait for minutes: after so many milliseconds the kept page opens. */
const patience = 4_000;

/**
 * Answers for pages of cook mode that were opened before. The page itself keeps them (`keep-offline.ts`): each in a
 * cache of its own, with the files of its build, and in a scope of its own, so that no other page passes here.
 */
const keeping = `
const cacheOf = (pathname) => '${cookWorker.cache}' + pathname;

addEventListener('activate', (event) => event.waitUntil(dropOldVersions()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname));
  else if (/^\\/(assets|photos)\\//.test(pathname)) event.respondWith(openFile(request));
});

function openPage(request, pathname) {
  const kept = findKept(pathname);
  const told = askSite(request, pathname, kept);
  const waited = (page) => new Promise((resolve) => setTimeout(resolve, ${patience}, page));
  return Promise.race([told, kept.then((page) => (page ? waited(page) : told))]);
}

async function askSite(request, pathname, kept) {
  try {
    const reply = await fetch(request);
    if (reply.status === 404) await caches.delete(cacheOf(pathname));
    return [502, 503, 504].includes(reply.status) ? (await kept) ?? reply : reply;
  } catch (error) {
    const page = await kept;
    if (page) return page;
    throw error;
  }
}

async function findKept(pathname) {
  try {
    return await caches.match(pathname, { cacheName: cacheOf(pathname), ignoreVary: true });
  } catch (error) {
    console.warn('What is kept of cook mode could not be read', error);
  }
}

async function openFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function dropOldVersions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('${cookWorker.anyCache}') && !name.startsWith('${cookWorker.cache}'));
  await Promise.all(old.map((name) => caches.delete(name)));
}
`;

/** What a browser gets that has the worker from before it was switched off: the worker takes itself and all it kept away. */
const leaving = `
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith('${cookWorker.anyCache}'));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
}
`;

/** Serves the service worker of cook mode; where the setting is off, one that removes itself. */
export function serveCookWorker(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const script = config.site.offline ? keeping : leaving;
  app.get(cookWorker.path, (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      // A worker asks under the policy of its own script: this one reaches nothing but its site.
      .header('content-security-policy', `${dataPolicy}; connect-src 'self'`)
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
