import type { RecipeDraftReply } from '#contract/imports.ts';
import { type Draft, emptyDraft, fieldsOf, withFields } from './draft.ts';

/** The form of a recipe that was read from a page. It is a recipe of its own: whatever was typed before has nothing to do with it. */
export function draftOfImport(recipe: RecipeDraftReply): Draft {
  return withFields(emptyDraft(), fieldsOf(recipe, recipe.category ?? ''));
}
