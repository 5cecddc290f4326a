import { slugOf } from '#domain/recipes/slug.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RecipeRow } from '#storage/features/recipes/rows.ts';

type Named = Pick<RecipeRow, 'name'>;
type GiveBack = () => Promise<void>;

/**
 * Counts a new name that asks for a new address, which stays the recipe's own: each is taken from
 * everybody else. Answers with how to give the try back, for an edit that comes to nothing.
 */
export function createSpendRename({ limits, config }: Pick<Deps, 'limits' | 'config'>) {
  const limit = config.limits.renamePerRecipe;
  return async (before: RecipeRow, after: Named): Promise<GiveBack> => {
    if (slugOf(after.name) === slugOf(before.name)) return async () => undefined;
    // With the owner in it, the key goes when their account does.
    const key = `${before.userId}:${before.id}`;
    await limits.renamePerRecipe.spend(key).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const { retryAfterSeconds } = error.details;
      const details = { field: 'name', values: { limit } };
      throw new Refusal('too_many_renames', {
        ...details,
        ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
      });
    });
    return () => limits.renamePerRecipe.giveBack(key);
  };
}
