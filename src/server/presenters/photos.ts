import type { RecipePhotoReply, StepPhotoReply } from '#contract/photos.ts';
import type { PhotoReply } from '#contract/recipe-fields.ts';
import { photoWidths } from '#domain/photos/widths.ts';
import type { MorePhotos, PhotoRow } from '#storage/features/photos/rows.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';

/** A photo with the addresses of its sizes; `base` is what stands before a file name. */
export function presentPhoto(photo: PhotoRow, base: string): PhotoReply {
  const address = (suffix: string) => `${base}/${photo.id}-${suffix}`;
  const sizes = photoWidths(photo.width).map((width) => ({ url: address(`${width}.webp`), width }));
  return {
    url: sizes.at(-1)?.url ?? '',
    width: photo.width,
    height: photo.height,
    color: photo.color,
    sizes,
    social: address('social.jpg'),
  };
}

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
