import type { PhotoReply } from '#contract/recipe-fields.ts';
import { photoWidths } from './widths.ts';

/** A photo with the addresses of its sizes; `base` is what stands before a file name. */
export function presentPhoto(
  photo: { id: string; width: number; height: number; color: string },
  base: string,
): PhotoReply {
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
