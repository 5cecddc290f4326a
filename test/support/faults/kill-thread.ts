import { isMainThread, type Worker } from 'node:worker_threads';

/** Loaded ahead of a server under test: SIGUSR2 ends its first thread, the one that writes. */
const threads: Worker[] = [];
if (isMainThread) {
  process.on('worker', (worker) => threads.push(worker));
  process.on('SIGUSR2', () => void threads[0]?.terminate());
}
