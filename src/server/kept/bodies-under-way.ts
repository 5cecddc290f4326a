import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** A shorter body is with the system, or nearly, as soon as it is sent. */
const smallestWatched = 64_000;

/**
 * Watches the bodies of replies from their sending to their last byte, at most so many bytes of
 * them: a visitor who asks for much and does not read it would fill the memory until the time limit of
 * the connection. A body that several read at once counts once.
 */
export class BodiesUnderWay {
  readonly #maxBytes: number;
  /** Those that nobody new has asked for longest come first. */
  readonly #readers = new Map<Buffer, Set<ServerResponse>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes held for readers at present. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Watches what the framework sends in one piece; put after the hook that compresses. */
  register(app: FastifyInstance): void {
    app.addHook('onSend', (_request, reply, payload, next) => {
      if (Buffer.isBuffer(payload)) this.watch(reply.raw, payload);
      next(null, payload);
    });
  }

  /**
   * Tells of a body that is being sent. Past the bound the connections of those who have been
   * reading longest are ended; the newest is never.
   */
  watch(response: ServerResponse, body: Buffer): void {
    if (body.byteLength < smallestWatched) return;
    const readers = this.#readers.get(body) ?? new Set();
    if (readers.size === 0) this.#bytes += body.byteLength;
    readers.add(response);
    this.#readers.delete(body);
    this.#readers.set(body, readers);
    finished(response, () => {
      readers.delete(response);
      if (readers.size === 0) this.#forget(body, readers);
    });
    this.#giveUpLongest(body);
  }

  #giveUpLongest(newest: Buffer): void {
    for (const [body, readers] of this.#readers) {
      if (this.#bytes <= this.#maxBytes || body === newest) return;
      this.#forget(body, readers);
      // A reply that waits behind another on its connection has no socket of its own yet.
      for (const { req } of readers) req.socket.destroy();
    }
  }

  #forget(body: Buffer, readers: Set<ServerResponse>): void {
    if (this.#readers.get(body) !== readers) return;
    this.#readers.delete(body);
    this.#bytes -= body.byteLength;
  }
}
