import type { ChildProcess } from 'node:child_process';
import type { MessagePort, Worker } from 'node:worker_threads';
import { answer, FarEndGone, type Methods } from './calls.ts';

/** A thread or process, as far as calls to it need to know. */
export type FarEnd = {
  send(message: unknown): void;
  /** Every message, and why it has ended; that may be told more than once. */
  listen(onMessage: (message: unknown) => void, onEnd: (reason: Error) => void): void;
  /** Keeps this process running for it. */
  hold(): void;
  release(): void;
  /** Ends it when it has nothing to do. */
  dismiss(): void;
  /** Ends it at once. */
  kill(): void;
};

/** A thread as a far end; `name` is said when it has ended. */
export function threadEnd(worker: Worker, name: string): FarEnd {
  const end = () => void worker.terminate();
  return {
    send: (message) => worker.postMessage(message),
    listen(onMessage, onEnd) {
      let cause: unknown = null;
      worker.on('message', onMessage);
      worker.on('error', (error) => {
        cause = error;
      });
      worker.on('exit', () => onEnd(new FarEndGone(`The ${name} has ended`, { cause })));
    },
    hold: () => worker.ref(),
    release: () => worker.unref(),
    dismiss: end,
    kill: end,
  };
}

/** A child process as a far end, with its channel; `name` is said when it has ended. */
export function processEnd(child: ChildProcess, name: string): FarEnd {
  return {
    send(message) {
      // One that did not start has no channel: its 'error' tells why.
      if (child.pid !== undefined) child.send(message as object);
    },
    listen(onMessage, onEnd) {
      child.on('message', onMessage);
      // It did not start, or was gone before it could be sent anything.
      child.on('error', (cause) => onEnd(new FarEndGone(`The ${name} has ended`, { cause })));
      child.on('exit', (code, signal) =>
        onEnd(new FarEndGone(`The ${name} has ended (${signal ?? code})`)),
      );
    },
    hold() {
      child.ref();
      child.channel?.ref();
    },
    release() {
      child.unref();
      child.channel?.unref();
    },
    dismiss: () => child.disconnect(),
    kill: () => void child.kill('SIGKILL'),
  };
}

/** In a thread: answers calls to these methods, all that have come at once. */
export function serveThread<M extends Methods<M>>(port: MessagePort, methods: M): void {
  port.on('message', (message) => answer(methods, message, (reply) => port.postMessage(reply)));
}

/** In a child process: the same, until its parent lets it go. */
export function serveProcess<M extends Methods<M>>(methods: M): void {
  const send = (reply: unknown) => {
    if (process.connected) process.send?.(reply);
  };
  process.on('message', (message) => answer(methods, message, send));
}
