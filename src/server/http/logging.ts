import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../settings/config.ts';
import { LineLimit } from './line-limit.ts';

/** Whether to log, to the standard output or to a stream of one's own. */
export type Log = boolean | Writable;

const goodId = /^[\w.-]{8,64}$/;

/**
 * One JSON line per event. A request is told by its id, method, route and status: no header,
 * body or query is logged, for tokens, passwords and addresses of people travel in them.
 */
export function loggingOptions(level: Config['logLevel'], log: Log): FastifyServerOptions {
  const stream = typeof log === 'object' ? { stream: log } : {};
  const serializers = { req: toLine, err: toSafeError };
  const options = { level, serializers, hooks: { logMethod: limitLines() }, ...stream };
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

type WriteLine = (this: unknown, ...args: unknown[]) => void;

const warning = 40;

/** A visitor who can bring about a warning or an error a thousand times a second fills no disk with it. */
function limitLines() {
  const limit = new LineLimit();
  return function (this: unknown, args: unknown[], write: WriteLine, level: number): void {
    if (level < warning) {
      write.apply(this, args);
      return;
    }
    const { error, message } = partsOf(args);
    const kind = [level, message, error.name, error.code].join(' ');
    const tell = (leftOut: number) => write.call(this, { leftOut }, message);
    if (limit.admits(kind, tell)) write.apply(this, args);
  };
}

/** What a line tells of one kind from another: its message, and the sort of error that it is about. */
function partsOf([first, second]: unknown[]) {
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const message = typeof first === 'string' ? first : (second ?? (error as Error)?.message);
  return { error: (error ?? {}) as { name?: string; code?: string }, message: String(message) };
}

/** Logs each request once it is answered, and tells its id in the reply. */
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
