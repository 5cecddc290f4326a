import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOfAddress, withoutLanguage } from '#contract/languages.ts';
import type { AssetManifest, PageSite, WebBundle } from '#contract/page.ts';
import { amountParameters } from '#domain/kitchen/chosen-amounts.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import type { Deps } from '../deps.ts';
import type { KeptReplies, Made } from '../kept/kept-replies.ts';
import { sharedAddress, withAmountsOf } from '../kept/known-address.ts';
import { noteUnkept, presentNotes } from '../kept/notes.ts';
import { addressKey } from '../limits/address-key.ts';
import { ownTurn } from '../process/turns.ts';
import type { Config } from '../settings/config.ts';
import { createInProcessSend } from './in-process.ts';
import type { InnerCalls } from './inner-calls.ts';
import { originOf } from './origin.ts';
import { pageParametersOf } from './page-parameters.ts';
import { Refusal } from './refusal.ts';
import { pagePolicy } from './security-headers.ts';

/** Where pages come from: the built bundle, or Vite in development. */
export type Web = {
  load(): Promise<WebBundle>;
  /** Null in development. */
  manifest: AssetManifest | null;
  /** Serves the browser's scripts, styles and fonts. */
  serveAssets(app: FastifyInstance, kept: KeptReplies): Promise<void>;
};

/**
 * Answers every address that is not a call or a file with a rendered page, the 404 page
 * included. Without a web bundle the site is its API alone.
 */
export async function servePages(
  app: FastifyInstance,
  web: Web | null,
  { config, limits }: Pick<Deps, 'config' | 'limits'>,
  kept: KeptReplies,
  calls: InnerCalls,
): Promise<void> {
  await web?.serveAssets(app, kept);
  app.setNotFoundHandler(async (request, reply) => {
    if (web && isForPeople(request)) {
      const make = async () => {
        if (isInAmounts(request.url)) await limits.heavyPerAddress.spend(addressKey(request.ip));
        return renderPage({ app, web, config, calls }, request, reply);
      };
      return kept.answer(request, reply, make, pageParametersOf(sharedAddress(request.url)));
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    throw new Refusal(isRead || isApi(request) ? 'not_found' : 'method_not_allowed');
  });
}

/** Whether a page is made in amounts of its own, each time: all lines of a recipe are then written anew. */
function isInAmounts(url: string): boolean {
  const query = new URLSearchParams(sharedAddress(url).split('?')[1]);
  return amountParameters.some((name) => query.has(name));
}

const isApi = (request: FastifyRequest): boolean => /^\/(api|photos|assets)\//.test(request.url);
const isForPeople = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !isApi(request);

type Site = { app: FastifyInstance; web: Web; config: Config; calls: InnerCalls };

/** Renders the visitor's view in the language of its address; it may be kept when every reply that it was made from is. */
async function renderPage(
  { app, web, config, calls }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Made> {
  const bundle = await web.load();
  await ownTurn();
  const publicUrl = originOf(request, config.site);
  const { href, pathname } = new URL(publicUrl + sharedAddress(request.url));
  // `/de/..` is a page in English.
  const language = languageOfAddress(pathname);
  const send = createInProcessSend(app, request.ip, language, { calls, log: request.log });
  const page = await bundle.render({
    url: href,
    send,
    site: siteOf(config, publicUrl, language),
    manifest: web.manifest,
  });
  const { location, ...headers } = page.headers;
  if (location) reply.header('location', withAmountsOf(request.url, location));
  reply.headers(headers).code(page.status).header('cache-control', 'no-cache');
  // Vite writes styles and scripts into the page: in development no policy would let them be.
  if (config.development) reply.removeHeader('content-security-policy');
  else reply.header('content-security-policy', pagePolicy(config, bundle.scriptHashes));
  const isSetup = withoutLanguage(pathname).toLowerCase().replace(/\/+$/, '') === addresses.setup;
  if (isSetup) reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  if (page.status !== 200 || config.development || isSetup) noteUnkept();
  const seconds = mostSeconds(config.cdnMaxAge);
  if (seconds > 0) reply.header('cache-control', `public, max-age=0, s-maxage=${seconds}`);
  return { body: page.html };
}

const noMessages = {};
/** The site that the last page in each language was made for. */
const lastSites = new WeakMap<Config, Partial<Record<Language, PageSite>>>();

/** The same object for the same site: the ways in which its pages write numbers and dates are made once. */
function siteOf(config: Config, publicUrl: string, language: Language): PageSite {
  const sites = lastSites.get(config) ?? {};
  lastSites.set(config, sites);
  const messages = config.messages[language] ?? noMessages;
  const site: PageSite = { ...config.site, publicUrl, language, messages };
  const last = sites[language];
  // Its first run gives the site another name.
  if (last && isSame(site, last)) return last;
  sites[language] = site;
  return site;
}

const isSame = (one: PageSite, other: PageSite): boolean =>
  Object.entries(one).every(([name, value]) => value === other[name as keyof PageSite]);

/** How long others may keep the page being made: not at all, or until it ends at the latest. */
function mostSeconds(wanted: number): number {
  const notes = presentNotes();
  if (!notes?.mayKeep) return 0;
  if (notes.until === null) return wanted;
  return Math.max(0, Math.min(wanted, Math.floor((notes.until - Date.now()) / 1000)));
}
