import { isIngredientHeading } from '#domain/kitchen/ingredient-sections.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { isMarkedHeading } from '#domain/recipes/sections.ts';
import type { WriteTools } from '../../define.ts';
import type { Db } from '../../schema.ts';
import { findRecipe, presentRecipes } from '../recipes/reads.ts';
import type { RecipeRow } from '../recipes/rows.ts';
import { type NoteChange, type NoteOutcome, type NoteRow, settleNote } from './notes.ts';

/** A note on an ingredient or a step, and how that line read when the note was last written. */
type LineNoteRow = NoteRow & { lineId: string; line: string };

export type LineNoteChange = NoteChange & {
  lineId: string;
  /** The most notes of a person on the lines of one recipe. */
  most: number;
};

type LineNoteOutcome = NoteOutcome | { kind: 'line missing' } | { kind: 'full' };

/** What the person noted on lines of a recipe that is there, oldest first; those on lines that it has no more are told too. */
export async function listLineNotes(
  db: Db,
  userId: string,
  recipeId: string,
): Promise<LineNoteRow[]> {
  const records = await presentRecipes(db)
    .innerJoin('line_notes', 'line_notes.recipe_id', 'recipes.id')
    .select(['line_notes.line_id', 'line_notes.line', 'line_notes.text', 'line_notes.updated_at'])
    .where('recipes.id', '=', recipeId)
    .where('line_notes.user_id', '=', userId)
    .orderBy('line_notes.updated_at')
    .orderBy('line_notes.line_id')
    .execute();
  return records.map(({ line_id, line, text, updated_at }) => ({
    lineId: line_id,
    line,
    text,
    updatedAt: Number(updated_at),
  }));
}

/**
 * Keeps a note on a line, with the line as it reads now, or forgets it; stale where it was changed since. A line that the
 * recipe has no more, or that is a heading, gets no new note; the one that is left over of it can still be changed. To say
 * the same anew is to say it of the line as it reads now.
 */
export async function keepLineNote(
  { db, locks }: WriteTools,
  userId: string,
  recipeId: string,
  change: LineNoteChange,
): Promise<LineNoteOutcome> {
  await locks.person(db, userId);
  await locks.recipeStays(db, recipeId);
  const recipe = await findRecipe(db, recipeId);
  if (!recipe) return { kind: 'missing' };
  const { lineId, most } = change;
  const all = await listLineNotes(db, userId, recipeId);
  const before = all.find((note) => note.lineId === lineId);
  const settled = settleNote(before ?? null, change);
  if (settled.kind === 'forgotten') {
    const mine = db.deleteFrom('line_notes').where('user_id', '=', userId);
    await mine.where('recipe_id', '=', recipeId).where('line_id', '=', lineId).execute();
    return { kind: 'kept', note: null };
  }
  if (settled.kind === 'stale') return settled;
  const line = lineOf(recipe, lineId) ?? before?.line;
  const key = { user_id: userId, recipe_id: recipeId, line_id: lineId };
  if (settled.kind === 'kept') {
    const isSaidAnew = before && line !== undefined && change.base === before.updatedAt;
    if (isSaidAnew) await put(db, key, line, before);
    return { kind: 'kept', note: settled.note && bare(settled.note) };
  }
  if (line === undefined) return { kind: 'line missing' };
  if (!before && all.length >= most) return { kind: 'full' };
  await put(db, key, line, settled.note);
  return { kind: 'kept', note: settled.note };
}

const bare = ({ text, updatedAt }: NoteRow): NoteRow => ({ text, updatedAt });

/** How a line of the recipe reads, by its lasting id; a heading is none. */
function lineOf(recipe: RecipeRow, id: string): string | undefined {
  const ingredient = recipe.ingredients[recipe.ingredientIds.indexOf(id)];
  if (ingredient !== undefined)
    return isIngredientHeading(ingredient, languageOf(recipe)) ? undefined : ingredient;
  const step = recipe.steps[recipe.stepIds.indexOf(id)];
  return step === undefined || isMarkedHeading(step) ? undefined : step;
}

type Key = { user_id: string; recipe_id: string; line_id: string };

async function put(db: Db, key: Key, line: string, { text, updatedAt }: NoteRow): Promise<void> {
  const written = { line, text, updated_at: updatedAt };
  await db
    .insertInto('line_notes')
    .values({ ...key, ...written })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'recipe_id', 'line_id']).doUpdateSet(written),
    )
    .execute();
}
