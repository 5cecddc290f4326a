import { readdir, readFile } from 'node:fs/promises';
import { cuisineId, type cuisines } from '#domain/categories/cuisines.ts';
import { detailsUntold } from '#domain/recipes/details.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';
import type { Storage } from '#storage/port.ts';

export type StarterRecipe = Omit<RecipeRow, 'id' | 'categoryId' | 'userId' | 'photo'> & {
  category: (typeof cuisines)[number]['name'];
};

/** The recipes of the starter cookbook, in the order of its files. */
async function readStarter(): Promise<StarterRecipe[]> {
  const recipes = new URL('../../starter/recipes/', import.meta.url);
  const files = (await readdir(recipes)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, recipes), 'utf8')));
  return texts
    .flatMap((text) => JSON.parse(text) as StarterRecipe[])
    .map((recipe) => ({ ...detailsUntold, ...recipe }));
}

/** As many as the smallest pool of connections takes: the others would only wait. */
const atOnce = 4;

/** Publishes them, all by one cook. */
export async function loadStarter({ writer }: Storage): Promise<StarterRecipe[]> {
  const userId = 'c'.repeat(24);
  const cook = { id: userId, name: 'Cook', email: 'cook@example.org', role: 0, createdAt: 1 };
  await writer.createUser({ ...cook, passwordHash: null, answerHash: null });
  const all = await readStarter();
  const publish = async ({ category, ...recipe }: StarterRecipe, i: number) => {
    const id = i.toString(16).padStart(24, '0');
    const row: RecipeRow = {
      ...recipe,
      id,
      userId,
      categoryId: cuisineId(category),
      photo: { id: id.padStart(32, '0'), width: 1200, height: 900, color: '#ffffff' },
      createdAt: i,
      updatedAt: i,
    };
    await writer.publishRecipe(row, null);
  };
  for (let at = 0; at < all.length; at += atOnce) {
    await Promise.all(all.slice(at, at + atOnce).map((recipe, i) => publish(recipe, at + i)));
  }
  return all;
}
