import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config.ts';

/** Whether to log, to the standard output or to a stream of one's own. */
export type Log = boolean | Writable;

const goodId = /^[\w.-]{8,64}$/;

/**
 * One JSON line per event. A request is told by its id, method, route and status: no header,
 * body or query is logged, for tokens, passwords and addresses of people travel in them.
 */
export function loggingOptions(level: Config['logLevel'], log: Log): FastifyServerOptions {
  const stream = typeof log === 'object' ? { stream: log } : {};
  const options = { level, serializers: { req: toLine, err: toSafeError }, ...stream };
  return {
    logger: log !== false && level !== 'silent' && options,
    logController: new LogController({ disableRequestLogging: true }),
    // A proxy's own id joins its log with this one.
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && goodId.test(given) ? given : randomUUID();
    },
  };
}

/** Logs each request once it is answered, and tells its id to whoever asked. */
export function logRequests(app: FastifyInstance): void {
  // Only what is made for one request carries its id: kept replies go to many.
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ ...toLine(request), status, ms: Math.round(elapsedTime) }, 'answered');
  });
}

function toLine(request: { method: string; routeOptions?: { url?: string } }) {
  return { method: request.method, route: request.routeOptions?.url ?? 'page' };
}

type SafeError = { type: string; message: string; stack: string; code?: string; cause?: SafeError };

/** A driver's error carries rows and commands beside its message; they stay out of the log. */
function toSafeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message,
    stack,
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause === undefined ? {} : { cause: toSafeError(cause) }),
  };
}
