import { detailLimits, type Nutrition, nutrients } from '#contract/recipe-details.ts';
import { firstRecipeLanguage } from '#contract/recipe-languages.ts';
import { byTime } from '#contract/recipe-times.ts';
import type { RecipeInputBody } from '#contract/recipes.ts';
import type { KeptDetails } from '#domain/recipes/details.ts';
import { tidyTags } from '#domain/recipes/tags.ts';
import type { Text } from '#messages/format.ts';
import { fieldLabel } from '#server/http/errors.ts';
import { Refusal } from '#server/http/refusal.ts';

/**
 * Reads the optional fields of a validated body into what storage keeps: those that are absent keep
 * `present`'s value, empty ones clear it.
 */
export function readDetails(body: RecipeInputBody, text: Text, present?: KeptDetails): KeptDetails {
  const pick = <T>(given: T | undefined, kept: T | undefined, empty: T): T =>
    given === undefined ? (kept ?? empty) : given;
  const lines = (given: string[] | undefined, kept: string[] | undefined) =>
    pick(given, kept, []).filter((line) => line !== '');
  return {
    servings: pick(body.servings, present?.servings, null),
    ...byTime((time) => pick(body[time], present?.[time], null)),
    difficulty: pick<string | null>(body.difficulty, present?.difficulty, null) || null,
    diet: [...new Set(lines(body.diet, present?.diet))],
    tip: pick<string | null>(body.tip, present?.tip, null) || null,
    sourceUrl: pick<string | null>(body.sourceUrl, present?.sourceUrl, null) || null,
    course: pick(body.course, present?.course ?? undefined, '') || null,
    tags: body.tags ? readTags(body.tags, text) : (present?.tags ?? []),
    equipment: lines(body.equipment, present?.equipment),
    yield: pick<string | null>(body.yield, present?.yield, null) || null,
    nutrition: body.nutrition ? readNutrition(body.nutrition) : (present?.nutrition ?? null),
    language: pick(body.language, present?.language, '') || firstRecipeLanguage,
    unlisted: pick(body.unlisted, present?.unlisted, false),
    otherNames: [...new Set(lines(body.otherNames, present?.otherNames))],
  };
}

function readTags(given: string[], text: Text): string[] {
  const tags = tidyTags(given);
  const limit = detailLimits.shortestTag;
  if (tags.some((tag) => [...tag].length < limit)) {
    const values = { field: fieldLabel('tags', text), limit };
    throw new Refusal('field_too_short', { field: 'tags', values });
  }
  return tags;
}

/** To the hundredth of a gram; null where nothing is stated. */
function readNutrition(given: NonNullable<RecipeInputBody['nutrition']>): Nutrition | null {
  const stated = nutrients.flatMap((one) => {
    const value = given[one] ?? null;
    return value === null ? [] : [[one, Math.round(value * 100) / 100] as const];
  });
  return stated.length > 0 ? Object.fromEntries(stated) : null;
}
