import { randomBytes } from 'node:crypto';
import { lineIdsOf } from '#domain/recipes/line-ids.ts';
import type { RecipeRow, RecipeToBe } from './rows.ts';

/** A random id of a line: 12 hex digits, unlike any other of its recipe. */
const newLineId = (): string => randomBytes(6).toString('hex');

/** The recipe with an id for each of its lines; those that were there before keep theirs. */
export function withLineIds(recipe: RecipeToBe, before: RecipeRow | null = null): RecipeRow {
  return { ...recipe, ...lineIdsOf(recipe, before, newLineId) };
}
