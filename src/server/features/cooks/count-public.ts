import type { Reader } from '#storage/port.ts';

type Counting = Pick<Reader, 'listRecipes' | 'countCookReviews' | 'listPublicCollections'>;

/** What of a cook everybody may see. */
export async function countPublic(reader: Counting, userId: string) {
  const { total: recipes } = await reader.listRecipes({ userId }, 1);
  const { total: collections } = await reader.listPublicCollections(userId, 1);
  return { recipes, collections, reviews: await reader.countCookReviews(userId) };
}
