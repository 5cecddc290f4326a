import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import type { Limits } from '../limits/limits.ts';
import { type Asked, askAgain, askedOf } from './ask-again.ts';
import type { BodiesUnderWay } from './bodies-under-way.ts';
import type { DataVersion } from './data-version.ts';
import { HotReplies } from './hot-replies.ts';
import type { InnerReply } from './inner-reply.ts';
import { KeptReply, type Parts } from './kept-reply.ts';
import { isKnownAddress, sharedAddress } from './known-address.ts';
import { presentNotes } from './notes.ts';
import { ownBytes } from './own-bytes.ts';
import { ReplyCache } from './reply-cache.ts';
import { ReplyKeys } from './reply-keys.ts';
import { type JustMade, SharedMaking } from './shared-making.ts';

/** What was made for a visitor, before it is bytes. */
export type Made = {
  /** A stream is never kept. */
  body: string | Buffer | Readable;
};

/** A file's bytes, with the compressed ones that exist already. */
export type FileContent = Pick<Parts, 'body' | 'compressed'>;

type Options = {
  version: DataVersion;
  maxBytes: number;
  /** Origins whose replies differ in their CORS headers. */
  corsOrigins: readonly string[];
  /** Whether replies name the host under which they were asked for: no PUBLIC_URL is set. */
  isPerHost: boolean;
  limits: Limits;
  underWay: BodiesUnderWay;
  /** The address of a visitor before the framework has seen the request; null where only that can tell. */
  addressOf?: (request: IncomingMessage) => string | null;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** What goes into pages that are made anew may take this part of the room. */
const innerShare = 1 / 8;
const longestKey = 2_000;
/** A file is made from no data. */
const untilTheEnd = { since: 0, topics: [], until: null, isCounted: false };

/**
 * Replies for visitors, kept as ready bytes until a write overtakes them. A reply may be kept
 * when it depends on nothing but method, URL, language and CORS origin: never on who asks.
 */
export class KeptReplies {
  /** What calls answer inside a page. */
  readonly inner: SharedMaking<InnerReply>;
  readonly #caches: readonly { readonly bytes: number }[];
  readonly #shared: SharedMaking<KeptReply>;
  readonly #keys: ReplyKeys;
  readonly #limits: Limits;
  readonly #underWay: BodiesUnderWay;
  readonly #addressOf: NonNullable<Options['addressOf']>;
  readonly #files = new Map<string, KeptReply>();
  readonly #hot: HotReplies;
  #app: FastifyInstance | null = null;
  #isClosing = false;

  constructor({ version, maxBytes, corsOrigins, isPerHost, now, ...rest }: Options) {
    const inner = new ReplyCache<InnerReply>(version, maxBytes * innerShare, now);
    const cache = new ReplyCache<KeptReply>(version, maxBytes - maxBytes * innerShare, now);
    this.#caches = [cache, inner];
    this.inner = new SharedMaking(version, inner);
    this.#shared = new SharedMaking(version, cache);
    this.#keys = new ReplyKeys(corsOrigins, isPerHost);
    this.#limits = rest.limits;
    this.#underWay = rest.underWay;
    this.#addressOf = rest.addressOf ?? (() => null);
    this.#hot = new HotReplies({
      isOvertaken: ({ since, topics }) => !version.isFresh(since, topics),
      makeAnew: (asked) => this.#makeAnew(asked),
    });
    version.beforeShowing(() => this.#hot.refresh());
  }

  /** Bytes held by replies that may be dropped again. */
  get bytes(): number {
    return this.#caches.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Replies answered from what is kept, and replies made, since the start. */
  get counts(): { hits: number; misses: number } {
    return this.#shared.counts;
  }

  /** Answers from the cache on every request that comes so far; put after the hooks that set headers. */
  register(app: FastifyInstance): void {
    this.#app = app;
    app.addHook('onRequest', (request, reply, next) => {
      const kept = this.#find(request.raw);
      if (!kept) return next();
      if (!kept.isCounted || this.#countAtOnce(request.ip)) return this.#hit(request, reply, kept);
      void this.#count(request).then((mayHave) =>
        mayHave ? this.#hit(request, reply, kept) : next(),
      );
    });
    app.addHook('preClose', async () => {
      this.#isClosing = true;
      this.#hot.close();
    });
  }

  /** Answers before the framework sees the request; false when there is nothing kept for it. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean {
    // A closing server leaves it to the framework to end the connections that are kept alive.
    if (this.#isClosing) return false;
    const kept = this.#find(request);
    if (!kept || (kept.isCounted && !this.#countAtOnce(this.#addressOf(request)))) return false;
    this.counts.hits += 1;
    this.#hot.note(kept);
    kept.send(request, response, this.#underWay);
    return true;
  }

  /** Answers with a file, and from now on without asking for it; files are never dropped. */
  answerFile(request: FastifyRequest, reply: FastifyReply, file: FileContent): FastifyReply {
    const headers = headersOf(reply);
    const kept = new KeptReply({ ...file, headers, ...untilTheEnd });
    // With a query, or a letter in percents, it is the same file under endless names.
    const isItsName = request.raw.url === request.routeOptions.url;
    if (isItsName) this.#files.set(this.#keys.ofFile(request.raw), kept);
    return this.#send(request, reply, kept);
  }

  /**
   * Answers with the kept reply, with the one that is being made for the same URL, or with one
   * made now, which is kept by what was noted while it was made. What `make` throws is thrown;
   * a reply that must not be kept is sent all the same. A reply that goes into another one, whose
   * notes are being taken, hands its own on. `names` are the parameters that the reply depends on:
   * with any other, and where they are null, it is made anew each time, or endless addresses would fill the room.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Made>,
    names: readonly string[] | null = [],
  ) {
    const key = this.#keys.of(request.raw);
    const address = sharedAddress(request.raw.url ?? '');
    const isKnown = names !== null && isKnownAddress(address, names);
    const taken = await this.#shared.take<Made>({
      key,
      make,
      hasRoom: isKnown && key.length <= longestKey,
      toReply: (just) => toKept(just, request, reply, key),
      count: () => this.#count(request),
    });
    if (!taken.reply) return reply.send(taken.made.body);
    if (taken.isHit && !presentNotes()) this.#hot.note(taken.reply);
    return this.#send(request, reply, taken.reply);
  }

  #find(request: IncomingMessage): KeptReply | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    return (
      this.#shared.get(this.#keys.of(request)) ??
      this.#files.get(this.#keys.ofFile(request)) ??
      null
    );
  }

  async #makeAnew(asked: Asked): Promise<KeptReply | null> {
    if (!this.#app) return null;
    await askAgain(this.#app, asked);
    return this.#shared.get(asked.key);
  }

  /** Counts one more without waiting; false where that is not possible, and nothing is counted. */
  #countAtOnce(address: string | null): boolean {
    return address !== null && this.#limits.searchPerAddress.spendAtOnce(addressKey(address));
  }

  /** Whether the visitor may have one more; a refusal is left to the handler, which counts again. */
  #count({ ip }: FastifyRequest): Promise<boolean> {
    return this.#limits.searchPerAddress.spend(addressKey(ip)).then(
      () => true,
      () => false,
    );
  }

  #hit(request: FastifyRequest, reply: FastifyReply, kept: KeptReply): FastifyReply {
    this.counts.hits += 1;
    if (!presentNotes()) this.#hot.note(kept);
    return this.#send(request, reply, kept);
  }

  #send(request: FastifyRequest, reply: FastifyReply, kept: KeptReply): FastifyReply {
    presentNotes()?.add(kept);
    reply.hijack();
    kept.send(request.raw, reply.raw, this.#underWay);
    return reply;
  }
}

function toKept(
  { since, notes, made: { body } }: JustMade<Made>,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  key: string,
): KeptReply | null {
  if (!notes.mayKeep || body instanceof Readable) return null;
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return null;
  const headers = headersOf(reply);
  const bytes = typeof body === 'string' ? ownBytes(body) : body;
  const { isCounted, until } = notes;
  const topics = [...notes.topics];
  const kept = new KeptReply({ headers, body: bytes, since, topics, until, isCounted });
  kept.asked = askedOf(key, raw);
  return kept;
}

function headersOf(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders());
  return Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
}
