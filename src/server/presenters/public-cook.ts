import { Refusal } from '#server/http/refusal.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { Reader } from '#storage/port.ts';

type Counting = Pick<Reader, 'countRecipesOf' | 'countCookReviews' | 'countPublicCollections'>;

/** What of a cook everybody may see. */
export async function countPublic(reader: Counting, userId: string) {
  const [recipes, collections, reviews] = await Promise.all([
    reader.countRecipesOf(userId),
    reader.countPublicCollections(userId),
    reader.countCookReviews(userId),
  ]);
  return { recipes, collections, reviews };
}

/** What names a cook who may share nothing with everybody, and so have no page: where they do it is told as it is. */
export async function withPage<Told extends { _id: string }>(
  reader: Counting,
  told: Told,
): Promise<Told & { hasNoPage?: true }> {
  return isPublic(await countPublic(reader, told._id)) ? told : { ...told, hasNoPage: true };
}

type Shared = Awaited<ReturnType<typeof countPublic>>;

const isPublic = ({ recipes, collections, reviews }: Shared): boolean =>
  recipes + collections + reviews > 0;

export type PublicCook = { user: UserRow; recipes: number; collections: number; reviews: number };

/** Somebody who has shared nothing has no page: that there is an account is nobody's business. */
export async function findPublicCook(
  reader: Counting & Pick<Reader, 'findCook'>,
  key: string,
): Promise<PublicCook> {
  const user = await reader.findCook(key);
  const shared = user && (await countPublic(reader, user.id));
  if (!user || !shared || !isPublic(shared)) throw new Refusal('user_not_found');
  return { user, ...shared };
}
