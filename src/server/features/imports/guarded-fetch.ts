import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pictureMaxBytes } from '#contract/imports.ts';
import type { FetchedPage, FetchPage, FetchPicture } from '#server/fetch-page.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readContentType } from './content-type.ts';
import { isInsideName } from './inside-name.ts';
import { createLookUp, type LookUp } from './look-up.ts';
import { isPublicAddress } from './public-address.ts';
import { readBody, readBytes } from './read-body.ts';
import { type Pinned, requestPinned } from './request-pinned.ts';

export type GuardedFetchOptions = {
  userAgent: string;
  resolve?: LookUp;
  /** Whether a connection to that address and port may be made. */
  isAllowed?: (address: string, port: number) => boolean;
  /** Whether pages may come from that port, whatever the address. */
  isPort?: (port: number) => boolean;
  /** For everything together: names, redirects, connections and bodies. */
  timeoutMs?: number;
  /** Of the body after decompression. */
  maxBytes?: number;
  /** How long the refusal of a name takes at the least, whether nobody has it or it is not allowed. */
  nameMs?: number;
};

/** Of a page; the largest that people cook from have three or four million. */
const pageMaxBytes = 8_000_000;
const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
/** How sites say that programs are not welcome. */
const turnedAway = new Set([401, 402, 403, 406, 409, 418, 429, 451, 503]);
const jsonLd = 'application/ld+json';
const pageTypes = ['text/html', 'application/xhtml+xml', jsonLd];

const isWebPort = (port: number): boolean => port === 80 || port === 443;
const allAddresses = createLookUp();

/** How the fetcher introduces itself: what it is, and where its operator can be found. */
export function importAgent({ publicUrl }: { publicUrl: string }): string {
  return `PotluckRecipeImport/1.0${publicUrl ? ` (+${publicUrl})` : ''}`;
}

/** What is asked for, and how a good answer is taken. */
type Errand<T> = {
  accept: string;
  timeoutMs: number;
  take: (url: URL, response: IncomingMessage) => Promise<T>;
};

/** Both fetchers that strangers may give addresses to. */
export function createGuardedFetches(options: GuardedFetchOptions) {
  return {
    fetchPage: createGuardedFetch(options),
    fetchPicture: createGuardedPictureFetch(options),
  };
}

/** A fetcher of pages that strangers may give addresses to. */
export function createGuardedFetch(options: GuardedFetchOptions): FetchPage {
  const { timeoutMs = 10_000, maxBytes = pageMaxBytes } = options;
  const take = (url: URL, response: IncomingMessage) => takePage(url, response, maxBytes);
  const accept = 'text/html,application/xhtml+xml,application/ld+json;q=0.9';
  return (text) => fetchGuarded(text, options, { accept, timeoutMs, take });
}

/**
 * A fetcher of pictures that strangers may give addresses to. What a server calls them counts for nothing:
 * the processor that decodes the bytes sees what they are.
 */
function createGuardedPictureFetch(options: GuardedFetchOptions): FetchPicture {
  const { timeoutMs = 20_000, maxBytes = pictureMaxBytes } = options;
  const take = (_url: URL, response: IncomingMessage) => readBytes(response, maxBytes);
  return (text) => fetchGuarded(text, options, { accept: 'image/*', timeoutMs, take });
}

async function takePage(
  url: URL,
  response: IncomingMessage,
  maxBytes: number,
): Promise<FetchedPage> {
  const { type } = readContentType(response.headers['content-type'] ?? '');
  if (!pageTypes.includes(type)) throw new Refusal('link_not_a_page');
  const html = await readBody(response, maxBytes);
  return { url: url.href, html: toHtml(html, type) };
}

/**
 * Each name is resolved once, all its addresses are judged, and the connection goes to one of
 * them: what the name says a moment later does not matter. Each redirect is judged the same way.
 */
async function fetchGuarded<T>(
  text: string,
  options: GuardedFetchOptions,
  errand: Errand<T>,
): Promise<T> {
  const deadline = new AbortController();
  const { signal } = deadline;
  const timer = setTimeout(() => deadline.abort(new Refusal('link_too_slow')), errand.timeoutMs);
  try {
    return await raceAbort(followRedirects(text, options, errand, signal), signal);
  } finally {
    clearTimeout(timer);
    // Ends whatever is still open, on every way out.
    deadline.abort(new Refusal('link_unreachable'));
  }
}

async function followRedirects<T>(
  text: string,
  options: GuardedFetchOptions,
  errand: Errand<T>,
  signal: AbortSignal,
): Promise<T> {
  const asking = { userAgent: options.userAgent, accept: errand.accept };
  let url = readTarget(text);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const pinned = await pin(url, options, signal);
    const response = await requestPinned(pinned, asking, signal);
    const { statusCode: status = 0, headers } = response;
    if (!redirects.has(status)) {
      if (turnedAway.has(status)) throw new Refusal('link_refused');
      if (status < 200 || status > 299) throw new Refusal('link_unreachable');
      return errand.take(url, response);
    }
    response.destroy();
    if (!headers.location) throw new Refusal('link_unreachable');
    url = readTarget(headers.location, url);
  }
  throw new Refusal('link_unreachable');
}

/** Only the web, without a user name that could pass for a host. */
function readTarget(text: string, base?: URL): URL {
  const whole = base || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole, base?.href)) throw new Refusal('link_not_allowed', { field: 'url' });
  const url = new URL(whole, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username || url.password || isInsideName(url.hostname)) {
    throw new Refusal('link_not_allowed', { field: 'url' });
  }
  url.hash = '';
  return url;
}

/**
 * The URL with the addresses to connect to, one of which answers. The URL parser has made decimal and octal hosts
 * plain. A name that stands for an inside address is refused exactly like one that nobody has,
 * in words and in time: the visitor who asks does not learn which names exist inside.
 */
async function pin(url: URL, options: GuardedFetchOptions, signal: AbortSignal): Promise<Pinned> {
  const { resolve = allAddresses, isAllowed = isPublicAddress, nameMs = 1_000 } = options;
  const { isPort = isWebPort } = options;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (!isPort(port) || (isIP(host) && !isAllowed(host, port))) {
    throw new Refusal('link_not_allowed', { field: 'url' });
  }
  if (isIP(host)) return { url, addresses: [host], port };
  const leastWait = wait(nameMs, undefined, { ref: false });
  const addresses = await resolve(host, signal).catch((): string[] => []);
  // One bad address among good ones is a trap or a mistake, and either way no public page.
  if (addresses.length === 0 || !addresses.every((one) => isAllowed(one, port))) {
    await leastWait;
    throw new Refusal('link_unreachable');
  }
  return { url, addresses, port };
}

/** JSON-LD that is served by itself is read as a page that holds nothing else. */
function toHtml(body: string, type: string): string {
  if (type !== jsonLd) return body;
  return `<script type="application/ld+json">${body.replaceAll('<', '\\u003c')}</script>`;
}

/** Nobody waits for anything longer than the deadline. */
function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
