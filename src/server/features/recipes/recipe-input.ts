import { limits, type RecipeInputBody } from '#contract/recipes.ts';
import { splitLines } from '#domain/recipes/lists.ts';
import { slugOf } from '#domain/recipes/slug.ts';
import type { Text } from '#messages/format.ts';
import { fieldLabel } from '#server/http/errors.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { CategoryRow } from '#storage/features/categories/rows.ts';
import type { RecipeChange, RecipeDetails } from '#storage/features/recipes/rows.ts';

type ListField = 'ingredients' | 'steps';
type RecipeTexts = Omit<RecipeChange, 'photo' | 'at' | 'baseUpdatedAt'>;

const listLimits = {
  ingredients: { items: limits.ingredients, length: limits.ingredient },
  steps: { items: limits.steps, length: limits.step },
};

/**
 * Reads a validated recipe body into what storage keeps. The arrays are the truth when
 * present; otherwise the comma-joined strings are split. Optional fields that are absent
 * keep `present`'s value, empty ones clear it.
 */
export function readRecipeInput(
  body: RecipeInputBody,
  categories: CategoryRow[],
  text: Text,
  present?: RecipeDetails,
): RecipeTexts {
  if (!categories.some((category) => category.id === body.category)) {
    throw new Refusal('category_missing', { field: 'category' });
  }
  return {
    name: body.name,
    slug: slugOf(body.name),
    description: body.description,
    ingredients: readList('ingredients', body.ingredientList, body.ingredients, text),
    steps: readList('steps', body.stepList, body.steps, text),
    categoryId: body.category,
    ...readDetails(body, present),
  };
}

function readList(
  field: ListField,
  list: string[] | undefined,
  joined: string | undefined,
  text: Text,
): string[] {
  const lines = list ?? splitLines(joined ?? '');
  const { items, length } = listLimits[field];
  const label = fieldLabel(field, text);
  if (lines.length === 0) throw new Refusal('field_missing', { field, values: { field: label } });
  const limit = lines.length > items ? items : length;
  if (lines.length > items || lines.some((line) => [...line].length > length)) {
    throw new Refusal('field_too_long', { field, values: { field: label, limit } });
  }
  return lines;
}

function readDetails(body: RecipeInputBody, present?: RecipeDetails): RecipeDetails {
  const pick = <T>(given: T | undefined, kept: T | undefined, empty: T): T =>
    given === undefined ? (kept ?? empty) : given;
  return {
    servings: pick(body.servings, present?.servings, null),
    prepMinutes: pick(body.prepMinutes, present?.prepMinutes, null),
    cookMinutes: pick(body.cookMinutes, present?.cookMinutes, null),
    difficulty: pick<string | null>(body.difficulty, present?.difficulty, null) || null,
    diet: [...new Set(pick<string[]>(body.diet, present?.diet, []))].filter((diet) => diet !== ''),
    tip: pick<string | null>(body.tip, present?.tip, null) || null,
    sourceUrl: pick<string | null>(body.sourceUrl, present?.sourceUrl, null) || null,
  };
}
