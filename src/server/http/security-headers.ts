import type { FastifyInstance } from 'fastify';
import { cookWorker } from '#contract/cook-worker.ts';
import type { SiteSettings } from '#contract/page.ts';
import type { Config } from '../settings/config.ts';

/** What is not a page is data: opened by itself it may load, run, frame and submit nothing. */
export const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that every answer carries unless it says otherwise. */
const everywhere = {
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};

/** The common security headers, with HSTS where the site is on TLS. */
export function securityHeaders(site: SiteSettings): Record<string, string> {
  if (!site.publicUrl.startsWith('https:')) return everywhere;
  return { ...everywhere, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

/** Puts the common security headers on every answer. */
export function registerSecurityHeaders(app: FastifyInstance, site: SiteSettings): void {
  const headers = securityHeaders(site);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/**
 * The content security policy of pages: no inline script but the hashed one, no eval,
 * Trusted Types; style attributes only for the placeholder colours.
 */
export function pagePolicy(
  { site, photoBase }: Pick<Config, 'site' | 'photoBase'>,
  scriptHashes: string[],
): string {
  const photoOrigin = URL.canParse(photoBase) ? [new URL(photoBase).origin] : [];
  const origins = new Set([...(site.publicUrl ? [site.publicUrl] : []), ...photoOrigin]);
  const photoHosts = [...origins].map((origin) => ` ${origin}`).join('');
  const contactHost = site.contact.endpoint.startsWith('/')
    ? ''
    : ` ${new URL(site.contact.endpoint).origin}`;
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' blob: data:${photoHosts}`,
    `connect-src 'self'${contactHost}`,
    `font-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    // The addresses that a script may name to the browser are those of this site's workers.
    `worker-src ${site.offline ? "'self'" : "'none'"}`,
    `trusted-types ${site.offline ? cookWorker.policy : "'none'"}`,
  ].join('; ');
}
