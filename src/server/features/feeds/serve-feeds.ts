import type { FastifyInstance } from 'fastify';
import { mayReadCollection } from '#domain/accounts/may.ts';
import { findCuisine } from '#domain/categories/cuisines.ts';
import { toAtom } from '#domain/feeds/atom.ts';
import { addresses } from '#domain/sharing/addresses.ts';
import type { Deps } from '#server/deps.ts';
import { originOf } from '#server/http/origin.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { KeptReplies } from '#server/kept/kept-replies.ts';
import { findPublicCook } from '#server/presenters/public-cook.ts';
import { createRecipePresenter, findCooks } from '#server/presenters/recipe.ts';
import type { MorePhotos } from '#storage/features/photos/rows.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import type { Page } from '#storage/queries/page.ts';

/** The Cooklang Federation asks for at most this many entries a page. */
const pageSize = 50;
const type = 'application/atom+xml; charset=utf-8';

/** A feed before it is filled: what it lists, what it is called, and where it and its page are. */
type Feed = {
  list: (cursor?: string) => Promise<Omit<Page<RecipeRow>, 'total'>>;
  title: string;
  path: string;
  page: string;
};
type Query = { cursor?: unknown };

/** Serves Atom feeds of the newest recipes: of all, of each cuisine, of each cook, of each public collection. */
export function serveFeeds(app: FastifyInstance, deps: Deps, kept: KeptReplies): void {
  const writeFeed = createWriteFeed(deps);
  const serve = (path: string, find: (name: string) => Promise<Feed>) =>
    app.get<{ Params: { name?: string }; Querystring: Query }>(path, (request, reply) =>
      kept.answer(
        request,
        reply,
        async () => {
          const feed = await find(request.params.name ?? '');
          const origin = originOf(request, deps.config.site);
          const body = await writeFeed(feed, origin, request.query.cursor);
          reply.type(type).header('cache-control', 'no-cache');
          return { body };
        },
        ['cursor'],
      ),
    );
  const { newest, ofCategory, ofCook } = createFeeds(deps);
  serve(addresses.feed, newest);
  serve('/recipe-category/:name/feed.xml', ofCategory);
  serve('/cook/:name/feed.xml', ofCook);
  serve('/collection/:name/feed.xml', createCollectionFeed(deps));
}

function createFeeds({ reader, config, texts }: Deps) {
  const text = texts();
  const { site } = config;
  return {
    newest: async (): Promise<Feed> => ({
      list: (cursor) => reader.listRecipes({}, pageSize, cursor),
      title: text('feeds.newest', { brand: site.brand }),
      path: addresses.feed,
      page: addresses.explore,
    }),

    async ofCategory(name: string): Promise<Feed> {
      const category = findCuisine(name);
      if (!category) throw new Refusal('category_not_found');
      return {
        list: (cursor) => reader.listRecipes({ categoryId: category.id }, pageSize, cursor),
        title: text('feeds.category', { category: category.name, brand: site.brand }),
        path: addresses.categoryFeed(category.name),
        page: addresses.category(category.name),
      };
    },

    async ofCook(key: string): Promise<Feed> {
      const { user: cook } = await findPublicCook(reader, key);
      const { id, handle } = cook;
      return {
        list: (cursor) => reader.listRecipes({ userId: id }, pageSize, cursor),
        title: text('feeds.cook', { name: cook.name, brand: site.brand }),
        path: addresses.cookFeed(id),
        page: addresses.cook({ _id: id, handle }),
      };
    },
  };
}

/** The feed of a public collection: a person with another one's link reads its page alone. */
function createCollectionFeed({ reader, config, texts }: Deps) {
  const text = texts();
  const { site } = config;
  return async (id: string): Promise<Feed> => {
    const collection = await reader.findCollection(id);
    const isPublic = collection?.visibility === 'public' && mayReadCollection(null, collection);
    if (!isPublic) throw new Refusal('collection_not_found');
    return {
      list: (cursor) => reader.listFeedRecipes(collection, pageSize, cursor),
      title: text('feeds.collection', { name: collection.name, brand: site.brand }),
      path: addresses.collectionFeed(id),
      page: addresses.collection(id),
    };
  };
}

function createWriteFeed({ reader, config, texts }: Deps) {
  const text = texts();
  const { site } = config;
  const fill = createFillFeed(reader, config.photoBase);
  return async (feed: Feed, publicUrl: string, cursor: unknown): Promise<string> => {
    if (cursor !== undefined && typeof cursor !== 'string') throw new Refusal('bad_cursor');
    const { recipes, nextCursor } = await fill(feed, cursor);
    const page = (after: string) => `${feed.path}?cursor=${encodeURIComponent(after)}`;
    return toAtom({
      title: feed.title,
      subtitle: text('feeds.subtitle', { brand: site.brand }),
      site: { brand: site.brand, publicUrl },
      links: {
        self: cursor === undefined ? feed.path : page(cursor),
        first: feed.path,
        next: nextCursor === null ? null : page(nextCursor),
        page: feed.page,
      },
      recipes,
    });
  };
}

/** A feed shows the first photo of a recipe. */
const firstAlone: MorePhotos = { photos: [], steps: [] };

function createFillFeed(reader: Deps['reader'], photoBase: string) {
  const present = createRecipePresenter(photoBase);
  return async ({ list }: Feed, cursor: string | undefined) => {
    const page = await list(cursor);
    const cooks = await findCooks(page.rows, reader);
    const recipes = page.rows.map((row) =>
      present.detail(row, firstAlone, cooks.get(row.userId) ?? null),
    );
    return { recipes, nextCursor: page.nextCursor };
  };
}
