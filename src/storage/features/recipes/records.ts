import type { KeptDetails } from '#domain/recipes/details.ts';
import { timesFrom } from '#domain/recipes/times.ts';
import type { RecipeInsert, RecipeRecord } from '../../schema.ts';
import type { CardRow, HeldCardRow, RecipeRow } from './rows.ts';
import { recipeTimeColumns, timesOf, timesWritten } from './time-columns.ts';

/** What a recipe is read from; `seq` belongs to the engine and is left out. */
export const recipeColumns = [
  'recipes.id',
  'recipes.slug',
  'recipes.name',
  'recipes.description',
  'recipes.ingredients',
  'recipes.steps',
  'recipes.ingredient_ids',
  'recipes.step_ids',
  'recipes.category_id',
  'recipes.user_id',
  'recipes.servings',
  ...recipeTimeColumns,
  'recipes.difficulty',
  'recipes.diet',
  'recipes.tip',
  'recipes.source_url',
  'recipes.course',
  'recipes.tags',
  'recipes.equipment',
  'recipes.yield',
  'recipes.nutrition',
  'recipes.language',
  'recipes.other_names',
  'recipes.unlisted',
  'recipes.photo_id',
  'recipes.photo_width',
  'recipes.photo_height',
  'recipes.photo_color',
  'recipes.photo_caption',
  'recipes.created_at',
  'recipes.updated_at',
] as const;

/** What a card is read from. */
export const cardColumns = [
  'recipes.id',
  'recipes.slug',
  'recipes.name',
  'recipes.category_id',
  'recipes.user_id',
  'recipes.difficulty',
  'recipes.diet',
  'recipes.language',
  ...recipeTimeColumns,
  'recipes.photo_id',
  'recipes.photo_width',
  'recipes.photo_height',
  'recipes.photo_color',
  'recipes.photo_caption',
  'recipes.unlisted',
  'recipes.created_at',
  'recipes.updated_at',
] as const;

type ColumnOf<Name> = Name extends `recipes.${infer Column}` ? Column : never;
type CardRecord = Pick<RecipeRecord, ColumnOf<(typeof cardColumns)[number]>>;

type ReadRecord = Omit<RecipeRecord, 'seq' | 'removed_at' | 'deleted_by_owner' | 'photo_bytes'>;

/** A table row as the port speaks of it. */
export function toRecipe(record: ReadRecord): RecipeRow {
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    description: record.description,
    ingredients: JSON.parse(record.ingredients) as string[],
    steps: JSON.parse(record.steps) as string[],
    ingredientIds: JSON.parse(record.ingredient_ids) as string[],
    stepIds: JSON.parse(record.step_ids) as string[],
    categoryId: record.category_id,
    userId: record.user_id,
    ...toDetails(record),
    photo: toFirstPhoto(record),
    createdAt: Number(record.created_at),
    updatedAt: Number(record.updated_at),
  };
}

function toFirstPhoto(record: CardRecord): RecipeRow['photo'] {
  return {
    id: record.photo_id,
    width: record.photo_width,
    height: record.photo_height,
    color: record.photo_color,
    ...(record.photo_caption === '' ? {} : { caption: record.photo_caption }),
  };
}

/** The columns of a card as the port speaks of it. */
export function toHeldCard(record: CardRecord): HeldCardRow {
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    categoryId: record.category_id,
    userId: record.user_id,
    difficulty: record.difficulty,
    diet: JSON.parse(record.diet) as string[],
    language: record.language as KeptDetails['language'],
    ...timesOf(record),
    photo: toFirstPhoto(record),
    unlisted: Number(record.unlisted) === 1,
    createdAt: Number(record.created_at),
    updatedAt: Number(record.updated_at),
  };
}

/** As much of a recipe as its card tells. */
export function toCard(recipe: RecipeRow): CardRow {
  const { id, slug, name, categoryId, userId, photo, createdAt, updatedAt } = recipe;
  const { difficulty, diet, language } = recipe;
  const told = { difficulty, diet, language, ...timesFrom((time) => recipe[time]) };
  return { id, slug, name, categoryId, userId, photo, createdAt, updatedAt, ...told };
}

function toDetails(record: ReadRecord): KeptDetails {
  return {
    servings: record.servings,
    ...timesOf(record),
    difficulty: record.difficulty,
    diet: JSON.parse(record.diet) as string[],
    tip: record.tip,
    sourceUrl: record.source_url,
    course: record.course as KeptDetails['course'],
    tags: JSON.parse(record.tags) as string[],
    equipment: JSON.parse(record.equipment) as string[],
    yield: record.yield,
    nutrition: record.nutrition === null ? null : JSON.parse(record.nutrition),
    language: record.language as KeptDetails['language'],
    otherNames: JSON.parse(record.other_names) as string[],
    unlisted: Number(record.unlisted) === 1,
  };
}

/** The columns that a publish and an update both write. */
export function writtenColumns(recipe: RecipeRow) {
  return {
    name: recipe.name,
    description: recipe.description,
    ingredients: JSON.stringify(recipe.ingredients),
    steps: JSON.stringify(recipe.steps),
    ingredient_ids: JSON.stringify(recipe.ingredientIds),
    step_ids: JSON.stringify(recipe.stepIds),
    category_id: recipe.categoryId,
    servings: recipe.servings,
    ...timesWritten(recipe),
    difficulty: recipe.difficulty,
    diet: JSON.stringify(recipe.diet),
    tip: recipe.tip,
    source_url: recipe.sourceUrl,
    course: recipe.course,
    tags: JSON.stringify(recipe.tags),
    equipment: JSON.stringify(recipe.equipment),
    yield: recipe.yield,
    nutrition: recipe.nutrition && JSON.stringify(recipe.nutrition),
    language: recipe.language,
    other_names: JSON.stringify(recipe.otherNames),
    unlisted: recipe.unlisted ? 1 : 0,
  };
}

/** The columns of a photo. */
export function photoColumns(photo: RecipeRow['photo']) {
  return {
    photo_id: photo.id,
    photo_width: photo.width,
    photo_height: photo.height,
    photo_color: photo.color,
    photo_caption: photo.caption ?? '',
    photo_bytes: photo.bytes ?? 0,
  };
}

/** A recipe of the port as a new table row. */
export function toRecord(recipe: RecipeRow): RecipeInsert {
  return {
    id: recipe.id,
    slug: recipe.slug,
    user_id: recipe.userId,
    ...writtenColumns(recipe),
    ...photoColumns(recipe.photo),
    created_at: recipe.createdAt,
    updated_at: recipe.updatedAt,
    removed_at: null,
  };
}
