import { Refusal } from '#server/http/refusal.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { Reader } from '#storage/port.ts';

type Counting = Pick<Reader, 'listRecipes' | 'countCookReviews' | 'listPublicCollections'>;

/** What of a cook everybody may see. */
export async function countPublic(reader: Counting, userId: string) {
  const { total: recipes } = await reader.listRecipes({ userId }, 1);
  const { total: collections } = await reader.listPublicCollections(userId, 1);
  return { recipes, collections, reviews: await reader.countCookReviews(userId) };
}

export type PublicCook = { user: UserRow; recipes: number; collections: number; reviews: number };

/** Somebody who has shared nothing has no page: that there is an account is nobody's business. */
export async function findPublicCook(
  reader: Counting & Pick<Reader, 'findCook'>,
  key: string,
): Promise<PublicCook> {
  const user = await reader.findCook(key);
  const shared = user && (await countPublic(reader, user.id));
  if (!user || !shared || shared.recipes + shared.reviews + shared.collections === 0) {
    throw new Refusal('user_not_found');
  }
  return { user, ...shared };
}
