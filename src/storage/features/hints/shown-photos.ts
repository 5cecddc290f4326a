import type { NamedCook } from '#domain/cooks/named-cook.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import type { PhotoRow } from '#storage/features/photos/rows.ts';
import type { Db } from '../../schema.ts';
import { hasNotLeft } from '../accounts/has-not-left.ts';
import { listedRecipes } from '../recipes/reads.ts';
import { isShown } from '../reviews/counted.ts';

/** A photo that everybody can see, whose it is and where it stands. */
export type ShownPhoto = {
  photo: PhotoRow;
  cook: NamedCook;
  recipe: { name: string; slug: string };
};

const whose = ['users.id as user_id', 'users.name as cook', 'users.handle'] as const;
const where = ['recipes.name', 'recipes.slug'] as const;

/** Those of these photos that everybody can find: of recipes in lists and of reviews there. What is unlisted, hidden, waits or is of somebody who left is none of them. */
export async function shownPhotosOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ShownPhoto>> {
  if (ids.length === 0) return new Map();
  const firsts = listedRecipes(db)
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .where('recipes.photo_id', 'in', ids)
    .select(['photo_id as id', 'photo_width as width', 'photo_height as height'])
    .select(['photo_color as color', ...whose, ...where]);
  const ofPhotos = ['photos.id', 'photos.width', 'photos.height', 'photos.color'] as const;
  const further = listedRecipes(db)
    .innerJoin('photos', 'photos.recipe_id', 'recipes.id')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .where('photos.id', 'in', ids)
    .select([...ofPhotos, ...whose, ...where]);
  const reviewed = listedRecipes(db)
    .innerJoin('reviews', 'reviews.recipe_id', 'recipes.id')
    .innerJoin('photos', 'photos.review_id', 'reviews.id')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .where(isShown)
    .where('photos.id', 'in', ids)
    .select([...ofPhotos, ...whose, ...where]);
  const shown = new Map<string, ShownPhoto>();
  for (const found of [firsts, further, reviewed]) {
    for (const row of await found.where(hasNotLeft).execute()) {
      const { id, width, height, color } = row;
      shown.set(id, {
        photo: { id, width: Number(width), height: Number(height), color },
        cook: { id: row.user_id, name: row.cook, handle: row.handle },
        recipe: { name: row.name, slug: row.slug },
      });
    }
  }
  return shown;
}

/** The ids of the photos of something that was posted. */
export async function photosOfPost(db: Db, kind: ReportKind, id: string): Promise<string[]> {
  if (kind !== 'recipe' && kind !== 'review') return [];
  const column = kind === 'recipe' ? 'recipe_id' : 'review_id';
  const further = await db.selectFrom('photos').select('id').where(column, '=', id).execute();
  const first =
    kind === 'recipe'
      ? await db.selectFrom('recipes').select('photo_id as id').where('id', '=', id).execute()
      : [];
  return [...first, ...further].map((photo) => photo.id);
}
