import { Refusal } from '#server/http/refusal.ts';
import type { Quota } from '#storage/features/recipes/rows.ts';
import { OverQuota } from '#storage/port.ts';

/** Turns what an account has no room for into a refusal that says how much it may keep. */
export function refuseOverQuota(quota: Quota): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof OverQuota)) throw error;
    if (error.of === 'recipes') {
      throw new Refusal('recipes_full', { values: { limit: quota.recipes } });
    }
    const limit = Math.floor(quota.bytes / 1_000_000);
    throw new Refusal('photos_full', { field: 'photo', values: { limit } });
  };
}
