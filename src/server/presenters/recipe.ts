import type { RecipeCardReply } from '#contract/recipe-card.ts';
import type { PhotoReply } from '#contract/recipe-fields.ts';
import type {
  RecipeDetailReply,
  RecipeReply,
  RecipeWithCategoryIdReply,
} from '#contract/recipes.ts';
import { photoWidths } from '#domain/photos/widths.ts';
import { joinLines } from '#domain/recipes/lists.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { CategoryRow } from '#storage/features/categories/rows.ts';
import type { PhotoRow, RecipeRow } from '#storage/features/recipes/rows.ts';
import type { Reader } from '#storage/port.ts';

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
  /** Cards in the order of the rows, with the names of categories and cooks. */
  const cards = async (rows: readonly RecipeRow[], reader: NamesReader) => {
    const [categories, cooks] = await Promise.all([
      reader.listCategories(),
      findCooks(rows, reader),
    ]);
    return rows.map((row) => presentCard(row, { categories, cooks, photoBase }));
  };
  return { withCategoryId, withCategory, detail, cards };
}

/** What cards are named from. */
type NamesReader = Pick<Reader, 'listCategories' | 'findUsers'>;

/** The people who cooked these recipes, by their id. */
export async function findCooks(
  rows: readonly Pick<RecipeRow, 'userId'>[],
  reader: Pick<Reader, 'findUsers'>,
): Promise<Map<string, UserRow>> {
  const users = await reader.findUsers([...new Set(rows.map((row) => row.userId))]);
  return new Map(users.map((user) => [user.id, user]));
}

type Names = { categories: CategoryRow[]; cooks: Map<string, UserRow>; photoBase: string };

function presentCard(row: RecipeRow, { categories, cooks, photoBase }: Names): RecipeCardReply {
  const { prepMinutes, cookMinutes, difficulty, diet } = row;
  const details = { prepMinutes, cookMinutes, difficulty, diet: diet.length ? diet : null };
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    userId: row.userId,
    photo: presentPhoto(row.photo, photoBase),
    category: presentCategory(row.categoryId, categories),
    cook: { _id: row.userId, name: cooks.get(row.userId)?.name ?? '' },
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    ...withoutNulls(details),
  };
}

/** What the person did not say is absent in replies. */
function withoutNulls(details: Record<string, unknown>) {
  const present = Object.entries(details).filter(([, value]) => value !== null);
  return Object.fromEntries(present);
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
  return withoutNulls(details) as Pick<RecipeReply, 'servings' | 'tip' | 'sourceUrl' | 'diet'>;
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
