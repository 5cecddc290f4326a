import { cookWorker } from '#contract/cook-worker.ts';
import { scriptAddress } from '#web/page/script-address.ts';

/** Of more pages the one opened longest ago goes. */
const mostKept = 10;

/**
 * Keeps the present page of cook mode, the files that it loaded and its pictures in this browser, and has the
 * worker answer with them when there is no network. Whatever of it fails, nothing that was kept before is lost.
 */
export async function keepOffline(pictures: readonly string[]): Promise<void> {
  const { pathname } = location;
  await navigator.serviceWorker.register(scriptAddress(cookWorker.path), { scope: pathname });
  const page = await load(pathname);
  const files = [
    ...new Set([...(await filesOf(page)), ...loadedFiles(), ...pictures.flatMap(own)]),
  ];
  const replies = await Promise.all(files.map(load));
  // Over what was kept, the page last: where the disk is full, the page from before still has its files.
  const cache = await caches.open(cookWorker.cache + pathname);
  await Promise.all(files.map((file, index) => cache.put(file, replies[index] as Response)));
  await cache.put(pathname, page);
  await dropOthers(cache, new Set([pathname, ...files]));
  await dropOldest();
}

/** Takes away what a cache has beside these paths: files of builds that are gone, and pictures that were changed. */
async function dropOthers(cache: Cache, named: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    if (!named.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/**
 * Takes away what was kept and the workers of it, where the site is told to keep nothing. Their script does the
 * same by itself, but a browser fetches that only for a page that is loaded at its address.
 */
export async function leaveOffline(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(cookWorker.anyCache)) await caches.delete(name);
  }
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const script = (active ?? waiting ?? installing)?.scriptURL;
    if (script?.endsWith(cookWorker.path)) await registration.unregister();
  }
}

async function load(url: string): Promise<Response> {
  const reply = await fetch(url, { credentials: 'omit' });
  // A recipe renamed meanwhile is at another address, and is kept when it is opened there.
  if (!reply.ok || reply.redirected) throw new Error(`${url} answered ${reply.status}`);
  return reply;
}

/** The scripts, styles and fonts that a document names. */
async function filesOf(page: Response): Promise<string[]> {
  const html = await page.clone().text();
  return [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(([, file = '']) => file);
}

/** Those that came later, such as the texts of timers. */
function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls
    .filter(({ origin, pathname }) => origin === location.origin && isFile(pathname))
    .map(({ pathname }) => pathname);
}

const isFile = (pathname: string) => /^\/assets\/.+\.(?:js|css|woff2)$/.test(pathname);

/** The path of a picture that this site serves; another's cannot be read here, and is not kept. */
function own(picture: string): string[] {
  const { origin, pathname } = new URL(picture, location.origin);
  return origin === location.origin ? [pathname] : [];
}

/** The browser names caches in the order in which they were made, which says nothing of when a page was kept anew. */
async function dropOldest(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cookWorker.cache));
  const moments = new Map<string, number>();
  for (const name of names) moments.set(name, await keptAt(name));
  names.sort((one, other) => (moments.get(one) ?? 0) - (moments.get(other) ?? 0));
  for (const name of names.slice(0, -mostKept)) {
    await caches.delete(name);
    await (await navigator.serviceWorker.getRegistration(scopeOf(name)))?.unregister();
  }
}

/** When the site sent the page that a cache keeps; 0 where it keeps none, because that is worth nothing. */
async function keptAt(name: string): Promise<number> {
  const page = await caches.match(scopeOf(name), { cacheName: name, ignoreVary: true });
  return Date.parse(page?.headers.get('date') ?? '') || 0;
}

const scopeOf = (name: string) => name.slice(cookWorker.cache.length);
