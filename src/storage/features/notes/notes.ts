import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { presentRecipes } from '../recipes/reads.ts';

export type NoteRow = { text: string; updatedAt: number };

export type NoteChange = {
  /** Empty forgets the note. */
  text: string;
  /** Now; a changed note is strictly younger than it was. */
  at: number;
  /** When its writer last saw it change; null where there was none, undefined writes over any. */
  base: number | null | undefined;
};

/** What has become of a note, null where there is none, or why it stays as it was. */
export type NoteOutcome =
  | { kind: 'kept'; note: NoteRow | null }
  | { kind: 'stale' }
  | { kind: 'missing' };

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

type Settled =
  | Exclude<NoteOutcome, { kind: 'missing' }>
  | { kind: 'written'; note: NoteRow }
  | { kind: 'forgotten' };

/**
 * What a change does to a note. One that was changed since its writer saw it stays as it is, unless it says
 * the same: then the answer to an earlier try was lost.
 */
export function settleNote(before: NoteRow | null, { text, at, base }: NoteChange): Settled {
  if ((before?.text ?? '') === text) return { kind: 'kept', note: before };
  if (base !== undefined && base !== (before?.updatedAt ?? null)) return { kind: 'stale' };
  if (text === '') return { kind: 'forgotten' };
  const updatedAt = Math.max(at, (before?.updatedAt ?? 0) + 1);
  return { kind: 'written', note: { text, updatedAt } };
}

/** Keeps a note, or forgets it; stale where it was changed since its writer saw it. */
export async function keepOwnNote(
  { db, locks }: WriteTools,
  userId: string,
  recipeId: string,
  change: NoteChange,
): Promise<NoteOutcome> {
  await locks.person(db, userId);
  await locks.recipeStays(db, recipeId);
  const recipe = presentRecipes(db).select('id').where('id', '=', recipeId);
  if (!(await recipe.executeTakeFirst())) return { kind: 'missing' };
  const settled = settleNote(await findOwnNote(db, userId, recipeId), change);
  if (settled.kind === 'forgotten') {
    const mine = db.deleteFrom('recipe_notes').where('user_id', '=', userId);
    await mine.where('recipe_id', '=', recipeId).execute();
    return { kind: 'kept', note: null };
  }
  if (settled.kind !== 'written') return settled;
  const { note } = settled;
  const written = { text: note.text, updated_at: note.updatedAt };
  await db
    .insertInto('recipe_notes')
    .values({ user_id: userId, recipe_id: recipeId, ...written })
    .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doUpdateSet(written))
    .execute();
  return { kind: 'kept', note };
}
