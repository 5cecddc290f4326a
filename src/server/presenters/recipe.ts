import type {
  PhotoReply,
  RecipeDetailReply,
  RecipeReply,
  RecipeWithCategoryIdReply,
} from '#contract/recipes.ts';
import { photoWidths } from '#domain/photos/widths.ts';
import { joinLines } from '#domain/recipes/lists.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { CategoryRow } from '#storage/features/categories/rows.ts';
import type { PhotoRow, RecipeRow } from '#storage/features/recipes/rows.ts';

export type RecipePresenter = ReturnType<typeof createRecipePresenter>;

/**
 * Turns recipe rows into the replies of the contract. `photoBase` is what stands before a photo's
 * file name: root-relative, or absolute.
 */
export function createRecipePresenter(photoBase: string) {
  const withCategoryId = (row: RecipeRow): RecipeWithCategoryIdReply => ({
    ...presentFields(row, photoBase),
    category: row.categoryId,
  });
  const withCategory = (row: RecipeRow, categories: CategoryRow[]): RecipeReply => ({
    ...presentFields(row, photoBase),
    category: presentCategory(row.categoryId, categories),
  });
  const detail = (
    row: RecipeRow,
    categories: CategoryRow[],
    cook: UserRow | null,
  ): RecipeDetailReply => ({
    ...withCategory(row, categories),
    cook: { _id: row.userId, name: cook?.name ?? '' },
  });
  return { withCategoryId, withCategory, detail };
}

function presentCategory(id: string, categories: CategoryRow[]) {
  const name = categories.find((category) => category.id === id)?.name ?? '';
  return { _id: id, name };
}

function presentFields(row: RecipeRow, photoBase: string) {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    slug: row.slug,
    userId: row.userId,
    ingredients: joinLines(row.ingredients),
    steps: joinLines(row.steps),
    ingredientList: row.ingredients,
    stepList: row.steps,
    photo: presentPhoto(row.photo, photoBase),
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    ...presentDetails(row),
  };
}

function presentDetails(row: RecipeRow) {
  const details = {
    servings: row.servings,
    prepMinutes: row.prepMinutes,
    cookMinutes: row.cookMinutes,
    difficulty: row.difficulty,
    diet: row.diet.length ? row.diet : null,
    tip: row.tip,
    sourceUrl: row.sourceUrl,
  };
  const present = Object.entries(details).filter(([, value]) => value !== null);
  return Object.fromEntries(present) as Pick<
    RecipeReply,
    'servings' | 'tip' | 'sourceUrl' | 'diet'
  >;
}

function presentPhoto(photo: PhotoRow, base: string): PhotoReply {
  const address = (suffix: string) => `${base}/${photo.id}-${suffix}`;
  const sizes = photoWidths(photo.width).map((width) => ({ url: address(`${width}.webp`), width }));
  return {
    url: sizes.at(-1)?.url ?? '',
    width: photo.width,
    height: photo.height,
    color: photo.color,
    sizes,
    social: address('social.jpg'),
  };
}
