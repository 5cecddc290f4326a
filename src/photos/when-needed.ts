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

/**
 * Starts the process that works on pictures; it ends when it is disconnected. Where cores are
 * short it comes after those that answer readers.
 */
export function startPictureProcess(): ChildProcess {
  const child = fork(new URL('./photo-process.ts', import.meta.url), {
    execArgv: [],
    serialization: 'advanced',
  });
  // From here, because on Linux threads that exist already would keep theirs.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

class PictureProcess {
  readonly #restMs: number;
  readonly #startChild: () => ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #rest: NodeJS.Timeout | null = null;
  #lastId = 0;

  constructor({ restMs = usualRestMs, start = startPictureProcess }: Options) {
    this.#restMs = restMs;
    this.#startChild = start;
  }

  /** What the process answers to a task; rejects when it ends before it has answered. */
  run<T>(name: string, args: unknown[]): Promise<T> {
    const child = this.#wake();
    this.#lastId += 1;
    const task: PictureTask = { id: this.#lastId, name, args };
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(task.id, { resolve, reject });
      child.send(task);
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
    return child;
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

  #giveUp(child: ChildProcess, error: Error): void {
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
