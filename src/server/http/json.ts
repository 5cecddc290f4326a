import type { FastifyInstance } from 'fastify';

/** Reads bodies of JSON. A call that takes no body may still be told that it gets one: clients send that header with everything. */
export function registerJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '' && !request.routeOptions.config.call?.body) return done(null, undefined);
      return parse(request, body, done);
    },
  );
}
