import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addressIn, languages } from '#contract/languages.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import { sitemapIndex, sitemapPartSize } from '#domain/sharing/sitemap.ts';
import type { Deps } from '#server/deps.ts';
import { originOf } from '#server/http/origin.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { KeptReplies } from '#server/kept/kept-replies.ts';
import { createSitemapParts } from './sitemap-parts.ts';

const type = 'application/xml; charset=utf-8';
type Kind = 'pages' | 'recipes' | 'cooks' | 'collections';
type Params = { kind: Kind; n?: string };

/** Serves what crawlers ask for: `robots.txt`, the sitemap index and its parts. */
export function serveSitemap(app: FastifyInstance, deps: Deps, kept: KeptReplies): void {
  serveEntrances(app, deps, kept);
  serveParts(app, deps);
}

function serveEntrances(app: FastifyInstance, { reader, config }: Deps, kept: KeptReplies): void {
  app.get('/robots.txt', (request, reply) =>
    kept.answer(request, reply, async () => {
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache');
      const sitemap = originOf(request, config.site) + addresses.sitemap;
      // Searches are endless, and what they find is listed elsewhere.
      const closed = languages.map((language) => `Disallow: ${addressIn(language, '/search')}\n`);
      const body = `User-agent: *\n${closed.join('')}\nSitemap: ${sitemap}\n`;
      return { body };
    }),
  );
  app.get(addresses.sitemap, (request, reply) =>
    kept.answer(request, reply, async () => {
      reply.type(type).header('cache-control', 'no-cache');
      const origin = originOf(request, config.site);
      const [recipes, cooks, collections] = await Promise.all([
        reader.countRecipes(),
        reader.countCooks(),
        reader.countCollections(),
      ]);
      const parts = [
        'pages',
        ...partNames('recipes', recipes),
        ...partNames('cooks', cooks),
        ...partNames('collections', collections),
      ];
      const body = sitemapIndex(parts.map((part) => origin + addresses.sitemapPart(part)));
      return { body };
    }),
  );
}

function serveParts(app: FastifyInstance, deps: Deps): void {
  const writeParts = createSitemapParts(deps);
  const part = '/sitemap-:kind(^pages|recipes|cooks|collections$)';
  for (const path of [`${part}.xml`, `${part}-:n(^[1-9]\\d{0,4}$).xml`]) {
    app.get<{ Params: Params }>(path, async (request, reply) => {
      const { kind, n } = request.params;
      if ((kind === 'pages') !== (n === undefined)) throw new Refusal('not_found');
      const origin = originOf(request, deps.config.site);
      const urls = writeParts[kind](origin, Number(n ?? 1));
      // The first piece tells whether there is such a part; the rest follows as it is read.
      const { value: first, done } = await urls.next();
      if (done || first === undefined) throw new Refusal('not_found');
      return reply
        .header('cache-control', 'no-cache')
        .type(type)
        .send(Readable.from(rest(first, urls)));
    });
  }
}

/** Each piece in a turn of its own: read from a file beside the process, they would come without a pause. */
async function* rest(first: string, others: AsyncGenerator<string, void>) {
  yield first;
  for await (const piece of others) {
    yield piece;
    await nextTurn();
  }
}

function partNames(kind: Exclude<Kind, 'pages'>, count: number): string[] {
  const parts = Math.ceil(count / sitemapPartSize);
  return Array.from({ length: parts }, (_, index) => `${kind}-${index + 1}`);
}
