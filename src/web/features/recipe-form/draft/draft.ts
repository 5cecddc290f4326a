import type { CategoryReply } from '#contract/categories.ts';
import type { RecipeDraftReply } from '#contract/imports.ts';
import { firstLanguage, type Language } from '#contract/languages.ts';
import { recipeLanguages } from '#contract/recipe-languages.ts';
import { byTime, type TimeField } from '#contract/recipe-times.ts';
import type { RecipeReply } from '#contract/recipes.ts';
import { readOneServings, readOneTime } from '#domain/imports/read-numbers.ts';
import { type DetailFields, detailsOf, noDetails, tidyDetails } from './draft-details.ts';
import { type DraftPhotos, isSamePhotos, noPhotos, ownUploads, photosOf } from './draft-photos.ts';
import { newRow, type Row, tidy } from './draft-rows.ts';
import { asSteps, type StepThere, stepsOf } from './step-photos.ts';

/** The fields of a recipe as a form holds them: numbers are still text. */
export type RecipeFields<List = string[]> = Record<TimeField, string> &
  DetailFields & {
    category: string;
    name: string;
    description: string;
    ingredientList: List;
    stepList: List;
    servings: string;
    difficulty: string;
    diet: string[];
    tip: string;
    sourceUrl: string;
  };

export type FieldName = keyof RecipeFields;

/** The recipe that an edit started from. */
export type Base = {
  updatedAt: string;
  photoUrl: string;
  fields: RecipeFields;
  /** Absent in drafts of earlier versions, as is what follows. */
  photos?: DraftPhotos;
  /** The ids of the photos of steps, in the order of the steps. */
  stepPhotos?: string[];
  steps?: StepThere[];
};

/** What a person has typed, the files of photos aside. */
export type Draft = RecipeFields<Row[]> & {
  photos: DraftPhotos;
  /** The Idempotency-Key of its publish: however often it is sent, one recipe comes of it. */
  key: string;
  /** What was sent without a reply: the site may have it. */
  sent?: RecipeFields;
  /** It was changed after that, so a reply with the first result is not the last word. */
  changedSinceSent?: boolean;
  base?: Base;
};

export type DraftChange = Partial<RecipeFields<Row[]> & Pick<Draft, 'photos'>>;

type EditedRecipe = Omit<RecipeReply, 'category'> & { category: CategoryReply };

/** A form in which nothing was typed. */
export const noFields: RecipeFields = {
  category: '',
  name: '',
  description: '',
  ingredientList: [''],
  stepList: [''],
  servings: '',
  ...byTime(() => ''),
  difficulty: '',
  diet: [],
  ...noDetails,
  tip: '',
  sourceUrl: '',
};

/** An empty form: one empty row in each list, in the language of the page where recipes may be in it. */
export function emptyDraft(language: Language = firstLanguage): Draft {
  const own = recipeLanguages.find((one) => one === language);
  return withRows({ ...noFields, ...(own ? { language: own } : {}) });
}

/** The form of a recipe that is to be changed. */
export function draftOfRecipe(recipe: EditedRecipe): Draft {
  const base = baseOf(recipe);
  const draft = { ...withRows(base.fields), base, photos: photosOf(recipe) };
  return { ...draft, stepList: asSteps(draft.stepList, stepsOf(recipe)) };
}

/** What an edit of this recipe starts from. */
export function baseOf(recipe: EditedRecipe): Base {
  const steps = stepsOf(recipe);
  return {
    updatedAt: recipe.updatedAt,
    photoUrl: recipe.photo.url,
    photos: photosOf(recipe),
    stepPhotos: steps.flatMap(({ photo }) => photo?.id ?? []),
    steps,
    fields: fieldsOf(recipe, recipe.category._id),
  };
}

/** What a recipe, or a page that was read, tells, as a form holds it. */
export function fieldsOf(
  recipe: Omit<RecipeReply | RecipeDraftReply, 'category'>,
  category: string,
): RecipeFields {
  return {
    category,
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
  };
}

/** The fields of a draft as the API would keep them: trimmed, times in minutes, lists as plain lines. */
export function fieldsOfDraft(draft: Draft): RecipeFields {
  return {
    category: draft.category,
    name: tidy(draft.name),
    description: tidy(draft.description),
    ingredientList: draft.ingredientList.map((row) => tidy(row.text)),
    stepList: draft.stepList.map((row) => tidy(row.text)),
    servings: numberText(readOneServings(draft.servings)) || tidy(draft.servings),
    ...byTime((time) => numberText(readOneTime(draft[time])) || tidy(draft[time])),
    difficulty: draft.difficulty,
    diet: [...draft.diet].sort(),
    ...tidyDetails(draft),
    tip: tidy(draft.tip),
    sourceUrl: tidy(draft.sourceUrl),
  };
}

/** The draft with other fields, its key, history and photos kept, those of steps aside. */
export function withFields(draft: Draft, fields: RecipeFields): Draft {
  return { ...draft, ...withRows(fields), key: draft.key, photos: draft.photos };
}

/** Whether nothing has been typed: an empty form, in whichever language, or a recipe as it was. */
export function isUntouched(draft: Draft): boolean {
  const start = draft.base?.fields ?? { ...noFields, language: draft.language };
  return differingFields(fieldsOfDraft(draft), start).length === 0 && !hasOwnPhotos(draft);
}

/** Whether the photos, a new first one aside, are others than those it started with. */
export function hasOwnPhotos({ photos, stepList, base }: Draft): boolean {
  const ofSteps = stepList.flatMap(({ photo }) => (photo ? (photo.id ?? photo.key) : []));
  const isSame = ofSteps.join() === (base?.stepPhotos ?? []).join();
  return !isSame || !isSamePhotos(photos, base?.photos ?? noPhotos);
}

/** Whether nothing was typed or added between two drafts; an upload that has come meanwhile is neither. */
export function isAsItWas(before: Draft, now: Draft): boolean {
  const isSame = differingFields(fieldsOfDraft(before), fieldsOfDraft(now)).length === 0;
  return isSame && addedPhotos(before) === addedPhotos(now);
}

const addedPhotos = (draft: Draft): string =>
  JSON.stringify([
    draft.photos.caption,
    ownUploads(draft).map(({ key, caption }) => [key, caption]),
  ]);

/** The fields in which two versions differ, in the order of the form. */
export function differingFields(one: RecipeFields, other: RecipeFields): FieldName[] {
  const names = Object.keys(noFields) as FieldName[];
  return names.filter((name) => comparable(one[name]) !== comparable(other[name]));
}

function comparable(value: string | string[]): string {
  return typeof value === 'string' ? tidy(value) : JSON.stringify(value.map(tidy));
}

function withRows(fields: RecipeFields): Draft {
  return {
    ...fields,
    ingredientList: rowsOf(fields.ingredientList),
    stepList: rowsOf(fields.stepList),
    photos: noPhotos,
    key: newRow().id,
  };
}

function rowsOf(lines: string[]): Row[] {
  return (lines.length > 0 ? lines : ['']).map((line) => newRow(line));
}

function numberText(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}
