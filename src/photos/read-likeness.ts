import type { Sharp } from 'sharp';
import { dots, type Likeness, likenessOf } from '#domain/photos/likeness.ts';

/** What a picture looks like, of its grey dots. */
export async function readLikeness(image: Sharp): Promise<Likeness | null> {
  const small = image.resize(dots, dots, { fit: 'fill' }).grayscale();
  return likenessOf(await small.raw().toBuffer());
}
