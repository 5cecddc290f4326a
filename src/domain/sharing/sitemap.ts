import { escapeXml } from './xml.ts';

export type SitemapUrl = {
  loc: string;
  /** The page in each of its languages, itself included, by what `hreflang` calls them. */
  alternates: readonly { language: string; href: string }[];
  lastmod?: string;
  image?: string;
};

/**
 * How many pages one sitemap lists. The protocol allows 50,000 and 50 MB, and as many sitemaps in an index: a small one
 * is a megabyte that keeps nobody waiting, and there is room for 100,000,000 recipes.
 */
export const sitemapPartSize = 2_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1';
const linkSchema = 'http://www.w3.org/1999/xhtml';

export const sitemapHead = `${declaration}<urlset xmlns="${schema}" xmlns:image="${imageSchema}" xmlns:xhtml="${linkSchema}">\n`;
export const sitemapTail = '</urlset>\n';

/** One address of a sitemap, between `sitemapHead` and `sitemapTail`. */
export function sitemapEntry({ loc, alternates, lastmod, image }: SitemapUrl): string {
  return [
    `<url><loc>${escapeXml(loc)}</loc>`,
    ...alternates.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    ),
    lastmod ? `<lastmod>${lastmod}</lastmod>` : '',
    image ? `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>` : '',
    '</url>\n',
  ].join('');
}

/** The index of the sitemaps at these addresses. */
export function sitemapIndex(locations: readonly string[]): string {
  const entries = locations.map((loc) => `<sitemap><loc>${escapeXml(loc)}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`;
}
