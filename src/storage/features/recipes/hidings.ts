import type { Db } from '../../schema.ts';
import type { RecipeHiding } from './rows.ts';
import { isThereOrTakenDown } from './takers.ts';

/** When those of these recipes that a moderator took down were, and why, by their id. */
export async function hidingsOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, RecipeHiding>> {
  if (ids.length === 0) return new Map();
  const records = await db
    .selectFrom('recipes')
    .leftJoin('decisions', (join) =>
      join
        .onRef('decisions.subject_id', '=', 'recipes.id')
        .on('decisions.kind', '=', 'recipe')
        .on('decisions.ended_at', 'is', null),
    )
    .select(['recipes.id', 'recipes.removed_at', 'decisions.reason'])
    .where('recipes.id', 'in', ids)
    .where('recipes.removed_at', 'is not', null)
    .where(isThereOrTakenDown)
    .execute();
  return new Map(
    records.map(({ id, removed_at: at, reason }) => [id, { at: Number(at), reason: reason ?? '' }]),
  );
}
