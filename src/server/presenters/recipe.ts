import type { RecipeCardReply } from '#contract/recipe-card.ts';
import type { Diet } from '#contract/recipe-fields.ts';
import { firstRecipeLanguage } from '#contract/recipe-languages.ts';
import { byTime } from '#contract/recipe-times.ts';
import type {
  ListedRecipeReply,
  RecipeDetailReply,
  RecipeReply,
  RecipeWithCategoryIdReply,
} from '#contract/recipes.ts';
import { ingredientHeadings } from '#domain/kitchen/ingredient-sections.ts';
import { presentPhoto } from '#domain/photos/photo-reply.ts';
import { cardOf, presentCategory, withoutNulls } from '#domain/recipes/card.ts';
import { joinLines } from '#domain/recipes/lists.ts';
import type { Mean } from '#domain/reviews/rating.ts';
import type { UserRow } from '#storage/features/accounts/rows.ts';
import type { MorePhotos } from '#storage/features/photos/rows.ts';
import type { CardRow, RecipeRow } from '#storage/features/recipes/rows.ts';
import type { Reader } from '#storage/port.ts';
import { presentCook } from './cook.ts';
import { presentDoubts } from './diet-doubts.ts';
import { presentPhotos } from './photos.ts';
import { toTime } from './time.ts';

/**
 * Turns recipe rows into the replies of the contract. `photoBase` is what stands before a photo's
 * file name: root-relative, or absolute.
 */
export function createRecipePresenter(photoBase: string) {
  const withCategoryId = (row: RecipeRow): RecipeWithCategoryIdReply => ({
    ...presentListed(row, photoBase),
    category: row.categoryId,
  });
  const withCategory = (row: RecipeRow): ListedRecipeReply => ({
    ...presentListed(row, photoBase),
    category: presentCategory(row.categoryId),
  });
  /** One recipe whole, with the photos that it has beside the first. */
  const whole = (row: RecipeRow, more: MorePhotos): RecipeReply => ({
    ...withCategory(row),
    ...presentLines(row),
    ...presentDetails(row),
    ...presentPhotos(row, more, photoBase),
  });
  const detail = (row: RecipeRow, more: MorePhotos, cook: UserRow | null): RecipeDetailReply => ({
    ...whole(row, more),
    ...presentDoubts(row),
    cook: presentCook(row.userId, cook),
  });
  /** Cards in the order of the rows, with the names of categories and cooks, and their ratings. */
  const cards = async (rows: readonly CardRow[], reader: CardReader) => {
    const [cooks, ratings, diets] = await Promise.all([
      findCooks(rows, reader),
      findRatings(rows, reader),
      findDiets(rows, reader),
    ]);
    return rows.map((row) => presentCard(row, { cooks, ratings, diets }, photoBase));
  };
  return { withCategoryId, withCategory, whole, detail, cards };
}

/** What cards tell beside their recipe. */
export type CardReader = Pick<Reader, 'findUsers' | 'listRatings' | 'listBorneOut'>;
type Told = {
  cooks: Map<string, UserRow>;
  ratings: Map<string, Mean>;
  diets: Map<string, Diet[]>;
};

/** The people who cooked these recipes, by their id. */
export async function findCooks(
  rows: readonly Pick<RecipeRow, 'userId'>[],
  reader: Pick<Reader, 'findUsers'>,
): Promise<Map<string, UserRow>> {
  const users = await reader.findUsers([...new Set(rows.map((row) => row.userId))]);
  return new Map(users.map((user) => [user.id, user]));
}

/** The ratings that lists show of these recipes, by the recipe's id. */
async function findRatings(rows: readonly CardRow[], reader: Pick<Reader, 'listRatings'>) {
  const ratings = await reader.listRatings(rows.map(({ id }) => id));
  return new Map(ratings.map(({ recipeId, mean }) => [recipeId, mean]));
}

/** The diets that cards say of these recipes, by the recipe's id: those that the texts bear out. */
async function findDiets(rows: readonly CardRow[], reader: Pick<Reader, 'listBorneOut'>) {
  const claiming = rows.filter(({ diet }) => diet.length > 0).map(({ id }) => id);
  if (claiming.length === 0) return new Map<string, Diet[]>();
  const found = await reader.listBorneOut(claiming);
  return new Map(found.map(({ recipeId, diets }) => [recipeId, diets]));
}

function presentCard(
  row: CardRow,
  { cooks, ratings, diets }: Told,
  photoBase: string,
): RecipeCardReply {
  const rating = ratings.get(row.id);
  const diet = diets.get(row.id) ?? [];
  return {
    ...cardOf(row, photoBase),
    ...(diet.length > 0 ? { diet } : {}),
    cook: presentCook(row.userId, cooks.get(row.userId)),
    ...(rating ? { rating } : {}),
  };
}

/** What lists tell of a recipe: of a long one many are made at once. */
function presentListed(row: RecipeRow, photoBase: string) {
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
    createdAt: toTime(row.createdAt),
    updatedAt: toTime(row.updatedAt),
    ...presentListedDetails(row),
  };
}

function presentListedDetails(row: RecipeRow) {
  const { servings, prepMinutes, cookMinutes, difficulty, tip, sourceUrl } = row;
  const diet = unlessEmpty(row.diet);
  const details = { servings, prepMinutes, cookMinutes, difficulty, diet, tip, sourceUrl };
  return withoutNulls(details) as Pick<
    ListedRecipeReply,
    'servings' | 'tip' | 'sourceUrl' | 'diet'
  >;
}

/** What a reply about one recipe tells of its lines. */
function presentLines({ ingredients, ingredientIds, stepIds, language }: RecipeRow) {
  const headings = ingredientHeadings(ingredients, language);
  const found = headings.length > 0 ? { ingredientHeadings: headings } : {};
  return { ingredientIds, stepIds, ...found };
}

/** What a reply about one recipe tells beside what lists tell. */
function presentDetails(row: RecipeRow) {
  const details = {
    ...byTime((time) => row[time]),
    course: row.course,
    tags: unlessEmpty(row.tags),
    equipment: unlessEmpty(row.equipment),
    yield: row.yield,
    nutrition: row.nutrition,
    language: unlessFirst(row),
    otherNames: unlessEmpty(row.otherNames),
    unlisted: row.unlisted || null,
  };
  return withoutNulls(details);
}

function unlessFirst({ language }: Pick<RecipeRow, 'language'>) {
  return language === firstRecipeLanguage ? null : language;
}

function unlessEmpty(list: string[]): string[] | null {
  return list.length ? list : null;
}
