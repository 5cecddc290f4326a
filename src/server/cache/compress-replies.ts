import type { FastifyInstance } from 'fastify';
import { chooseEncoding, compress, isCompressible, smallestCompressed } from './encodings.ts';

/** Compresses, off the event loop, the texts that are made for one request and not kept. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    const type = String(reply.getHeader('content-type') ?? '');
    if (body.byteLength < smallestCompressed || !isCompressible(type)) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
    // Bytes are sent sooner than a text, which the socket would have to encode again.
    if (encoding === 'identity') return body;
    reply.removeHeader('content-length').header('content-encoding', encoding);
    return compress(body, encoding);
  });
}
