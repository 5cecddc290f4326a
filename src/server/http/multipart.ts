import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { photoMaxBytes } from '#contract/recipes.ts';
import { Refusal } from './refusal.ts';

/** Enough for every text of the largest recipe four times over; more is refused whole. */
const textMaxBytes = 3_000_000;
/** What is read of a form before the line is cut: past a refusal only to let the reply be seen. */
const bodyMaxBytes = 32_000_000;

/** Registers the multipart parser with bounds on every part. */
export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fieldNameSize: 100,
      fieldSize: 700_000,
      fields: 400,
      fileSize: photoMaxBytes,
      files: 1,
      parts: 401,
      headerPairs: 50,
    },
  });
}

type Form = { fields: Record<string, unknown>; photo: Uint8Array | null };

/**
 * Reads a form into plain fields (repeated names become arrays) and the bytes of its
 * `photo` part. Refuses photo_too_large past the photo limit; a photo without bytes is none.
 */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const { raw } = request;
  let bytes = 0;
  raw.on('data', (chunk: Uint8Array) => {
    bytes += chunk.length;
    if (bytes > bodyMaxBytes) raw.destroy();
  });
  try {
    return await readParts(request);
  } catch (error) {
    // The parser would go on and hold the rest of the form in memory: it is let run dry instead.
    raw.unpipe();
    raw.resume();
    throw toFormRefusal(error);
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const fields = new Map<string, unknown[]>();
  let photo: Uint8Array | null = null;
  let textBytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await readFile(part.file);
      if (part.fieldname === 'photo' && bytes.length > 0) photo = bytes;
    } else {
      textBytes += Buffer.byteLength(String(part.value));
      if (part.valueTruncated || textBytes > textMaxBytes) throw new Refusal('body_too_large');
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value]);
    }
  }
  const entries = [...fields].map(([name, values]) => [
    name,
    values.length > 1 ? values : values[0],
  ]);
  return { fields: Object.fromEntries(entries), photo };
}

/** Refuses a file at the byte that is too much, without waiting for its end, which may never come. */
async function readFile(file: MultipartFile['file']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const refusal = new Refusal('photo_too_large', { field: 'photo' });
  file.on('limit', () => file.destroy(refusal));
  for await (const chunk of file) chunks.push(chunk);
  if (file.truncated) throw refusal;
  return Buffer.concat(chunks);
}

function toFormRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const code = (error as { code?: string }).code ?? '';
  if (/_LIMIT$/.test(code)) return new Refusal('body_too_large');
  return new Refusal('bad_request');
}
