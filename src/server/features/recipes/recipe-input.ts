import { limits, type RecipeInputBody } from '#contract/recipes.ts';
import { cuisineWithId } from '#domain/categories/cuisines.ts';
import { isIngredientHeading } from '#domain/kitchen/ingredient-sections.ts';
import type { RecipeLanguage } from '#domain/kitchen/language.ts';
import type { KeptDetails } from '#domain/recipes/details.ts';
import { splitLines } from '#domain/recipes/lists.ts';
import { isMarkedHeading } from '#domain/recipes/sections.ts';
import { slugOf } from '#domain/recipes/slug.ts';
import type { Text } from '#messages/format.ts';
import { fieldLabel } from '#server/http/errors.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RecipeChange } from '#storage/features/recipes/rows.ts';
import { readDetails } from './detail-input.ts';

type ListField = 'ingredients' | 'steps';
type Present = KeptDetails & Record<ListField, readonly string[]>;
type RecipeTexts = Omit<RecipeChange, 'photo' | 'photos' | 'at' | 'baseUpdatedAt'>;

const listLimits = {
  ingredients: { items: limits.ingredients, length: limits.ingredient },
  steps: { items: limits.steps, length: limits.step },
};

const isHeading: Record<ListField, (line: string, language: RecipeLanguage) => boolean> = {
  ingredients: isIngredientHeading,
  steps: isMarkedHeading,
};

/**
 * Reads a validated recipe body into what storage keeps. The arrays are the truth when
 * present; otherwise the comma-joined strings are split, but for the lines of `present` that stand
 * in them. Optional fields that are absent keep `present`'s value, empty ones clear it.
 */
export function readRecipeInput(body: RecipeInputBody, text: Text, present?: Present): RecipeTexts {
  if (!cuisineWithId(body.category)) {
    throw new Refusal('category_missing', { field: 'category' });
  }
  const details = readDetails(body, text, present);
  const read = (field: ListField, list: string[] | undefined) =>
    readList(
      { field, list: list ?? splitLines(body[field] ?? '', present?.[field]), ...details },
      text,
    );
  return {
    name: body.name,
    slug: slugOf(body.name),
    description: body.description,
    ingredients: read('ingredients', body.ingredientList),
    steps: read('steps', body.stepList),
    categoryId: body.category,
    ...details,
  };
}

type Given = {
  field: ListField;
  list: string[];
  language: RecipeLanguage;
};

function readList({ field, list: lines, language }: Given, text: Text): string[] {
  const { items, length } = listLimits[field];
  const label = fieldLabel(field, text);
  if (lines.length === 0) throw new Refusal('field_missing', { field, values: { field: label } });
  const limit = lines.length > items ? items : length;
  if (lines.length > items || lines.some((line) => [...line].length > length)) {
    throw new Refusal('field_too_long', { field, values: { field: label, limit } });
  }
  if (lines.every((line) => isHeading[field](line, language))) {
    throw new Refusal('only_headings', { field, values: { field: label } });
  }
  return lines;
}
