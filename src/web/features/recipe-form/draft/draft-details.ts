import { type NutritionField, nutrients, nutritionFields } from '#contract/recipe-details.ts';
import { firstRecipeLanguage } from '#contract/recipe-languages.ts';
import type { RecipeReply } from '#contract/recipes.ts';
import { splitTags } from '#domain/recipes/tags.ts';

/** What a form asks beside a recipe's texts and times, as it is typed: tags between commas, lists as lines. */
export type DetailFields = Record<NutritionField, string> & {
  course: string;
  tags: string;
  equipment: string;
  yield: string;
  language: string;
  otherNames: string;
  /** 'true' or 'false', as a body tells it. */
  unlisted: string;
};

const byField = (make: (field: NutritionField) => string) =>
  Object.fromEntries(nutritionFields.map((field) => [field, make(field)])) as Record<
    NutritionField,
    string
  >;

export const noDetails: DetailFields = {
  yield: '',
  course: '',
  language: firstRecipeLanguage,
  tags: '',
  equipment: '',
  otherNames: '',
  ...byField(() => ''),
  unlisted: 'false',
};

type Told = Pick<
  RecipeReply,
  'course' | 'tags' | 'equipment' | 'yield' | 'nutrition' | 'language' | 'otherNames' | 'unlisted'
>;

/** What a recipe, or a page that was read, tells, as a form holds it. */
export function detailsOf(told: Told): DetailFields {
  const nutrition = Object.fromEntries(
    nutrients.map((one) => [`nutrition.${one}`, told.nutrition?.[one]]),
  );
  return {
    yield: told.yield ?? '',
    course: told.course ?? '',
    language: told.language ?? firstRecipeLanguage,
    tags: (told.tags ?? []).join(', '),
    equipment: (told.equipment ?? []).join('\n'),
    otherNames: (told.otherNames ?? []).join('\n'),
    ...byField((field) => String(nutrition[field] ?? '')),
    unlisted: String(told.unlisted ?? false),
  };
}

/** What was typed, as the API would keep it. */
export function tidyDetails(typed: DetailFields): DetailFields {
  return {
    yield: typed.yield.trim(),
    course: typed.course,
    language: typed.language,
    tags: splitTags(typed.tags).join(', '),
    equipment: linesOf(typed.equipment).join('\n'),
    otherNames: linesOf(typed.otherNames).join('\n'),
    ...byField((field) => numberOf(field, typed[field].trim())),
    unlisted: typed.unlisted,
  };
}

/** The number of a nutrient, without the unit that stands beside its field; what is no such number stays as it was typed. */
function numberOf(field: NutritionField, typed: string): string {
  const isEnergy = field === 'nutrition.kcal';
  const unit = isEnergy ? /(?<=\d\s*)kcal$/i : /(?<=\d\s*)g(?:rams?|ramm)?$/i;
  const number = typed.replace(unit, '').trim();
  // Nobody types so little energy to a thousandth: the sign of '1.250' parts thousands. '112.125' may be a program's.
  const whole = isEnergy ? number.replace(/^([1-9])[.,](?=\d{3}$)/, '$1') : number;
  return whole.replace(',', '.');
}

/** The lines of a text that say something. */
function linesOf(typed: string): string[] {
  return typed
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Every part of a body that tells the details: an empty one clears, an absent one would keep. */
export function detailParts(typed: DetailFields): [name: string, value: string][] {
  const lists = { tags: splitTags(typed.tags), ...listsOf(typed) };
  return [
    ...(['course', 'yield', 'language', 'unlisted', ...nutritionFields] as const).map(
      (name): [string, string] => [name, typed[name]],
    ),
    ...Object.entries(lists).flatMap(([name, lines]) =>
      (lines.length > 0 ? lines : ['']).map((line): [string, string] => [name, line]),
    ),
  ];
}

/** The lists of which each line is one. */
export function listsOf(typed: DetailFields) {
  return { equipment: linesOf(typed.equipment), otherNames: linesOf(typed.otherNames) };
}
