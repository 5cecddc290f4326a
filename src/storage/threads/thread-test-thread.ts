import { parentPort, workerData } from 'node:worker_threads';
import { BadCursor } from '../port.ts';
import { serve } from './thread.ts';

/** The far end of `thread.test.ts`. */
export const testMethods = {
  async echo(...values: unknown[]) {
    return values;
  },
  async fail(message: string): Promise<never> {
    throw Object.assign(new Error(message), { errcode: 13 });
  },
  async refuseCursor(): Promise<never> {
    throw new BadCursor('not ours');
  },
  async answerWithFunction() {
    return () => 1;
  },
  async exit(): Promise<never> {
    process.exit(7);
  },
  async throwLater(): Promise<never> {
    setImmediate(() => {
      throw new Error('thrown later');
    });
    return new Promise<never>(() => undefined);
  },
  async hang(): Promise<never> {
    return new Promise<never>(() => undefined);
  },
};

if (parentPort) {
  if (workerData === 'refuse') throw Object.assign(new Error('cannot start'), { errcode: 14 });
  serve(parentPort, testMethods);
}
