import type { FastifyRequest } from 'fastify';
import type { Config } from '../settings/config.ts';
import { Refusal } from './refusal.ts';

type Asked = Pick<FastifyRequest, 'headers' | 'host'>;
type Own = Pick<Config, 'corsOrigins' | 'site'>;

/**
 * Refuses what a browser sends from a page of another site. Browsers say where a page is from:
 * by Origin, by Sec-Fetch-Site, or by Referer, asked in this order. A request that says nothing is
 * no page's (a script, a command line): it fakes what it likes, so the limits alone hold it.
 */
export function refuseForeignPage(request: Asked, own: Own): void {
  if (!isOwn(request, own)) throw new Refusal('foreign_page');
}

function isOwn({ headers, host }: Asked, { corsOrigins, site }: Own): boolean {
  const { origin, referer, 'sec-fetch-site': from } = headers;
  const isKnown = (text: string): boolean => {
    // An opaque origin ('null') is a page that nobody can name.
    if (!URL.canParse(text)) return false;
    const page = new URL(text);
    const known = [site.publicUrl, ...corsOrigins];
    return page.host === host.toLowerCase() || known.includes(page.origin);
  };
  if (origin !== undefined) return isKnown(origin);
  if (from !== undefined) return from === 'same-origin';
  return referer === undefined || isKnown(referer);
}
