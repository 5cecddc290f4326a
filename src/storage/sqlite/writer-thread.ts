import { parentPort, workerData } from 'node:worker_threads';
import { serveWrites } from './writing.ts';

// What throws here ends the thread, and is why it could not start.
if (parentPort) serveWrites(parentPort, workerData);
