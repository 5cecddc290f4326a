import { createPhotoDeriver } from './derive.ts';
import { NotAnImage } from './port.ts';
import { createPhotoProcessor } from './process.ts';
import type { PictureAnswer, PictureTask } from './when-needed.ts';

/** The process of the work on pictures: takes tasks from its parent, and ends with it. */
function start(): void {
  const processor = createPhotoProcessor();
  const deriver = createPhotoDeriver();
  const work: { [name: string]: (...args: never[]) => Promise<unknown> } = {
    process: processor.process,
    cut: deriver.cut,
    drawCard: deriver.drawCard,
  };
  process.on('message', async ({ id, name, args }: PictureTask) => {
    const answer: PictureAnswer = await (work[name] as (...args: unknown[]) => Promise<unknown>)(
      ...args,
    ).then(
      (value) => ({ id, value }),
      (error: unknown) => ({ id, error: toPlain(error) }),
    );
    process.send?.(answer);
  });
  // The parent says when to end: it may be finishing an upload while everybody is told to stop.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit(0));
}

function toPlain(error: unknown) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { isNoImage: error instanceof NotAnImage, message, stack: stack ?? message };
}

start();
