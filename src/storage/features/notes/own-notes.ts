import { sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { isThere, leftOfRecipe } from '../recipes/conditions.ts';
import type { NoteRow } from './notes.ts';

type OwnNote = NoteRow & {
  recipe: string | null;
  slug: string | null;
  /** Of a note on a line how that line read; its author's words are told where the recipe is there. */
  line?: string | null;
};

/** Every note of the person, with what is left of the recipe it is on, and its line where it is on one, oldest first. */
export async function listOwnNotes(db: Db, userId: string): Promise<OwnNote[]> {
  const onRecipes = await db
    .selectFrom('recipes')
    .innerJoin('recipe_notes', 'recipe_notes.recipe_id', 'recipes.id')
    .select([...leftOfRecipe, 'recipe_notes.text', 'recipe_notes.updated_at'])
    .where('recipe_notes.user_id', '=', userId)
    .orderBy('recipe_notes.updated_at')
    .orderBy('recipes.id')
    .execute();
  const line = sql<string | null>`case when ${isThere} then ${sql.ref('line_notes.line')} end`.as(
    'line',
  );
  const onLines = await db
    .selectFrom('recipes')
    .innerJoin('line_notes', 'line_notes.recipe_id', 'recipes.id')
    .select([...leftOfRecipe, line, 'line_notes.text', 'line_notes.updated_at'])
    .where('line_notes.user_id', '=', userId)
    .orderBy('line_notes.updated_at')
    .orderBy('recipes.id')
    .orderBy('line_notes.line_id')
    .execute();
  return [...onRecipes, ...onLines]
    .map(({ updated_at, ...note }) => ({ ...note, updatedAt: Number(updated_at) }))
    .sort((a, b) => a.updatedAt - b.updatedAt);
}
