import { parentPort } from 'node:worker_threads';
import { readPageRecipe, readPastedRecipe } from './read-recipe.ts';

export type PageTask = { id: number; html: string; isPasted: boolean };
export type PageAnswer = { id: number; read: ReturnType<typeof readPageRecipe> };

parentPort?.on('message', ({ id, html, isPasted }: PageTask) => {
  const read = isPasted ? readPastedRecipe(html) : readPageRecipe(html);
  parentPort?.postMessage({ id, read } satisfies PageAnswer);
});
