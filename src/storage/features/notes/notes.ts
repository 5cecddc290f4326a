import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { leftOfRecipe } from '../recipes/conditions.ts';
import { presentRecipes } from '../recipes/reads.ts';

type NoteRow = { text: string; updatedAt: number };

export type NoteChange = {
  /** Empty forgets the note. */
  text: string;
  /** Now; a changed note is strictly younger than it was. */
  at: number;
  /** When its writer last saw it change; null where there was none, undefined writes over any. */
  base: number | null | undefined;
};

type NoteOutcome = { kind: 'kept'; note: NoteRow | null } | { kind: 'stale' } | { kind: 'missing' };

/** What the person noted on a recipe that is there, or null. */
export async function findOwnNote(
  db: Db,
  userId: string,
  recipeId: string,
): Promise<NoteRow | null> {
  const record = await presentRecipes(db)
    .innerJoin('recipe_notes', 'recipe_notes.recipe_id', 'recipes.id')
    .select(['recipe_notes.text', 'recipe_notes.updated_at'])
    .where('recipes.id', '=', recipeId)
    .where('recipe_notes.user_id', '=', userId)
    .executeTakeFirst();
  return record ? { text: record.text, updatedAt: Number(record.updated_at) } : null;
}

/** Every note of the person, with what is left of the recipe it is on, oldest first. */
export async function listOwnNotes(
  db: Db,
  userId: string,
): Promise<(NoteRow & { recipe: string | null; slug: string | null })[]> {
  const records = await db
    .selectFrom('recipes')
    .innerJoin('recipe_notes', 'recipe_notes.recipe_id', 'recipes.id')
    .select([...leftOfRecipe, 'recipe_notes.text', 'recipe_notes.updated_at'])
    .where('recipe_notes.user_id', '=', userId)
    .orderBy('recipe_notes.updated_at')
    .orderBy('recipes.id')
    .execute();
  return records.map(({ recipe, slug, text, updated_at }) => ({
    ...{ recipe, slug, text },
    updatedAt: Number(updated_at),
  }));
}

/**
 * Keeps a note, or forgets it. A note that was changed since its writer saw it stays as it is,
 * unless it says the same: then the answer to an earlier try was lost.
 */
export async function keepOwnNote(
  { db, locks }: WriteTools,
  userId: string,
  recipeId: string,
  { text, at, base }: NoteChange,
): Promise<NoteOutcome> {
  await locks.person(db, userId);
  await locks.recipeStays(db, recipeId);
  const recipe = presentRecipes(db).select('id').where('id', '=', recipeId);
  if (!(await recipe.executeTakeFirst())) return { kind: 'missing' };
  const before = await findOwnNote(db, userId, recipeId);
  if ((before?.text ?? '') === text) return { kind: 'kept', note: before };
  if (base !== undefined && base !== (before?.updatedAt ?? null)) return { kind: 'stale' };
  if (text === '') {
    const mine = db.deleteFrom('recipe_notes').where('user_id', '=', userId);
    await mine.where('recipe_id', '=', recipeId).execute();
    return { kind: 'kept', note: null };
  }
  const updatedAt = Math.max(at, (before?.updatedAt ?? 0) + 1);
  await db
    .insertInto('recipe_notes')
    .values({ user_id: userId, recipe_id: recipeId, text, updated_at: updatedAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'recipe_id']).doUpdateSet({ text, updated_at: updatedAt }),
    )
    .execute();
  return { kind: 'kept', note: { text, updatedAt } };
}
