import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this a compressed body saves nothing that a packet would notice. */
export const smallestCompressed = 1024;

const compressible =
  /^(text\/|application\/(json|[\w.+-]+\+json|[\w.+-]+\+xml|xml|javascript)|image\/svg)/;

const brotliQuality = 5;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Whether bodies of this content type get smaller by compression. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType);
}

/** Compresses off the event loop. */
export function compress(body: Uint8Array, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body);
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

const chosen = new Map<string, Encoding>([
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
]);

/** Chooses among br, gzip and no compression by an Accept-Encoding header, weights included. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  return chosen.get(accepted) ?? readAccepted(accepted);
}

function readAccepted(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? any;
  if (br === 0 && gzip === 0) return 'identity';
  return br >= gzip ? 'br' : 'gzip';
}
