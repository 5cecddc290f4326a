import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { toCooklang } from '#domain/formats/cooklang.ts';
import { toMarkdown } from '#domain/formats/markdown.ts';
import { absoluteUrl, addresses, type RecipeForm } from '#domain/sharing/addresses.ts';
import { recipeNode, type SharedSite } from '#domain/sharing/recipe-node.ts';
import { toJsonLd } from '#domain/sharing/structured-data.ts';
import type { Text } from '#messages/format.ts';
import type { Deps } from '#server/deps.ts';
import { originOf } from '#server/http/origin.ts';
import type { KeptReplies, Made } from '#server/kept/kept-replies.ts';
import { markdownWords } from '#server/presenters/markdown-words.ts';
import { createFindPublicRecipe } from '#server/public-recipe.ts';

type Write = (recipe: RecipeDetailReply, site: SharedSite, text: Text) => string;

/** The Cooklang Federation asks for plain text; its readers and browsers then show the file. */
const forms: Record<RecipeForm, { type: string; write: Write }> = {
  json: {
    type: 'application/ld+json; charset=utf-8',
    write: (recipe, site) => toJsonLd(recipeNode(recipe, site)),
  },
  md: {
    type: 'text/markdown; charset=utf-8',
    write: (recipe, site, text) =>
      toMarkdown(recipe, sourceOf(recipe, site), markdownWords(recipe, text)),
  },
  cook: {
    type: 'text/plain; charset=utf-8',
    write: (recipe, site, text) =>
      toCooklang(recipe, sourceOf(recipe, site), {
        // The placeholder is the writer's to fill.
        gather: text('formats.gather', { ingredients: '{ingredients}' }),
      }),
  },
};

function sourceOf(recipe: RecipeDetailReply, { publicUrl }: SharedSite) {
  return {
    url: absoluteUrl(addresses.recipe(recipe), publicUrl),
    image: absoluteUrl(recipe.photo.social, publicUrl),
    moreImages: (recipe.photos ?? []).slice(1).map(({ url }) => absoluteUrl(url, publicUrl)),
  };
}

type Params = { file: string };

/** Serves each recipe in its other forms: `/recipe/{slug}.json`, `.md` and `.cook`. */
export function serveFormats(app: FastifyInstance, deps: Deps, kept: KeptReplies): void {
  const { config, texts } = deps;
  const text = texts();
  const findRecipe = createFindPublicRecipe(deps);
  const path = '/recipe/:file(^[a-z0-9-]+\\.(?:json|md|cook)$)';
  app.get<{ Params: Params }>(path, (request, reply) =>
    kept.answer(request, reply, async () => {
      const [slug = '', form] = request.params.file.split('.') as [string, RecipeForm];
      const recipe = await findRecipe(slug);
      if (recipe.slug !== slug) return moved(reply, addresses.form(recipe, form));
      if (recipe.unlisted) reply.header('x-robots-tag', 'noindex');
      const publicUrl = originOf(request, config.site);
      const { type, write } = forms[form];
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .header('content-disposition', `inline; filename="${recipe.slug}.${form}"`)
        .header('link', `<${publicUrl}${addresses.recipe(recipe)}>; rel="canonical"`);
      const body = write(recipe, { brand: config.site.brand, publicUrl }, text);
      return { body };
    }),
  );
}

function moved(reply: FastifyReply, location: string): Made {
  reply.code(301).header('location', location).header('cache-control', 'no-cache');
  return { body: '' };
}
