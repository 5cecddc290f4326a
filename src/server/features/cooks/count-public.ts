import type { Reader } from '#storage/port.ts';

type Counting = Pick<Reader, 'listRecipes' | 'countCookReviews'>;

/** What of a cook everybody may see. */
export async function countPublic(reader: Counting, userId: string) {
  const { total: recipes } = await reader.listRecipes({ userId }, 1);
  return { recipes, reviews: await reader.countCookReviews(userId) };
}
