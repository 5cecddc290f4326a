import type { FastifyInstance } from 'fastify';
import { dayMs } from '#domain/spans.ts';
import type { Deps } from '#server/deps.ts';
import { originOf } from '#server/http/origin.ts';

/** RFC 9116 advises less than a year; the page is made anew each day, so it never runs out. */
const goodFor = 180 * dayMs;
const path = '/.well-known/security.txt';

/** Serves security.txt (RFC 9116): where those who find a weakness can say so. */
export function serveSecurityTxt(
  app: FastifyInstance,
  { config, texts, now }: Pick<Deps, 'config' | 'texts' | 'now'>,
): void {
  app.get(path, (request, reply) => {
    const origin = originOf(request, config.site);
    const expires = new Date(Math.ceil((now() + goodFor) / dayMs) * dayMs);
    const lines = [
      `Contact: ${config.securityContact || `${origin}/contact`}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${texts()('manifest.lang')}`,
      ...(config.site.publicUrl ? [`Canonical: ${origin}${path}`] : []),
    ];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/security.txt', (_, reply) => reply.redirect(path, 301));
}
