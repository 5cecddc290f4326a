import type { RecipeDraftReply } from '#contract/imports.ts';
import { type Draft, emptyDraft, withFields } from './draft.ts';

/** The form of a recipe that was read from a page. It is a recipe of its own: whatever was typed before has nothing to do with it. */
export function draftOfImport(recipe: RecipeDraftReply): Draft {
  const numberText = (value: number | undefined) => (value === undefined ? '' : String(value));
  return withFields(emptyDraft(), {
    category: recipe.category ?? '',
    name: recipe.name,
    description: recipe.description,
    ingredientList: recipe.ingredientList,
    stepList: recipe.stepList,
    servings: numberText(recipe.servings),
    prepMinutes: numberText(recipe.prepMinutes),
    cookMinutes: numberText(recipe.cookMinutes),
    difficulty: recipe.difficulty ?? '',
    diet: [...(recipe.diet ?? [])].sort(),
    tip: '',
    sourceUrl: recipe.sourceUrl ?? '',
  });
}
