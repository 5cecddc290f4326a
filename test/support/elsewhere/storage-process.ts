import { writeSync } from 'node:fs';
import type { Storage } from '#storage/port.ts';
import { recipeRow } from '#storage/suite/fixtures.ts';
import type { Assignment, Task } from './kill-elsewhere.ts';
import { openElsewhere } from './open-elsewhere.ts';

const say = (line: string) => writeSync(1, `${line}\n`);

async function work({ writer }: Storage, task: Task): Promise<void> {
  if (task.does === 'publish') return publishEndlessly(writer, task.userId);
  const { does, at } = task;
  do say('a step');
  while (await (does === 'delete' ? writer.deleteLeft(at, 1) : writer.cleanSome(at, 1)));
}

async function publishEndlessly(writer: Storage['writer'], userId: string): Promise<never> {
  for (;;) {
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const recipe = recipeRow(userId, { name: 'Endless dish' });
        await writer.publishRecipe(recipe, recipe.id);
        say(recipe.id);
      }),
    );
  }
}

const { elsewhere, task } = JSON.parse(process.argv[2] ?? '{}') as Assignment;
const storage = await openElsewhere(elsewhere);
await work(storage, task);
await storage[Symbol.asyncDispose]();
