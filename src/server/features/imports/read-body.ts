import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Refusal } from '#server/http/refusal.ts';
import { charsetIn, readContentType } from './content-type.ts';

const decoders: Record<string, (() => NodeJS.ReadWriteStream & Readable) | null> = {
  '': null,
  identity: null,
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The body as text; refuses as `readBytes` does. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<string> {
  const bytes = await readBytes(response, maxBytes);
  return decode(bytes, response.headers['content-type'] ?? '');
}

/**
 * The body as it is meant. It stops at the first byte too many, before and after decompression, so that
 * neither a huge body nor a small one that swells is ever held; then refuses with link_too_large.
 */
export async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { headers } = response;
  const decoder = decoders[(headers['content-encoding'] ?? '').trim().toLowerCase()];
  if (decoder === undefined) throw new Refusal('link_not_a_page');
  if (Number(headers['content-length']) > maxBytes) throw new Refusal('link_too_large');
  try {
    return await collect(response, decoder?.() ?? null, maxBytes);
  } catch (error) {
    // Anything else is a connection or a compression that broke off.
    throw error instanceof Refusal ? error : new Refusal('link_unreachable');
  } finally {
    response.destroy();
  }
}

async function collect(
  response: IncomingMessage,
  decoder: (NodeJS.ReadWriteStream & Readable) | null,
  maxBytes: number,
): Promise<Buffer> {
  if (!decoder) return gather(response, maxBytes);
  let received = 0;
  response.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) decoder.destroy(new Refusal('link_too_large'));
  });
  response.on('error', (error) => decoder.destroy(error));
  response.on('close', () => {
    if (!response.complete) decoder.destroy(new Refusal('link_unreachable'));
  });
  response.pipe(decoder);
  try {
    return await gather(decoder, maxBytes);
  } finally {
    decoder.destroy();
  }
}

async function gather(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal('link_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** In the character set that the header or the page itself names, else in UTF-8, or as browsers read what is none. */
function decode(bytes: Buffer, type: string): string {
  const head = bytes.subarray(0, 4096).toString('latin1');
  const unnamed = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  const label = readContentType(type).charset || charsetIn(head) || unnamed;
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // A character set that nobody knows: most pages that say so are UTF-8 all the same.
    return new TextDecoder().decode(bytes);
  }
}
