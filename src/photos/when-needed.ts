import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { NotAnImage, type PhotoDeriver, type PhotoProcessor } from './port.ts';

export type PhotoWork = { processor: PhotoProcessor; deriver: PhotoDeriver };

export type PictureTask = { id: number; name: string; args: unknown[] };
type PlainError = { isNoImage: boolean; message: string; stack: string };
export type PictureAnswer = { id: number; value: unknown } | { id: number; error: PlainError };

/** Pictures come seldom, and then often several. */
const usualRestMs = 20_000;

type Options = {
  /** So long without a picture the process rests, then it ends. */
  restMs?: number;
  start?: () => ChildProcess;
  /** Gives a process, by its number, another priority. */
  setPriority?: (pid: number, priority: number) => void;
  /** Told once when the system refuses the other priority; pictures are made all the same. */
  report?: (error: Error) => void;
};

/**
 * The work on pictures, in a process of its own that begins with the first of them and ends when
 * none has come for a while: what decoding takes of memory is given back whole, and a picture that
 * brings its decoder down takes nobody along.
 */
export function createPhotoWork(options: Options = {}): PhotoWork {
  const pictures = new PictureProcess(options);
  return {
    processor: { process: (...args) => pictures.run('process', args) },
    deriver: {
      cut: (...args) => pictures.run('cut', args),
      drawCard: (...args) => pictures.run('drawCard', args),
    },
  };
}

/** Starts the process that works on pictures; it ends when it is disconnected. */
export function startPictureProcess(): ChildProcess {
  return fork(new URL('./photo-process.ts', import.meta.url), {
    execArgv: [],
    serialization: 'advanced',
  });
}

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

class PictureProcess {
  readonly #restMs: number;
  readonly #startChild: () => ChildProcess;
  readonly #setPriority: (pid: number, priority: number) => void;
  readonly #report: (error: Error) => void;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #rest: NodeJS.Timeout | null = null;
  #lastId = 0;
  #hasReported = false;

  constructor(options: Options) {
    this.#restMs = options.restMs ?? usualRestMs;
    this.#startChild = options.start ?? startPictureProcess;
    this.#setPriority = options.setPriority ?? setPriority;
    this.#report = options.report ?? console.error;
  }

  /** What the process answers to a task; rejects when it ends before it has answered. */
  run<T>(name: string, args: unknown[]): Promise<T> {
    const child = this.#wake();
    this.#lastId += 1;
    const task: PictureTask = { id: this.#lastId, name, args };
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(task.id, { resolve, reject });
      try {
        child.send(task);
      } catch (error) {
        this.#giveUp(child, error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  #wake(): ChildProcess {
    if (this.#rest) clearTimeout(this.#rest);
    this.#rest = null;
    this.#child ??= this.#start();
    this.#child.ref();
    this.#child.channel?.ref();
    return this.#child;
  }

  #start(): ChildProcess {
    const child = this.#startChild();
    child.on('message', (answer: PictureAnswer) => this.#settle(answer));
    child.on('error', (error) => this.#giveUp(child, error));
    child.on('exit', (code, signal) => {
      const reason = `The picture process has ended (${signal ?? code})`;
      this.#giveUp(child, Object.assign(new Error(reason), { code: 'EREMOTEIO' }));
    });
    this.#lower(child);
    return child;
  }

  /**
   * Where cores are short, pictures come after those that answer readers. Said from here, because
   * on Linux threads that exist already would keep theirs. A system may refuse it, and a process
   * may have ended already, which its own event tells.
   */
  #lower({ pid }: ChildProcess): void {
    if (pid === undefined) return;
    try {
      this.#setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch (cause) {
      if (this.#hasReported) return;
      this.#hasReported = true;
      this.#report(new Error('Pictures are made at the priority of the site', { cause }));
    }
  }

  #settle(answer: PictureAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(fromPlain(answer.error));
    else waiting?.resolve(answer.value as never);
    if (this.#waiting.size > 0) return;
    // Whoever has nothing else to do is not kept from ending.
    this.#child?.unref();
    this.#child?.channel?.unref();
    this.#rest = setTimeout(() => this.#end(), this.#restMs).unref();
  }

  #end(): void {
    this.#child?.disconnect();
    this.#child = null;
  }

  /** Nothing that a failure leaves behind goes on: the process ends, and what it held fails. */
  #giveUp(child: ChildProcess, error: Error): void {
    child.kill('SIGKILL');
    if (this.#child !== child) return;
    this.#child = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

function fromPlain({ isNoImage, message, stack }: PlainError): Error {
  const error = isNoImage ? new NotAnImage(message) : new Error(message);
  error.stack = stack;
  return error;
}
