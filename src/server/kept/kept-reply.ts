import { hash as hashOf } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Topic } from '#storage/define.ts';
import type { Asked } from './ask-again.ts';
import type { BodiesUnderWay } from './bodies-under-way.ts';
import {
  chooseEncoding,
  compress,
  type Encoding,
  isCompressible,
  smallestCompressed,
} from './encodings.ts';
import { ownBytes } from './own-bytes.ts';

/** A header list as `writeHead` takes it: names and values in turn. */
type Head = string[];
type Form = { head: Head; body: Buffer };

export type Parts = {
  headers: Record<string, string>;
  body: Buffer;
  /** The version of the data before it was read, and what it was read for. */
  since: number;
  topics: readonly Topic[];
  /** When it ends by itself, in milliseconds since 1970; null for never. */
  until: number | null;
  /** Whether every answer counts as a search. */
  isCounted: boolean;
  /** Compressed bodies that exist already. */
  compressed?: { br: Buffer; gzip: Buffer } | null | undefined;
};

/**
 * A 200 reply in ready bytes: headers as first sent, an ETag, and the body as it is, as brotli
 * and as gzip; the compressed ones are made when first asked for.
 */
export class KeptReply {
  readonly since: number;
  readonly topics: readonly Topic[];
  readonly until: number | null;
  readonly isCounted: boolean;
  readonly body: Buffer;
  /** How often it was asked for. */
  hits = 0;
  /** How to ask for it again; null for what never changes. */
  asked: Asked | null = null;
  /** Called when a compressed body was added. */
  onGrow: (() => void) | null = null;
  readonly #headers: Head;
  readonly #etag: string;
  readonly #notModified: Head;
  readonly #forms: Record<Encoding, Form | null>;
  readonly #making: Partial<Record<Encoding, Promise<Form>>> = {};
  #size: number;

  constructor({ headers, body, since, topics, until, isCounted, compressed }: Parts) {
    this.since = since;
    this.topics = topics;
    this.until = until;
    this.isCounted = isCounted;
    this.body = body;
    this.#etag = `W/"${hashOf('sha1', body, 'base64url')}"`;
    const kept = { ...headers, vary: varyBy(headers.vary), etag: this.#etag };
    this.#headers = toHead(kept, (name) => name !== 'content-length');
    this.#notModified = toHead(kept, (name) => !name.startsWith('content-'));
    this.#size = body.byteLength + 2 * JSON.stringify(headers).length;
    const identity = this.#toForm(body, 'identity');
    const isWorthIt =
      body.byteLength >= smallestCompressed && isCompressible(headers['content-type'] ?? '');
    this.#forms = isWorthIt
      ? { identity, br: null, gzip: null }
      : { identity, br: identity, gzip: identity };
    if (isWorthIt && compressed) {
      this.#forms.br = this.#toForm(compressed.br, 'br');
      this.#forms.gzip = this.#toForm(compressed.gzip, 'gzip');
      this.#size += compressed.br.byteLength + compressed.gzip.byteLength;
    }
  }

  /** Bytes held, compressed bodies included. */
  get size(): number {
    return this.#size;
  }

  /** Answers a GET or HEAD, with 304 where the client has these bytes; compresses first if need be. */
  send(request: IncomingMessage, response: ServerResponse, underWay: BodiesUnderWay): void {
    const { headers } = request;
    if (isSame(headers['if-none-match'], this.#etag)) {
      response.writeHead(304, this.#notModified).end();
      return;
    }
    const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined);
    const form = this.#forms[encoding];
    if (form) {
      write(request, response, form, underWay);
      return;
    }
    this.#make(encoding as 'br' | 'gzip').then(
      (made) => write(request, response, made, underWay),
      (error) => response.destroy(error),
    );
  }

  /** Compresses as another one was asked for, which this one takes the place of. */
  async readyAs(other: KeptReply): Promise<void> {
    const wanted = (['br', 'gzip'] as const).filter((encoding) => other.#forms[encoding]);
    await Promise.all(wanted.map((each) => this.#forms[each] ?? this.#make(each)));
  }

  #make(encoding: 'br' | 'gzip'): Promise<Form> {
    this.#making[encoding] ??= this.#compress(encoding).finally(() => {
      // What failed, for want of memory, is tried again when it is next asked for.
      delete this.#making[encoding];
    });
    return this.#making[encoding];
  }

  async #compress(encoding: 'br' | 'gzip'): Promise<Form> {
    const bytes = await compress(this.body, encoding);
    const isSmaller = bytes.byteLength < this.body.byteLength;
    const form = isSmaller
      ? this.#toForm(ownBytes(bytes), encoding)
      : (this.#forms.identity as Form);
    this.#forms[encoding] = form;
    if (isSmaller) this.#size += bytes.byteLength;
    this.onGrow?.();
    return form;
  }

  #toForm(body: Buffer, encoding: Encoding): Form {
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return {
      head: [...this.#headers, ...encoded, 'content-length', String(body.byteLength)],
      body,
    };
  }
}

function write(
  { method }: IncomingMessage,
  response: ServerResponse,
  { head, body }: Form,
  underWay: BodiesUnderWay,
): void {
  response.writeHead(200, head);
  if (method === 'HEAD') {
    response.end();
    return;
  }
  response.end(body);
  underWay.watch(response, body);
}

/** Weak comparison, as RFC 9110 wants it for If-None-Match. */
function isSame(wanted: string | undefined, etag: string): boolean {
  if (wanted === undefined) return false;
  if (wanted === etag || wanted.trim() === '*') return true;
  const opaque = etag.slice(2);
  return wanted.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque);
}

function varyBy(vary: string | undefined): string {
  return vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding';
}

function toHead(headers: Record<string, string>, keeps: (name: string) => boolean): Head {
  return Object.entries(headers).flatMap(([name, value]) => (keeps(name) ? [name, value] : []));
}
