import { writeSync } from 'node:fs';
import type { Storage } from '../port.ts';

type Settings = { module: string; open: string; options: unknown; at: number };

/** A process that hides and shows what is to be cleaned up, post by post, and prints a line before each step. */
async function clean({ module, open, options, at }: Settings): Promise<void> {
  const engine = (await import(module)) as Record<string, (options: unknown) => Promise<Storage>>;
  const opened = await engine[open]?.(options);
  if (!opened) throw new Error(`${module} has no ${open}`);
  do writeSync(1, 'a step\n');
  while (await opened.writer.cleanSome(at, 1));
  await opened[Symbol.asyncDispose]();
}

await clean(JSON.parse(process.argv[2] ?? '{}') as Settings);
