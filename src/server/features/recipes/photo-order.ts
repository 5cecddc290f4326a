import { mostPhotos } from '#contract/photos.ts';
import type { RecipeInputBody } from '#contract/recipes.ts';
import type { Text } from '#messages/format.ts';
import { fieldLabel } from '#server/http/errors.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { OrderWish } from '#storage/features/recipes/rows.ts';

/**
 * What a write says about the photos beside a new one: their order, their captions and those of the
 * steps, or null where it says nothing. Refuses more than a recipe, or its list of steps, may have.
 */
export function readOrder(
  body: Pick<RecipeInputBody, 'photoIds' | 'photoCaptions' | 'stepPhotoIds'>,
  actor: { id: string },
  { hasPhoto, steps, text }: { hasPhoto: boolean; steps: number; text: Text },
): OrderWish | null {
  const photoIds = body.photoIds?.filter((id) => id !== '');
  const { photoCaptions, stepPhotoIds } = body;
  if (!photoIds && !photoCaptions && !stepPhotoIds) return null;
  if (photoIds?.length === 0 && !hasPhoto) throw new Refusal('photo_missing', { field: 'photo' });
  const tooLong = (field: string, limit: number) =>
    new Refusal('field_too_long', { field, values: { field: fieldLabel(field, text), limit } });
  if (hasPhoto && photoIds && photoIds.length >= mostPhotos) throw tooLong('photoIds', mostPhotos);
  if (stepPhotoIds && stepPhotoIds.length > steps) throw tooLong('stepPhotoIds', steps);
  return {
    order: photoIds ?? null,
    captions: photoCaptions ?? null,
    steps: stepPhotoIds ?? null,
    uploaderId: actor.id,
  };
}
