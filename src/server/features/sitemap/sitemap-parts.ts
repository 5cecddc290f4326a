import { addressIn, languages } from '#contract/languages.ts';
import { cuisines } from '#domain/categories/cuisines.ts';
import { absoluteUrl, addresses } from '#domain/sharing/addresses.ts';
import {
  type SitemapUrl,
  sitemapEntry,
  sitemapHead,
  sitemapPartSize,
  sitemapTail,
} from '#domain/sharing/sitemap.ts';
import type { Deps } from '#server/deps.ts';
import { toTime } from '#server/presenters/time.ts';
import type { LinkStart } from '#storage/features/recipes/rows.ts';

const batchSize = 500;

type List<Row> = (start: LinkStart<Row>, limit: number) => Promise<Row[]>;

/** Writes each kind of sitemap piece by piece; a part behind the last row yields nothing. */
export function createSitemapParts({ reader, config }: Deps) {
  const { photoBase } = config;
  return {
    async *pages(origin: string): AsyncGenerator<string, void> {
      const pages = [
        addresses.home,
        addresses.explore,
        ...cuisines.map(({ name }) => addresses.category(name)),
        addresses.contact,
      ];
      yield [
        sitemapHead,
        ...pages.map((path) => sitemapEntry(pageAt(origin, path))),
        sitemapTail,
      ].join('');
    },

    recipes: (origin: string, part: number) =>
      writePart(reader.listRecipeLinks, part, (recipe) => ({
        ...pageAt(origin, addresses.recipe(recipe)),
        lastmod: toTime(recipe.updatedAt),
        image: absoluteUrl(`${photoBase}/${recipe.photoId}-social.jpg`, origin),
      })),

    cooks: (origin: string, part: number) =>
      writePart(reader.listCookLinks, part, ({ id, handle }) =>
        pageAt(origin, addresses.cook({ _id: id, handle })),
      ),

    collections: (origin: string, part: number) =>
      writePart(reader.listCollectionLinks, part, ({ id, usedAt }) => ({
        ...pageAt(origin, addresses.collection(id)),
        lastmod: toTime(usedAt),
      })),
  };
}

/** A page with its languages; the one without a prefix is also for people who read none of them. */
function pageAt(origin: string, path: string): Pick<SitemapUrl, 'loc' | 'alternates'> {
  const loc = origin + path;
  const alternates = languages.map((language) => ({
    language,
    href: origin + addressIn(language, path),
  }));
  return { loc, alternates: [...alternates, { language: 'x-default', href: loc }] };
}

/** Reads a part in batches, so that neither side holds all its addresses at once. */
async function* writePart<Row>(
  list: List<Row>,
  part: number,
  toUrl: (row: Row) => SitemapUrl,
): AsyncGenerator<string, void> {
  let rows = await list({ skip: (part - 1) * sitemapPartSize }, batchSize);
  if (rows.length === 0) return;
  yield sitemapHead;
  for (let written = 0; rows.length > 0; ) {
    yield rows.map((row) => sitemapEntry(toUrl(row))).join('');
    written += rows.length;
    const after = rows.at(-1);
    const left = Math.min(batchSize, sitemapPartSize - written);
    rows = after && left > 0 ? await list({ after }, left) : [];
  }
  yield sitemapTail;
}
