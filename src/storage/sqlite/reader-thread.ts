import { parentPort, workerData } from 'node:worker_threads';
import { serveReads } from './reading.ts';

// What throws here ends the thread, and is why it could not start.
if (parentPort) serveReads(parentPort, workerData);
