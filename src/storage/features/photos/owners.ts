import type { Db } from '../../schema.ts';
import { isWithheld, takerOf } from '../recipes/takers.ts';
import { reviewPhotoIds } from './review-photos.ts';
import type { PhotoOwnerRow } from './rows.ts';

/** Whose a photo is: that of a recipe, a removed one too, or of the person whose upload waits; or null. */
export async function findPhotoOwner(db: Db, photoId: string): Promise<PhotoOwnerRow | null> {
  const first = await db
    .selectFrom('recipes')
    .select(['id', 'user_id', 'removed_at', 'deleted_by_owner'])
    .where('photo_id', '=', photoId)
    .executeTakeFirst();
  if (first) {
    const kept = isWithheld({ takenBy: takerOf(first) }) ? { writerId: first.user_id } : {};
    return { recipeId: first.id, isRemoved: first.removed_at !== null, ...kept };
  }
  const more = await db
    .selectFrom('photos')
    .leftJoin('reviews', 'reviews.id', 'photos.review_id')
    .leftJoin('recipes', (join) =>
      join.on(({ eb, or }) =>
        or([
          eb('recipes.id', '=', eb.ref('photos.recipe_id')),
          eb('recipes.id', '=', eb.ref('reviews.recipe_id')),
        ]),
      ),
    )
    .select(['photos.user_id', 'recipes.id', 'recipes.removed_at', 'recipes.deleted_by_owner'])
    .select(['photos.review_id', 'reviews.hidden_at', 'reviews.hidden_reason'])
    .where('photos.id', '=', photoId)
    .executeTakeFirst();
  if (!more) return findPictured(db, photoId);
  if (more.id === null) return { recipeId: null, userId: more.user_id };
  const isRemoved = more.removed_at !== null || more.hidden_at !== null;
  const ofReview = more.review_id === null ? {} : { isOfReview: true as const };
  const isKept =
    more.review_id === null
      ? isWithheld({ takenBy: takerOf(more) })
      : more.removed_at === null && more.hidden_reason === '';
  const kept = isKept ? { writerId: more.user_id } : {};
  return { recipeId: more.id, isRemoved, ...ofReview, ...kept };
}

/** The cook whose picture a photo is, or null. */
async function findPictured(db: Db, photoId: string): Promise<PhotoOwnerRow | null> {
  const profile = await db
    .selectFrom('profiles')
    .select(['user_id', 'hidden_at', 'hidden_reason'])
    .where('photo_id', '=', photoId)
    .executeTakeFirst();
  if (!profile) return null;
  const { user_id: cookId, hidden_at: hiddenAt, hidden_reason: reason } = profile;
  const waits = reason === '' ? { writerId: cookId } : {};
  return { cookId, isRemoved: hiddenAt !== null, ...waits };
}

/** Of the given photo ids, those that a row names: a recipe's, a removed one's too, a cook's, or a waiting upload's. */
export async function photosInUse(db: Db, ids: string[]): Promise<string[]> {
  const used = new Set<string>();
  // Engines limit the parameters of one statement.
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500);
    const firsts = db.selectFrom('recipes').select('photo_id as id').where('photo_id', 'in', some);
    const others = db.selectFrom('photos').select('id').where('id', 'in', some);
    const pictures = db
      .selectFrom('profiles')
      .select((eb) => eb.ref('photo_id').$notNull().as('id'))
      .where('photo_id', 'in', some);
    for (const { id } of await firsts.unionAll(others).unionAll(pictures).execute()) used.add(id);
  }
  return [...used];
}

/** The ids of the photos that recipes have beside their first, those of their reviews too, by the recipe. */
export async function morePhotoIds(
  db: Db,
  recipeIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'recipe_id'])
    .where('recipe_id', 'in', recipeIds)
    .execute();
  const reviewed = await reviewPhotoIds(db, recipeIds);
  const ids = new Map<string, string[]>();
  for (const { id, recipe_id } of [...rows, ...reviewed]) {
    if (recipe_id !== null) ids.set(recipe_id, [...(ids.get(recipe_id) ?? []), id]);
  }
  return ids;
}
