import type { RecipeDetailReply } from '#contract/recipes.ts';

type Pictured = Pick<RecipeDetailReply, 'photo' | 'stepPhotos'>;
type Picture = RecipeDetailReply['photo'];

/** The photo in one of its sizes, the same on every screen, so that it can be kept for when there is no network. */
export function keptPicture(photo: Picture): Picture {
  const size = photo.sizes.find(({ width }) => width >= 640) ?? photo.sizes.at(-1);
  return size ? { ...photo, url: size.url, sizes: [size] } : photo;
}

/** The addresses of the pictures that cook mode shows. */
export function picturesOf({ photo, stepPhotos = [] }: Pictured): string[] {
  return [...new Set([photo, ...stepPhotos].map((one) => keptPicture(one).url))];
}
