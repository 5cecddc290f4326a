import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeptReplies } from '../kept/kept-replies.ts';
import type { Metrics } from '../process/metrics.ts';
import { Refusal } from './refusal.ts';
import { hashToken } from './session.ts';

/** Counts every request, and serves the counts at /metrics to those that carry the token. */
export function serveMetrics(
  app: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string },
  kept: KeptReplies,
): void {
  metrics.watchCache(() => ({ ...kept.counts, bytes: kept.bytes }));
  app.addHook('onResponse', async (request, reply) => {
    // The reply of an inner request of a page is counted too, under its own route.
    const route = request.routeOptions.url ?? 'page';
    metrics.countRequest(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!knows(request, token)) throw new Refusal('not_found');
    const { type, text } = await metrics.read();
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}

/** Compared as digests, so that the time taken tells nothing. */
function knows({ headers }: FastifyRequest, token: string): boolean {
  const given = (headers.authorization ?? '').replace(/^Bearer\s+/i, '');
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(token)));
}
