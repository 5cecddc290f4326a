import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#contract/define.ts';
import { createTurnsOfEach } from '../limits/turns-of-each.ts';
import { Refusal } from './refusal.ts';

/** The most bytes of a body, but for the calls that say otherwise. */
export const usualBodyBytes = 100_000;
/** Of one account; a form sends photos one beside the other, and two are decoded at once. */
const mostAtOnce = 3;

type Place = { leave: () => void; isWorkedOn: boolean };
export type LargeBodies = ReturnType<typeof createLargeBodies>;

/**
 * Has an account's large bodies come a few at a time, each until it is worked on: it is held in memory, and its photo stands
 * before those of others. The next ones wait unread.
 */
export function createLargeBodies() {
  const enter = createTurnsOfEach(mostAtOnce);
  const places = new WeakMap<FastifyRequest, Place>();
  return {
    /** Waits until the body of a request may be read. Where its line is cut before that has come, the place is free at once. */
    async enter(request: FastifyRequest, reply: FastifyReply, call: Call): Promise<void> {
      if (!request.actor || !call.body || !isLarge(request, call.body)) return;
      const place = { leave: await enter(request.actor.id), isWorkedOn: false };
      places.set(request, place);
      finished(reply.raw, () => {
        if (!place.isWorkedOn) place.leave();
      });
      if (reply.raw.destroyed) throw new Refusal('bad_request');
    },

    /** Does what a request asks for; that holds its place to the end, whether somebody waits for the answer or not. */
    async workOn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
      const place = places.get(request);
      if (place) place.isWorkedOn = true;
      try {
        return await work();
      } finally {
        place?.leave();
      }
    },
  };
}

function isLarge({ headers }: FastifyRequest, { maxBytes, photo }: NonNullable<Call['body']>) {
  const isForm = /^multipart\//i.test(headers['content-type'] ?? '');
  if (isForm && photo) return true;
  // Chunks say nothing of their size.
  return maxBytes !== undefined && !(Number(headers['content-length']) <= usualBodyBytes);
}
