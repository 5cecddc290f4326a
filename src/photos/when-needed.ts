import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { processEnd } from '#remote/far-end.ts';
import { WhenNeeded } from '#remote/when-needed.ts';
import { NotAnImage, type PhotoDeriver, type PhotoProcessor } from './port.ts';

type PhotoWork = { processor: PhotoProcessor; deriver: PhotoDeriver };

/** What the process of the work on pictures does when it is called. */
export type PictureMethods = PhotoProcessor & PhotoDeriver;

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
  const { restMs = usualRestMs, start = startPictureProcess } = options;
  const lower = createLowering(options.setPriority ?? setPriority, options.report ?? console.error);
  const pictures = new WhenNeeded<PictureMethods>({
    start() {
      const child = start();
      lower(child);
      return processEnd(child, 'picture process');
    },
    restMs,
    kinds: { NotAnImage },
  });
  return {
    processor: { process: (...args) => pictures.call('process', args) },
    deriver: {
      cut: (...args) => pictures.call('cut', args),
      drawCard: (...args) => pictures.call('drawCard', args),
      likenessOf: (...args) => pictures.call('likenessOf', args),
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

/**
 * Where cores are short, pictures come after those that answer readers. Said from here, because
 * on Linux threads that exist already would keep theirs. A system may refuse it, and a process
 * may have ended already, which its own event tells.
 */
function createLowering(
  lower: NonNullable<Options['setPriority']>,
  report: NonNullable<Options['report']>,
) {
  let hasReported = false;
  return ({ pid }: ChildProcess): void => {
    if (pid === undefined) return;
    try {
      lower(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch (cause) {
      if (hasReported) return;
      hasReported = true;
      report(new Error('Pictures are made at the priority of the site', { cause }));
    }
  };
}
