import type { RecipePhotoReply, StepPhotoReply } from '#contract/photos.ts';
import { presentPhoto } from '#domain/photos/photo-reply.ts';
import type { MorePhotos, PhotoRow } from '#storage/features/photos/rows.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';

/** A photo by its id. */
export function presentPhotoWithId(photo: PhotoRow, base: string) {
  return { id: photo.id, ...presentPhoto(photo, base) };
}

/** The photos of a recipe and of its steps, as far as there are any beside `photo`. */
export function presentPhotos(row: RecipeRow, more: MorePhotos, base: string) {
  const steps = more.steps.map(
    ({ stepId, ...photo }): StepPhotoReply => ({ stepId, ...presentPhotoWithId(photo, base) }),
  );
  return { ...presentOrder(row, more, base), ...(steps.length > 0 ? { stepPhotos: steps } : {}) };
}

/** One photo of which nothing is said is told already, as `photo`. */
function presentOrder(row: RecipeRow, more: MorePhotos, base: string) {
  const all = [row.photo, ...more.photos];
  const photoIds = all.map(({ id }) => id);
  if (all.length === 1 && !row.photo.caption) return { photoIds };
  const photos = all.map(
    ({ caption, ...photo }): RecipePhotoReply => ({
      ...presentPhotoWithId(photo, base),
      ...(caption ? { caption } : {}),
      alt: caption || row.name,
    }),
  );
  return { photoIds, photos };
}
