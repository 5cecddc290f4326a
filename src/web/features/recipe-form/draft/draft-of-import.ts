import type { RecipeDraftReply } from '#contract/imports.ts';
import { byTime } from '#contract/recipe-times.ts';
import { type Draft, emptyDraft, withFields } from './draft.ts';
import { detailsOf } from './draft-details.ts';

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
    ...byTime((time) => numberText(recipe[time])),
    difficulty: recipe.difficulty ?? '',
    diet: [...(recipe.diet ?? [])].sort(),
    ...detailsOf(recipe),
    tip: recipe.tip ?? '',
    sourceUrl: recipe.sourceUrl ?? '',
  });
}
