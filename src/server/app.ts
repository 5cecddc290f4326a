import cors from '@fastify/cors';
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Call } from '#contract/define.ts';
import { calls as allCalls } from '#contract/index.ts';
import { languageHeader } from '#contract/languages.ts';
import type { Searcher } from '#storage/port.ts';
import type { Deps, Given } from './deps.ts';
import { accountHandlers } from './features/accounts/handlers.ts';
import { openidHandlers } from './features/accounts/openid.ts';
import { ownAccountHandlers } from './features/accounts/own-account.ts';
import { passkeyHandlers } from './features/accounts/passkeys.ts';
import { setupHandlers } from './features/accounts/setup.ts';
import { adminHandlers } from './features/admin/handlers.ts';
import { blockHandlers } from './features/blocks/handlers.ts';
import { categoryHandlers } from './features/categories/handlers.ts';
import { cleanupHandlers } from './features/cleanups/handlers.ts';
import { collectionHandlers } from './features/collections/handlers.ts';
import { contactHandlers } from './features/contact/handlers.ts';
import { cookHandlers } from './features/cooks/handlers.ts';
import { decisionHandlers } from './features/decisions/handlers.ts';
import { sanctionHandlers } from './features/decisions/sanction-handlers.ts';
import { serveFeeds } from './features/feeds/serve-feeds.ts';
import { followHandlers } from './features/follows/handlers.ts';
import { serveFormats } from './features/formats/serve-formats.ts';
import { homeHandlers } from './features/home/handlers.ts';
import { importHandlers } from './features/imports/handlers.ts';
import { invitationHandlers } from './features/invitations/handlers.ts';
import { legalHandlers } from './features/legal/handlers.ts';
import { mailHandlers } from './features/mails/handlers.ts';
import { serveUnsubscribe } from './features/mails/serve-unsubscribe.ts';
import { noteHandlers } from './features/notes/handlers.ts';
import { notificationHandlers } from './features/notifications/handlers.ts';
import { pantryHandlers } from './features/pantry/handlers.ts';
import { photoHandlers } from './features/photos/handlers.ts';
import { servePhotos } from './features/photos/serve-photos.ts';
import { postHandlers } from './features/posts/handlers.ts';
import { questionHandlers } from './features/questions/handlers.ts';
import { recipeHandlers } from './features/recipes/handlers.ts';
import { reportHandlers } from './features/reports/handlers.ts';
import { reviewHandlers } from './features/reviews/handlers.ts';
import { savedHandlers } from './features/saved/handlers.ts';
import { browseHandlers } from './features/search/browse.ts';
import { searchHandlers } from './features/search/handlers.ts';
import { serveCard } from './features/sharing/serve-card.ts';
import { serveEmbed } from './features/sharing/serve-embed.ts';
import { serveOembed } from './features/sharing/serve-oembed.ts';
import { serveDocs } from './features/site/docs.ts';
import { siteHandlers } from './features/site/handlers.ts';
import { serveCookWorker } from './features/site/serve-cook-worker.ts';
import { serveManifest } from './features/site/serve-manifest.ts';
import { serveSecurityTxt } from './features/site/serve-security-txt.ts';
import { serveSitemap } from './features/sitemap/serve-sitemap.ts';
import { takeoutHandlers } from './features/takeout/handlers.ts';
import { serveTakeout } from './features/takeout/serve-takeout.ts';
import {
  connectionTimeouts,
  knowAddresses,
  refuseAmbiguous,
  refuseBrokenRequests,
  toOwnPath,
} from './http/connections.ts';
import { createErrorHandler } from './http/errors.ts';
import type { Handlers } from './http/handler.ts';
import { registerJson } from './http/json.ts';
import { usualBodyBytes } from './http/large-bodies.ts';
import { type Log, loggingOptions, logRequests } from './http/logging.ts';
import { serveMetrics } from './http/metrics.ts';
import { mountCalls } from './http/mount.ts';
import { registerMultipart } from './http/multipart.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { compileSerializer, compileValidator } from './http/validation.ts';
import { createAddressOf, toTrust } from './http/visitor-address.ts';
import { servePages, type Web } from './http/web.ts';
import { BodiesUnderWay } from './kept/bodies-under-way.ts';
import { compressReplies } from './kept/compress-replies.ts';
import { putInFront } from './kept/front.ts';
import { KeptReplies } from './kept/kept-replies.ts';
import { noteReads } from './kept/notes.ts';

/** Room for several of the longest lists, for as long as slow visitors read them. */
const leastUnderWay = 128_000_000;

