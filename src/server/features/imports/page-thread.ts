import { parentPort } from 'node:worker_threads';
import { serveThread } from '#remote/far-end.ts';
import { draftOfPage } from './draft-of-page.ts';

/** What the thread that reads pages does when it is called. */
export type PageMethods = { read: typeof draftOfPage };

if (parentPort) serveThread<PageMethods>(parentPort, { read: draftOfPage });
