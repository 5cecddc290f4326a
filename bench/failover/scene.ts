import type { Person } from '#test/support/people.ts';
import { recipeForm } from '#test/support/site.ts';

/** Nobody who writes all the time is sent away. */
export const settings = {
  STARTER: 'off',
  ...Object.fromEntries(
    [
      'PUBLISH_PER_ACCOUNT',
      'EDIT_PER_ACCOUNT',
      'UPLOAD_PER_ACCOUNT',
      'RENAME_PER_RECIPE',
      'SEARCH_PER_ADDRESS',
      'HEAVY_PER_ADDRESS',
    ].map((name) => [`LIMIT_${name}`, '1000000']),
  ),
};

/** Each origin so often. */
export const times = (each: number, origins: string[]) =>
  Array<string[]>(each).fill(origins).flat();
/** Milliseconds as seconds that are read. */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Publishes a recipe that visitors read; its slug. */
export async function publishOne(origin: string, { token }: Person): Promise<string> {
  const body = await recipeForm({ name: 'Dish that visitors read' });
  const headers = { authorization: token };
  const reply = await fetch(`${origin}/api/v1/food/create-food`, { method: 'POST', body, headers });
  return (await reply.json()).food.slug;
}
