import type { Topics } from '../../define.ts';
import { listedRecipes } from '../../features/recipes/reads.ts';
import { recipeColumns, toRecipe } from '../../features/recipes/records.ts';
import { padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { toIndexed } from '../search-index.ts';
import type { IndexedRecipe } from './segment.ts';
import type { Version } from './segmented-index.ts';

/** Which recipes lists have behind a number, and when each was changed last, in order. */
export async function versionsBehind(db: Db, seq: number, limit: number): Promise<Version[]> {
  const rows = await listedRecipes(db)
    .select(['seq', 'id', 'updated_at'])
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...{ seq: Number(row.seq), id: row.id },
    updatedAt: Number(row.updated_at),
  }));
}

/** Recipes as an index holds them, in order; one that lists do not have is left out. */
export async function readIndexed(
  db: Db,
  by: 'id' | 'seq',
  values: readonly (string | number)[],
): Promise<IndexedRecipe[]> {
  if (values.length === 0) return [];
  const rows = await listedRecipes(db)
    .select('seq')
    .select(recipeColumns)
    .where(by, 'in', padded(values))
    .orderBy('seq')
    .execute();
  return rows.map((row) => toIndexed(Number(row.seq), toRecipe(row)));
}

/** The recipes that changes are about; null when they may be about any. */
export function changedRecipes(changes: readonly Topics[]): string[] | null {
  const ids = new Set<string>();
  for (const topics of changes) {
    if (topics === 'everything') return null;
    for (const topic of topics) {
      if (topic.startsWith('recipe:')) ids.add(topic.slice('recipe:'.length));
    }
  }
  return [...ids];
}
