import cluster from 'node:cluster';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How often connections are looked for that have nothing more under way. */
const lookEvery = 50;

/**
 * Takes no new connection, finishes every request that has begun, and closes: a connection that
 * is kept alive is told to end with its next answer, or ends when nothing is under way on it.
 */
export async function closeInOrder(app: FastifyInstance): Promise<void> {
  const { server } = app;
  endAfterTheNextAnswer(server);
  const looking = setInterval(() => server.closeIdleConnections(), lookEvery);
  try {
    await app.close();
  } finally {
    clearInterval(looking);
  }
}

/** A connection that is never idle would otherwise keep the process for as long as it likes. */
function endAfterTheNextAnswer(server: Server): void {
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}

type Stop = {
  /** Finishes what is under way; longer than `patience` (ms) nobody waits for it. */
  close: () => Promise<void>;
  patience: number;
  onStopping: () => void;
  onImpatience: () => void;
};

/** Stops in order when told to, and ends with 0; a second signal, or lost patience, ends at once with 1. */
export function stopOnSignal({ close, patience, onStopping, onImpatience }: Stop): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    onStopping();
    setTimeout(() => {
      onImpatience();
      process.exit(1);
    }, patience).unref();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  // A terminal's Ctrl-C reaches every process; those that were started wait to be told by the first.
  process.on('SIGINT', cluster.isWorker ? () => undefined : stop);
}