/** The table of contents of the server. Builds the application; it never listens. */
export async function buildApp(given: Given, web: Web | null, log: Log): Promise<FastifyInstance> {
  const { metrics } = given;
  const watched = (searcher: Searcher) => metrics?.metrics.watchSearches(searcher) ?? searcher;
  const shared = given.shared ?? given;
  const deps: Deps = {
    ...given,
    searcher: noteReads<'search'>(watched(given.searcher), watched(shared.searcher)),
    reader: noteReads<'read'>(given.reader, shared.reader),
  };
  const underWay = new BodiesUnderWay(Math.max(deps.config.cacheBytes, leastUnderWay));
  const kept = createKeptReplies(deps, underWay);
  const app = createApp(deps, kept, log);
  logRequests(app);
  registerSecurityHeaders(app, deps.config.site);
  if (metrics) serveMetrics(app, metrics, kept);
  if (deps.config.corsOrigins.length) await app.register(cors, corsOptions(deps));
  kept.register(app);
  compressReplies(app);
  underWay.register(app);
  await registerMultipart(app);
  registerJson(app);

  const calls = mountCalls(app, handlersOf(deps), deps, kept);
  servePhotos(app, deps);
  serveCard(app, deps);
  serveEmbed(app, deps, kept);
  serveOembed(app, deps, kept);
  serveFormats(app, deps, kept);
  serveFeeds(app, deps, kept);
  serveSitemap(app, deps, kept);
  serveManifest(app, deps);
  serveCookWorker(app, deps);
  serveSecurityTxt(app, deps);
  serveTokens(app, deps);
  serveDocs(app, deps);
  await servePages(app, web, deps, kept, calls);
  return app;
}

/** The application before it answers anything. */
function createApp(deps: Deps, kept: KeptReplies, log: Log): FastifyInstance {
  const onError = createErrorHandler(deps.texts);
  const app: FastifyInstance = Fastify(optionsOf(deps, log, onError));
  knowAddresses(app.server);
  putInFront(app.server, kept, refuseAmbiguous(deps.texts(), securityHeaders(deps.config.site)));
  app.setValidatorCompiler(compileValidator).setSerializerCompiler(compileSerializer);
  return app.setErrorHandler(onError);
}

type OnError = ReturnType<typeof createErrorHandler>;

function optionsOf(deps: Deps, log: Log, onError: OnError): FastifyServerOptions {
  return {
    ...loggingOptions(deps.config.logLevel, log),
    trustProxy: toTrust(deps.config.trustProxy),
    bodyLimit: usualBodyBytes,
    // A keyword of any length must reach its handler, which refuses it with a reason.
    routerOptions: { maxParamLength: 20_000 },
    // These come before any hook has run, so that nothing else says who may read them.
    frameworkErrors: (error, request, reply) =>
      onError(error, request, reply.headers(headersOfFaults(request, deps.config))),
    clientErrorHandler: refuseBrokenRequests(deps.texts()),
    rewriteUrl: toOwnPath,
    ...connectionTimeouts,
  };
}

function headersOfFaults({ headers }: FastifyRequest, { site, corsOrigins }: Deps['config']) {
  const { origin = '' } = headers;
  const isKnown = corsOrigins.includes(origin);
  return {
    ...securityHeaders(site),
    ...(isKnown ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {}),
  };
}

function createKeptReplies(
  { writer, limits, config, now }: Deps,
  underWay: BodiesUnderWay,
): KeptReplies {
  const { version } = writer;
  const { cacheBytes: maxBytes, corsOrigins, site } = config;
  return new KeptReplies({
    version,
    maxBytes,
    corsOrigins,
    isPerHost: !site.publicUrl,
    limits,
    underWay,
    now,
    addressOf: createAddressOf(config.trustProxy),
  });
}

/** Addresses that say by a token whose they are. */
function serveTokens(app: FastifyInstance, deps: Deps): void {
  serveUnsubscribe(app, deps);
  serveTakeout(app, deps);
}

function handlersOf(deps: Deps): Handlers {
  return {
    ...recipeHandlers(deps),
    ...searchHandlers(deps),
    ...pantryHandlers(deps),
    ...browseHandlers(deps),
    ...savedHandlers(deps),
    ...noteHandlers(deps),
    ...reviewHandlers(deps),
    ...postHandlers(deps),
    ...reportHandlers(deps),
    ...decisionHandlers(deps),
    ...sanctionHandlers(deps),
    ...cleanupHandlers(deps),
    ...questionHandlers(deps),
    ...notificationHandlers(deps),
    ...collectionHandlers(deps),
    ...photoHandlers(deps),
    ...categoryHandlers,
    ...cookHandlers(deps),
    ...followHandlers(deps),
    ...blockHandlers(deps),
    ...homeHandlers(deps),
    ...importHandlers(deps),
    ...accountHandlers(deps),
    ...setupHandlers(deps),
    ...ownAccountHandlers(deps),
    ...takeoutHandlers(deps),
    ...passkeyHandlers(deps),
    ...openidHandlers(deps),
    ...mailHandlers(deps),
    ...contactHandlers(deps),
    ...adminHandlers(deps),
    ...invitationHandlers(deps),
    ...legalHandlers(deps),
    ...siteHandlers(deps),
  };
}

/** What pages of other origins may send and read is what the calls declare. */
function corsOptions({ config }: Deps) {
  const declared: Call[] = Object.values(allCalls);
  const asked = declared.flatMap(({ headers }) => Object.keys(headers?.properties ?? {}));
  return {
    origin: config.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [...new Set(['authorization', 'content-type', languageHeader, ...asked])],
    exposedHeaders: [
      ...new Set([...declared.flatMap(({ replyHeaders = [] }) => replyHeaders), 'retry-after']),
    ],
  };
}
