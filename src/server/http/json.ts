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

/** Whether more stands beside the texts of some JSON than a usual body may have; quotation marks of texts count. */
function isMostlyBesideTexts(json: string): boolean {
  if (json.length <= usualBodyBytes) return false;
  let beside = 0;
  let isText = false;
  for (let at = 0; at < json.length && beside <= usualBodyBytes; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) isText = !isText;
    else if (isText && sign === backslash) at += 1;
    if (!isText) beside += 1;
  }
  return beside > usualBodyBytes;
}

const quote = 0x22;
const backslash = 0x5c;
