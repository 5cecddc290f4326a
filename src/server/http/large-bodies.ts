import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/define.ts';
import { createTurnsOfEach, type Turn } from '../limits/turns-of-each.ts';
import { connectionTimeouts, giveOwnTime } from './connections.ts';
import { Refusal } from './refusal.ts';

/** The most bytes of a body, but for the calls that say otherwise. */
export const usualBodyBytes = 100_000;
/** Of one account; a form sends photos one beside the other, and two are decoded at once. */
const mostAtOnce = 3;

/** In milliseconds, for an account's bodies: how often they are looked at, how long one may bring nothing while others wait, and take in all. */
type Times = { check: number; silence: number; body: number; wait: number };
const usualTimes: Times = {
  check: 5_000,
  /** A phone that changes its network may well bring nothing for a quarter of a minute. */
  silence: 30_000,
  body: connectionTimeouts.requestTimeout,
  /** For a place: some five times what the slowest body may take. */
  wait: 600_000,
};

type Place = { leave: () => void; watch: NodeJS.Timeout; isWorkedOn: boolean };
export type LargeBodies = ReturnType<typeof createLargeBodies>;

/**
 * Has an account's large bodies come a few at a time, each until it is worked on: it is held in memory, and its photo stands
 * before those of others. The next ones wait unread, and their time to arrive begins when they have a place.
 */
export function createLargeBodies(times = usualTimes) {
  const enter = createTurnsOfEach(mostAtOnce);
  const places = new WeakMap<FastifyRequest, Place>();
  return {
    /** Waits until the body of a request may be read. Where its line is cut before that has come, the place is free at once. */
    async enter(request: FastifyRequest, reply: FastifyReply, call: Call): Promise<void> {
      if (!request.actor || !call.body || !isLarge(request, call.body)) return;
      const time = giveOwnTime(request.raw.socket, times.wait);
      const turn = await enter(request.actor.id);
      time.begin();
      const watch = watchBody(request.raw, turn, times);
      const leave = () => {
        clearInterval(watch);
        time.end();
        turn.leave();
      };
      const place = { leave, watch, isWorkedOn: false };
      places.set(request, place);
      finished(reply.raw, () => {
        if (!place.isWorkedOn) leave();
      });
      if (reply.raw.destroyed) throw new Refusal('bad_request');
    },

    /** Does what a request asks for; that holds its place to the end, whether somebody waits for the answer or not. */
    async workOn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
      const place = places.get(request);
      if (place) {
        clearInterval(place.watch);
        place.isWorkedOn = true;
      }
      try {
        return await work();
      } finally {
        place?.leave();
      }
    },
  };
}

/**
 * Cuts the line of a body that does not come: a phone that has lost its network would keep its place, and with three of them
 * everything else that its owner sends. One that has come whole brings nothing more, and is left alone.
 */
function watchBody(request: IncomingMessage, turn: Turn, times: Times): NodeJS.Timeout {
  const { socket } = request;
  let age = 0;
  let silence = 0;
  let bytes = socket.bytesRead;
  return setInterval(() => {
    if (request.complete) return;
    age += times.check;
    silence = socket.bytesRead === bytes ? silence + times.check : 0;
    bytes = socket.bytesRead;
    if (age >= times.body || (silence >= times.silence && turn.isAwaited())) socket.destroy();
  }, times.check).unref();
}

function isLarge({ headers }: FastifyRequest, { maxBytes, photo }: NonNullable<Call['body']>) {
  const isForm = /^multipart\//i.test(headers['content-type'] ?? '');
  if (isForm && photo) return true;
  // Chunks say nothing of their size.
  return maxBytes !== undefined && !(Number(headers['content-length']) <= usualBodyBytes);
}
