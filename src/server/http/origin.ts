import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '#contract/page.ts';
import { Refusal } from './refusal.ts';

const hostName =
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i;
const address6 = /^\[[0-9a-f:.]{2,45}\]$/i;

/**
 * The origin under which a visitor reached the site: PUBLIC_URL, or what the request says. A
 * Host that is no plain name or address, with or without a port, is refused as a bad request,
 * because it would be written into documents that others read.
 */
export function originOf(
  request: Pick<FastifyRequest, 'host' | 'protocol'>,
  site: Pick<SiteSettings, 'publicUrl'>,
): string {
  if (site.publicUrl) return site.publicUrl;
  const [, name = '', port] = /^(.*?)(?::(\d{1,5}))?$/.exec(request.host ?? '') ?? [];
  const isName = name.length <= 253 && (hostName.test(name) || address6.test(name));
  const url = `${request.protocol}://${name}${port ? `:${port}` : ''}`;
  if (!isName || !/^https?$/.test(request.protocol) || !URL.canParse(url)) {
    throw new Refusal('bad_request');
  }
  return url.toLowerCase();
}
