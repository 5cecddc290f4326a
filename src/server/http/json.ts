import type { FastifyInstance } from 'fastify';
import { usualBodyBytes } from './large-bodies.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads bodies of JSON. A large one is large by its texts: with more beside them than a usual body may have it is refused, as
 * millions of names or empty lists take seconds and hundreds of megabytes to be read. A call that takes no body may still be
 * told that it gets one: clients send that header with everything.
 */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '' && !request.routeOptions.config.call?.body) return done(null, undefined);
      if (isMostlyBesideTexts(body)) return done(new Refusal('body_too_large'), undefined);
      return parse(request, body, done);
    },
  );
}

/** Whether more stands beside the texts of some JSON than a usual body may have; a quotation mark of each counts. */
function isMostlyBesideTexts(json: string): boolean {
  if (json.length <= usualBodyBytes) return false;
  let beside = 0;
  for (let at = 0; at < json.length && beside <= usualBodyBytes; ) {
    const start = indexOfQuote(json, at);
    beside += start - at + 1;
    at = endOfText(json, start + 1) + 1;
  }
  return beside > usualBodyBytes;
}

/** Where a text ends that begins there: at a quotation mark behind no backslash that stands for itself. */
function endOfText(json: string, from: number): number {
  for (let at = indexOfQuote(json, from); at < json.length; at = indexOfQuote(json, at + 1)) {
    let before = at;
    while (before > from && json.charCodeAt(before - 1) === backslash) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return json.length;
}

function indexOfQuote(json: string, from: number): number {
  const at = json.indexOf('"', from);
  return at < 0 ? json.length : at;
}

const backslash = 0x5c;
