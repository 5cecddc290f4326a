import type { Quota } from '#storage/features/recipes/rows.ts';
import { OverQuota, PhotoGone } from '#storage/port.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Turns what an account has no room for into a refusal that says how much it may keep, and a photo that
 * is not there to use into one that names the field.
 */
export function refusePhotos(quota: Quota): (error: unknown) => never {
  return (error) => {
    if (error instanceof PhotoGone) throw new Refusal('photo_gone', { field: 'photoIds' });
    if (!(error instanceof OverQuota)) throw error;
    if (error.of === 'recipes') {
      throw new Refusal('recipes_full', { values: { limit: quota.recipes } });
    }
    const limit = Math.floor(quota.bytes / 1_000_000);
    throw new Refusal('photos_full', { field: 'photo', values: { limit } });
  };
}
