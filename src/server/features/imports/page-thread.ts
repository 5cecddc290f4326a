import { parentPort } from 'node:worker_threads';
import { serveThread } from '#remote/far-end.ts';
import { readPageRecipe, readPastedRecipe } from './read-recipe.ts';

/** What the thread that reads pages does when it is called. */
export type PageMethods = { read: typeof readPage };

function readPage(html: string, isPasted: boolean) {
  return isPasted ? readPastedRecipe(html) : readPageRecipe(html);
}

if (parentPort) serveThread<PageMethods>(parentPort, { read: readPage });
