import { writeSync } from 'node:fs';
import type { Storage } from '../port.ts';
import { recipeRow } from './fixtures.ts';

type Settings = { module: string; open: string; options: unknown; userId: string };

/** A process that publishes, several at a time, and prints each id once it is acknowledged, until it is killed. */
async function writeEndlessly({ module, open, options, userId }: Settings): Promise<never> {
  const engine = (await import(module)) as Record<string, (options: unknown) => Promise<Storage>>;
  const opened = await engine[open]?.(options);
  if (!opened) throw new Error(`${module} has no ${open}`);
  for (;;) {
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const recipe = recipeRow(userId, { name: 'Endless dish' });
        await opened.writer.publishRecipe(recipe, recipe.id);
        writeSync(1, `${recipe.id}\n`);
      }),
    );
  }
}

await writeEndlessly(JSON.parse(process.argv[2] ?? '{}') as Settings);
