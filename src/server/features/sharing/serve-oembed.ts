import type { FastifyInstance } from 'fastify';
import { withoutLanguage } from '#contract/languages.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { absoluteUrl, addresses } from '#domain/sharing/addresses.ts';
import type { SharedSite } from '#domain/sharing/recipe-node.ts';
import { escapeXml } from '#domain/sharing/xml.ts';
import type { Deps } from '#server/deps.ts';
import { originOf } from '#server/http/origin.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { KeptReplies } from '#server/kept/kept-replies.ts';
import { createFindPublicRecipe } from '#server/public-recipe.ts';

type Query = { url?: unknown; maxwidth?: unknown; maxheight?: unknown; format?: unknown };
type Size = { width: number; height: number };

const cardSize = { width: 480, height: 412 };
/** Seconds; consumers keep what they were told for so long. */
const cacheAge = 3600;

/** Answers oEmbed requests for recipe pages with the embeddable card, as JSON. */
export function serveOembed(app: FastifyInstance, deps: Deps, kept: KeptReplies): void {
  const findRecipe = createFindPublicRecipe(deps);
  app.get<{ Querystring: Query }>('/oembed', (request, reply) =>
    kept.answer(
      request,
      reply,
      async () => {
        const { url, maxwidth, maxheight, format = 'json' } = request.query;
        if (format !== 'json') throw new Refusal('format_not_offered');
        const publicUrl = originOf(request, deps.config.site);
        const recipe = await findRecipe(readSlug(url, publicUrl));
        const { brand } = deps.config.site;
        const size = {
          width: readMost(maxwidth, cardSize.width),
          height: readMost(maxheight, cardSize.height),
        };
        reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
        const body = JSON.stringify(present(recipe, size, { brand, publicUrl }));
        return { body };
      },
      ['url', 'maxwidth', 'maxheight', 'format'],
    ),
  );
}

/** The slug of a recipe page of this very site, in any language; anything else is not found, as oEmbed wants it. */
function readSlug(url: unknown, origin: string): string {
  if (typeof url !== 'string' || !URL.canParse(url)) throw new Refusal('not_found');
  const page = new URL(url);
  const path = withoutLanguage(page.pathname);
  const [, slug] = /^\/(?:embed\/)?recipe\/([a-z0-9-]+)\/?$/.exec(path) ?? [];
  // People who share a link write either scheme; the host is what tells sites apart.
  if (!slug || page.host !== new URL(origin).host) throw new Refusal('not_found');
  return slug;
}

function readMost(value: unknown, usual: number): number {
  if (value === undefined) return usual;
  if (typeof value !== 'string' || !/^[1-9]\d{0,4}$/.test(value)) throw new Refusal('bad_request');
  return Math.min(Number(value), usual);
}

function present(recipe: RecipeDetailReply, { width, height }: Size, site: SharedSite) {
  const absolute = (address: string) => absoluteUrl(address, site.publicUrl);
  const source = escapeXml(absolute(addresses.embed(recipe)));
  return {
    version: '1.0',
    type: 'rich',
    title: recipe.name,
    ...(recipe.cook.name
      ? { author_name: recipe.cook.name, author_url: absolute(addresses.cook(recipe.cook)) }
      : {}),
    provider_name: site.brand,
    provider_url: absolute(addresses.home),
    cache_age: cacheAge,
    thumbnail_url: absolute(recipe.photo.social),
    thumbnail_width: 1200,
    thumbnail_height: 630,
    html: `<iframe src="${source}" title="${escapeXml(recipe.name)}" width="${width}" height="${height}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`,
    width,
    height,
  };
}
