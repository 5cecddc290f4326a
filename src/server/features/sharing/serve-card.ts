import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addresses, cardVersion } from '#domain/sharing/addresses.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/refusal.ts';
import { createDerivedPhotos } from '#server/photo-files/derived-photos.ts';
import { isCard } from '#server/photo-files/drop-photos.ts';
import { createFindPublicRecipe } from '#server/public-recipe.ts';

/** Part of what names a drawing; another number draws every card anew. */
const design = 1;
type Route = { Params: { slug: string }; Querystring: { v?: unknown } };

/** Serves the picture of a recipe's social card: its photo under its name, drawn when first asked for. */
export function serveCard(app: FastifyInstance, deps: Deps): void {
  const findRecipe = createFindPublicRecipe(deps);
  const derived = createDerivedPhotos(deps.photos);

  app.get<Route>('/recipe/:slug/card.jpg', async (request, reply) => {
    const recipe = await findRecipe(request.params.slug);
    if (recipe.slug !== request.params.slug) return reply.redirect(addresses.card(recipe), 301);
    const { brand } = deps.config.site;
    const texts = { title: recipe.name, brand };
    const social = recipe.photo.social.slice(recipe.photo.social.lastIndexOf('/') + 1);
    const name = social.replace('social', `card-${digest([design, recipe.name, brand])}`);
    const draw = (bytes: Uint8Array) => deps.deriver.drawCard(bytes, texts);
    const bytes = await derived.find(name, social, draw, isCard);
    if (!bytes) throw new Refusal('not_found');
    const isPresent = request.query.v === cardVersion(recipe);
    return reply
      .header('cache-control', isPresent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(Buffer.from(bytes));
  });
}

function digest(values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12);
}
