import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { toldOfListening } from './listen.ts';

const soon = 5_000;
const longestPause = 30_000;

type Options = {
  count: number;
  port: number;
  host: string;
  /** Told when a process has died by itself, before another takes its place. */
  onDeath: (code: number | null, signal: string | null) => void;
  onStopping: () => void;
};

/**
 * Runs the same program in several processes on one port, and answers with the code to end
 * with once they have all ended. One that dies is replaced. If the first one ends before it
 * listens, nothing else is started: what is wrong would be wrong with all of them.
 */
export async function runProcesses(options: Options): Promise<number> {
  const { count, onDeath, onStopping } = options;
  // Each process takes its own connections. Handed over by the first process, as is the default, a
  // connection on its way to a process that dies would stay open and never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const places = new Places(onDeath, await settlePort(options));
  stopOnSignal(() => {
    onStopping();
    places.stop();
  });
  const first = await places.fill(0);
  if (first !== null) return first;
  for (let number = 1; number < count; number += 1) void places.fill(number);
  return places.empty;
}

class Places {
  readonly #workers = new Map<number, Worker>();
  readonly #onDeath: Options['onDeath'];
  readonly #port: number;
  readonly #empty = Promise.withResolvers<number>();
  /** Whether any of them has listened: until then what is wrong would be wrong with all. */
  #hasListened = false;
  #isStopping = false;
  #code = 0;

  constructor(onDeath: Options['onDeath'], port: number) {
    this.#onDeath = onDeath;
    this.#port = port;
  }

  /** Resolves when the last process has ended after `stop`, with 0 if all of them ended well. */
  get empty(): Promise<number> {
    return this.#empty.promise;
  }

  /** Puts a process in a place; null once it listens, or its exit code if it ended before that. */
  fill(number: number, pause = 250): Promise<number | null> {
    const worker = cluster.fork({ POTLUCK_PROCESS: String(number), PORT: String(this.#port) });
    const startedAt = performance.now();
    this.#workers.set(number, worker);
    if (this.#isStopping) worker.process.kill('SIGTERM');
    return new Promise((resolve) => {
      worker.once('listening', () => {
        this.#hasListened = true;
        resolve(null);
      });
      worker.once('exit', (code, signal) => {
        this.#workers.delete(number);
        resolve(code ?? 1);
        // One that is told to stop before it listens has nothing to finish and ends by the signal.
        if (this.#isStopping && signal !== 'SIGTERM') this.#code ||= code ?? 1;
        if (!this.#hasListened || this.#isStopping) return this.#checkEmpty();
        this.#onDeath(code, signal);
        // One that cannot stay up is not to keep the machine busy with its attempts.
        const next = performance.now() - startedAt < soon ? Math.min(pause * 2, longestPause) : 250;
        setTimeout(
          () => (this.#isStopping ? this.#checkEmpty() : void this.fill(number, next)),
          next / 2,
        );
      });
    });
  }

  stop(): void {
    this.#isStopping = true;
    for (const worker of this.#workers.values()) worker.process.kill('SIGTERM');
    this.#checkEmpty();
  }

  #checkEmpty(): void {
    if (this.#isStopping && this.#workers.size === 0) this.#empty.resolve(this.#code);
  }
}

/** Any free port is chosen once, or a process that takes another's place would choose another one. */
async function settlePort({ port, host }: Pick<Options, 'port' | 'host'>): Promise<number> {
  if (port !== 0) return port;
  const server = createServer().listen(0, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw toldOfListening(error, { host, port });
  });
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

function stopOnSignal(stop: () => void): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop();
    });
  }
}
