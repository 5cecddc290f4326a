import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { type Bucket, bucketUrl } from './bucket.ts';
import { photoIdOf, photoOf } from './names.ts';
import type { PhotoStore } from './port.ts';

type S3Options = {
  bucket: Bucket;
  /** How many names one listing answers; the service's own most by default. */
  pageSize?: number;
};

const requestTimeout = 30_000;
const tries = 3;

/**
 * Photos in an S3-compatible bucket, one object per rendition. A put that fails half-way leaves
 * objects that no recipe refers to, which the sweep takes; none is half-written.
 */
export function createS3Photos({ bucket, pageSize }: S3Options): PhotoStore {
  const client = new BucketClient(bucket);
  const ownerKey = `${bucket.prefix}owner`;
  const listed = (prefix: string) => client.list(bucket.prefix + prefix, pageSize);

  return {
    async put(renditions) {
      photoOf(renditions);
      await Promise.all(
        renditions.map((one) =>
          client.put(bucket.prefix + one.name, one.bytes, headersOf(one.name)),
        ),
      );
    },

    async open(name) {
      return photoIdOf(name) === null ? null : client.get(bucket.prefix + name);
    },

    async remove(id) {
      if (!/^[0-9a-f]{32}$/.test(id)) return;
      for await (const { key } of listed(`${id}-`)) await client.delete(key);
    },

    async prune(id, isOver) {
      if (!/^[0-9a-f]{32}$/.test(id)) return;
      for await (const { key } of listed(`${id}-`)) {
        if (isOver(key.slice(bucket.prefix.length))) await client.delete(key);
      }
    },

    async *listStoredBefore(time) {
      for await (const { id, written } of byPhoto(listed(''), bucket.prefix.length)) {
        if (written < time) yield id;
      }
    },

    async owner() {
      const object = await client.get(ownerKey);
      return object && text(object.body);
    },

    claim: (owner) => client.put(ownerKey, Buffer.from(owner), { 'content-type': 'text/plain' }),
  };
}

const headersOf = (name: string) => ({
  'content-type': name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
});

/** `written` is the latest moment that it can have been: the service tells whole seconds. */
type Listed = { key: string; written: number };

type Photo = { id: string; written: number };

/** The photos of a listing: names come in order, so those of one photo come together. */
async function* byPhoto(listing: AsyncIterable<Listed>, prefix: number): AsyncGenerator<Photo> {
  let last: Photo | null = null as Photo | null;
  for await (const { key, written } of listing) {
    const id = photoIdOf(key.slice(prefix));
    if (!id) continue;
    if (last && last.id !== id) yield last;
    last = { id, written: last?.id === id ? Math.max(last.written, written) : written };
  }
  if (last) yield last;
}

/** The few requests that photos need. What the service refuses is thrown with its reason. */
class BucketClient {
  readonly #aws: AwsClient;
  readonly #url: string;

  constructor(bucket: Bucket) {
    const { accessKeyId, secretAccessKey, region } = bucket;
    this.#aws = new AwsClient({
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      retries: tries - 1,
    });
    this.#url = bucketUrl(bucket);
  }

  async put(key: string, bytes: Uint8Array, headers: Record<string, string>): Promise<void> {
    const reply = await this.#send(key, { method: 'PUT', headers, body: new Uint8Array(bytes) });
    await accept(reply);
  }

  async get(key: string): Promise<{ body: Readable; size: number } | null> {
    // Its body goes out at the pace of the visitor who reads it: only the beginning has a time.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(timeoutError()), requestTimeout);
    const reply = await this.#send(key, { method: 'GET', signal: late.signal }).finally(() =>
      clearTimeout(timer),
    );
    if (reply.status === 404 && (await reply.clone().text()).includes('NoSuchKey')) return null;
    if (!reply.ok || !reply.body) return accept(reply).then(() => null);
    return {
      body: Readable.fromWeb(reply.body as never),
      size: Number(reply.headers.get('content-length')),
    };
  }

  async delete(key: string): Promise<void> {
    await accept(await this.#send(key, { method: 'DELETE' }));
  }

  /** Every object under a prefix, in the order of the keys. */
  async *list(prefix: string, pageSize?: number): AsyncGenerator<Listed> {
    let token: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (pageSize) query.set('max-keys', String(pageSize));
      if (token) query.set('continuation-token', token);
      const xml: string = await accept(await this.#send(`?${query}`, { method: 'GET' }));
      yield* readListing(xml);
      token = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : null;
    } while (token !== null);
  }

  #send(keyOrQuery: string, init: RequestInit): Promise<Response> {
    const signal = init.signal ?? AbortSignal.timeout(requestTimeout);
    return this.#aws.fetch(`${this.#url}/${keyOrQuery}`, { ...init, signal });
  }
}

const timeoutError = () => new DOMException('The photo bucket did not answer', 'TimeoutError');

/** The body of a reply that says yes; the service's code for one that says no. */
async function accept(reply: Response): Promise<string> {
  const body = await reply.text();
  if (reply.ok) return body;
  const code = textOf(body, 'Code') ?? 'no code';
  throw new BucketRefused(`The photo bucket answered ${reply.status} (${code})`);
}

/** The service says no; another time it may not. */
class BucketRefused extends Error {
  readonly code = 'EREMOTEIO';
}

function* readListing(xml: string): Generator<Listed> {
  for (const [, item = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textOf(item, 'Key');
    const modified = textOf(item, 'LastModified');
    if (key !== null && modified !== null) yield { key, written: Date.parse(modified) + 999 };
  }
}

/** The text of the first such element. */
function textOf(xml: string, element: string): string | null {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  if (text === undefined) return null;
  return text.replace(/&(amp|lt|gt|quot|apos|#(\d+));/g, (_, name: string, code?: string) =>
    code ? String.fromCodePoint(Number(code)) : (entities[name] ?? ''),
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
