import { serveProcess } from '#remote/far-end.ts';
import { createPhotoDeriver } from './derive.ts';
import { createPhotoProcessor } from './process.ts';
import type { PictureMethods } from './when-needed.ts';

/** The process of the work on pictures: takes tasks from its parent, and ends with it. */
function start(): void {
  serveProcess<PictureMethods>({ ...createPhotoProcessor(), ...createPhotoDeriver() });
  // The parent says when to end: it may be finishing an upload while everybody is told to stop.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit(0));
}

start();
