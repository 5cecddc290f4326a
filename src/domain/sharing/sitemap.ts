import { escapeXml } from './xml.ts';

export type SitemapUrl = { loc: string; lastmod?: string; image?: string };

/** The most addresses that one sitemap may list, by the protocol. */
export const sitemapPartSize = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1';

export const sitemapHead = `${declaration}<urlset xmlns="${schema}" xmlns:image="${imageSchema}">\n`;
export const sitemapTail = '</urlset>\n';

/** One address of a sitemap, between `sitemapHead` and `sitemapTail`. */
export function sitemapEntry({ loc, lastmod, image }: SitemapUrl): string {
  return [
    `<url><loc>${escapeXml(loc)}</loc>`,
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
