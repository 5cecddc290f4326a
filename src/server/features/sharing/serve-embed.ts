import type { FastifyInstance } from 'fastify';
import { absoluteUrl, addresses } from '#domain/sharing/addresses.ts';
import type { Deps } from '#server/deps.ts';
import { originOf } from '#server/http/origin.ts';
import type { KeptReplies } from '#server/kept/kept-replies.ts';
import { createFindPublicRecipe } from '#server/public-recipe.ts';
import { embedPolicy, renderEmbed } from './embed-page.ts';

type Route = { Params: { slug: string } };

/** Serves each recipe as a small card for other sites; the one page here that may be framed. */
export function serveEmbed(app: FastifyInstance, deps: Deps, kept: KeptReplies): void {
  const { config, texts } = deps;
  const text = texts();
  const findRecipe = createFindPublicRecipe(deps);
  app.get<Route>('/embed/recipe/:slug', (request, reply) =>
    kept.answer(request, reply, async () => {
      const recipe = await findRecipe(request.params.slug);
      reply.header('cache-control', 'no-cache').removeHeader('x-frame-options');
      if (recipe.slug !== request.params.slug) {
        reply.code(301).header('location', addresses.embed(recipe));
        return { body: '' };
      }
      const publicUrl = originOf(request, config.site);
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', embedPolicy(absoluteUrl(recipe.photo.social, publicUrl)))
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-robots-tag', 'noindex');
      const body = renderEmbed(recipe, { brand: config.site.brand, publicUrl }, text);
      return { body };
    }),
  );
}
