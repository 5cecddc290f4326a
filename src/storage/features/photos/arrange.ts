import { PhotoGone } from '../../port.ts';
import type { PhotoRow, PhotoWish, UploadRow } from './rows.ts';

/** A photo of a recipe, and the lasting id of its step where it has one. */
export type PlacedPhoto = UploadRow & { stepId: string | null };

/** The photos of a recipe after a write, and those that have lost their place. */
export type Arranged = {
  first: UploadRow;
  further: UploadRow[];
  /** The photos of steps, by the step's lasting id or its place in the list, from 0. */
  steps: { photo: UploadRow; step: string | number }[];
  freed: UploadRow[];
};

/**
 * Puts photos in the order that is wished for, and at their steps: those of the recipe, the first before the others, and
 * the uploads that were claimed for it. Throws PhotoGone for one that is neither, or named twice.
 */
export function arrangePhotos(
  present: readonly PlacedPhoto[],
  claimed: readonly UploadRow[],
  { photo, order, captions, steps }: Omit<PhotoWish, 'uploaderId'>,
): Arranged {
  const left = new Map<string, UploadRow>([...present, ...claimed].map((one) => [one.id, one]));
  const take = (id: string): UploadRow => {
    const found = left.get(id);
    if (!found) throw new PhotoGone(id);
    left.delete(id);
    return found;
  };
  const ordered = present.filter(({ stepId }) => stepId === null);
  const kept = (order ?? ordered.slice(photo ? 1 : 0).map(({ id }) => id)).map(take);
  const all = photo ? [withBytes(photo), ...kept] : kept;
  const [first, ...further] = all.map((one, place) => captioned(one, captions?.[place]));
  if (!first) throw new PhotoGone('');
  const atSteps = steps
    ? steps.flatMap((id, step) => (id === '' ? [] : [{ photo: take(id), step }]))
    : present.flatMap(({ id, stepId }) =>
        stepId === null || !left.has(id) ? [] : [{ photo: take(id), step: stepId }],
      );
  const freed = [...left.values()].filter(({ id }) => id !== first.id);
  return { first, further, steps: atSteps, freed };
}

const withBytes = (photo: PhotoRow): UploadRow => ({ ...photo, bytes: photo.bytes ?? 0 });

function captioned(photo: UploadRow, caption: string | undefined): UploadRow {
  if (caption === undefined) return photo;
  const { caption: _, ...rest } = photo;
  return caption === '' ? rest : { ...rest, caption };
}
