import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  chooseEncoding,
  compress,
  type Encoding,
  isCompressible,
  smallestCompressed,
} from './encodings.ts';

/** Compresses, off the event loop, the texts that are made for one request and not kept. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(body) && !(body instanceof Readable)) return payload;
    const type = String(reply.getHeader('content-type') ?? '');
    if (Buffer.isBuffer(body) && body.byteLength < smallestCompressed) return payload;
    if (!isCompressible(type) || reply.hasHeader('content-encoding')) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
    // Bytes are sent sooner than a text, which the socket would have to encode again.
    if (encoding === 'identity') return body;
    reply.removeHeader('content-length').header('content-encoding', encoding);
    return Buffer.isBuffer(body) ? compress(body, encoding) : compressStream(body, encoding, reply);
  });
}

/** A low quality: a long reply is made once and for one reader. */
const brotliQuality = 4;

/** Compresses a body as it is made, as fast as it is read. */
function compressStream(
  body: Readable,
  encoding: Exclude<Encoding, 'identity'>,
  { log }: FastifyReply,
): Readable {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const encoder = encoding === 'br' ? createBrotliCompress({ params }) : createGzip();
  pipeline(body, encoder, (error) => {
    if (error) log.info({ err: error }, 'a long reply ended before its end');
  });
  return encoder;
}
