import { writeSync } from 'node:fs';
import type { Storage } from '../port.ts';

type Settings = { module: string; open: string; options: unknown; at: number };

/** A process that deletes for good who has not come back, recipe by recipe, and prints a line before each step. */
async function deleteWhoLeft({ module, open, options, at }: Settings): Promise<void> {
  const engine = (await import(module)) as Record<string, (options: unknown) => Promise<Storage>>;
  const opened = await engine[open]?.(options);
  if (!opened) throw new Error(`${module} has no ${open}`);
  do writeSync(1, 'a step\n');
  while (await opened.writer.deleteLeft(at, 1));
  await opened[Symbol.asyncDispose]();
}

await deleteWhoLeft(JSON.parse(process.argv[2] ?? '{}') as Settings);
