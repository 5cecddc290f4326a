import type { CategoryReply } from '#contract/categories.ts';
import type { RecipeReply } from '#contract/recipes.ts';
import { newRow, type Row } from './draft-rows.ts';

/** The fields of a recipe as a form holds them: numbers are still text. */
export type RecipeFields<List = string[]> = {
  category: string;
  name: string;
  description: string;
  ingredientList: List;
  stepList: List;
  servings: string;
  prepMinutes: string;
  cookMinutes: string;
  difficulty: string;
  diet: string[];
  tip: string;
  sourceUrl: string;
};

export type FieldName = keyof RecipeFields;

/** The recipe that an edit started from. */
export type Base = { updatedAt: string; photoUrl: string; fields: RecipeFields };

/** What a person has typed, the photo aside. */
export type Draft = RecipeFields<Row[]> & {
  /** The Idempotency-Key of its publish: however often it is sent, one recipe comes of it. */
  key: string;
  /** What was sent without a reply: the site may have it. */
  sent?: RecipeFields;
  /** It was changed after that, so a reply with the first result is not the last word. */
  changedSinceSent?: boolean;
  base?: Base;
};

export type DraftChange = Partial<RecipeFields<Row[]>>;

type EditedRecipe = Omit<RecipeReply, 'category'> & { category: CategoryReply };

const noFields: RecipeFields = {
  category: '',
  name: '',
  description: '',
  ingredientList: [''],
  stepList: [''],
  servings: '',
  prepMinutes: '',
  cookMinutes: '',
  difficulty: '',
  diet: [],
  tip: '',
  sourceUrl: '',
};

/** An empty form: one empty row in each list. */
export function emptyDraft(): Draft {
  return withRows(noFields);
}

/** The form of a recipe that is to be changed. */
export function draftOfRecipe(recipe: EditedRecipe): Draft {
  const base = baseOf(recipe);
  return { ...withRows(base.fields), base };
}

/** What an edit of this recipe starts from. */
export function baseOf(recipe: EditedRecipe): Base {
  return {
    updatedAt: recipe.updatedAt,
    photoUrl: recipe.photo.url,
    fields: {
      category: recipe.category._id,
      name: recipe.name,
      description: recipe.description,
      ingredientList: recipe.ingredientList,
      stepList: recipe.stepList,
      servings: numberText(recipe.servings),
      prepMinutes: numberText(recipe.prepMinutes),
      cookMinutes: numberText(recipe.cookMinutes),
      difficulty: recipe.difficulty ?? '',
      diet: [...(recipe.diet ?? [])].sort(),
      tip: recipe.tip ?? '',
      sourceUrl: recipe.sourceUrl ?? '',
    },
  };
}

/** The fields of a draft as the API would keep them: trimmed, lists as plain lines. */
export function fieldsOfDraft(draft: Draft): RecipeFields {
  return {
    category: draft.category,
    name: tidy(draft.name),
    description: tidy(draft.description),
    ingredientList: draft.ingredientList.map((row) => tidy(row.text)),
    stepList: draft.stepList.map((row) => tidy(row.text)),
    servings: tidy(draft.servings),
    prepMinutes: tidy(draft.prepMinutes),
    cookMinutes: tidy(draft.cookMinutes),
    difficulty: draft.difficulty,
    diet: [...draft.diet].sort(),
    tip: tidy(draft.tip),
    sourceUrl: tidy(draft.sourceUrl),
  };
}

/** The draft with other fields, its key and history kept. */
export function withFields(draft: Draft, fields: RecipeFields): Draft {
  return { ...draft, ...withRows(fields), key: draft.key };
}

/** Whether nothing has been typed: an empty form, or a recipe as it was. */
export function isUntouched(draft: Draft): boolean {
  const start = draft.base?.fields ?? noFields;
  return differingFields(fieldsOfDraft(draft), start).length === 0;
}

/** The fields in which two versions differ, in the order of the form. */
export function differingFields(one: RecipeFields, other: RecipeFields): FieldName[] {
  const names = Object.keys(noFields) as FieldName[];
  return names.filter((name) => comparable(one[name]) !== comparable(other[name]));
}

function comparable(value: string | string[]): string {
  return typeof value === 'string' ? tidy(value) : JSON.stringify(value.map(tidy));
}

/** Forms send line ends as CRLF and the API trims: neither is a difference to a person. */
function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

function withRows(fields: RecipeFields): Draft {
  return {
    ...fields,
    ingredientList: rowsOf(fields.ingredientList),
    stepList: rowsOf(fields.stepList),
    key: newRow().id,
  };
}

function rowsOf(lines: string[]): Row[] {
  return (lines.length > 0 ? lines : ['']).map((line) => newRow(line));
}

function numberText(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}
