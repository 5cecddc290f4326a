import type { RecipeInsert, RecipeRecord } from '../../schema.ts';
import type { NewRecipe, RecipeChange, RecipeRow } from './rows.ts';

/** What a recipe is read from; `seq` belongs to the engine and is left out. */
export const recipeColumns = [
  'recipes.id',
  'recipes.slug',
  'recipes.name',
  'recipes.description',
  'recipes.ingredients',
  'recipes.steps',
  'recipes.category_id',
  'recipes.user_id',
  'recipes.servings',
  'recipes.prep_minutes',
  'recipes.cook_minutes',
  'recipes.difficulty',
  'recipes.diet',
  'recipes.tip',
  'recipes.source_url',
  'recipes.photo_id',
  'recipes.photo_width',
  'recipes.photo_height',
  'recipes.photo_color',
  'recipes.created_at',
  'recipes.updated_at',
] as const;

/** A table row as the port speaks of it. */
export function toRecipe(
  record: Omit<RecipeRecord, 'seq' | 'removed_at' | 'deleted_by_owner' | 'photo_bytes'>,
): RecipeRow {
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    description: record.description,
    ingredients: JSON.parse(record.ingredients) as string[],
    steps: JSON.parse(record.steps) as string[],
    categoryId: record.category_id,
    userId: record.user_id,
    servings: record.servings,
    prepMinutes: record.prep_minutes,
    cookMinutes: record.cook_minutes,
    difficulty: record.difficulty,
    diet: JSON.parse(record.diet) as string[],
    tip: record.tip,
    sourceUrl: record.source_url,
    photo: {
      id: record.photo_id,
      width: record.photo_width,
      height: record.photo_height,
      color: record.photo_color,
    },
    createdAt: Number(record.created_at),
    updatedAt: Number(record.updated_at),
  };
}

type Written = Omit<RecipeChange, 'slug' | 'photo' | 'at' | 'baseUpdatedAt'>;

/** The columns that a publish and an update both write. */
export function writtenColumns(recipe: Written) {
  return {
    name: recipe.name,
    description: recipe.description,
    ingredients: JSON.stringify(recipe.ingredients),
    steps: JSON.stringify(recipe.steps),
    category_id: recipe.categoryId,
    servings: recipe.servings,
    prep_minutes: recipe.prepMinutes,
    cook_minutes: recipe.cookMinutes,
    difficulty: recipe.difficulty,
    diet: JSON.stringify(recipe.diet),
    tip: recipe.tip,
    source_url: recipe.sourceUrl,
  };
}

/** The columns of a photo. */
export function photoColumns(photo: RecipeRow['photo']) {
  return {
    photo_id: photo.id,
    photo_width: photo.width,
    photo_height: photo.height,
    photo_color: photo.color,
    photo_bytes: photo.bytes ?? 0,
  };
}

/** A recipe of the port as a new table row. */
export function toRecord(recipe: NewRecipe): RecipeInsert {
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
