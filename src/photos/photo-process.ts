import { existsSync, readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { serveProcess } from '#remote/far-end.ts';
import { createPhotoDeriver } from './derive.ts';
import { createPhotoProcessor } from './process.ts';
import type { PictureMethods } from './when-needed.ts';

/** The process of the work on pictures: takes tasks from its parent, and ends with it. */
function start(): void {
  process.once('message', lowerEarlyThreads);
  serveProcess<PictureMethods>({ ...createPhotoProcessor(), ...createPhotoDeriver() });
  // The parent says when to end: it may be finishing an upload while everybody is told to stop.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit(0));
}

/**
 * The parent gives this process its priority before it sends a first task. Linux gives it to the
 * main thread alone: a thread that began before, while the parent was busy, takes it over here,
 * and later ones have it from the thread that begins them.
 */
function lowerEarlyThreads(): void {
  if (process.platform !== 'linux' || !existsSync('/proc/self/task')) return;
  const priority = getPriority();
  for (const thread of readdirSync('/proc/self/task').map(Number)) {
    try {
      if (getPriority(thread) !== priority) setPriority(thread, priority);
    } catch (error) {
      // One that has ended meanwhile has none; pictures are made whatever the system says.
      const { info } = error as { info?: { code: string } };
      if (info?.code !== 'ESRCH') console.error('A thread keeps its priority', error);
    }
  }
}

start();
