import type { KeptDetails } from '#domain/recipes/details.ts';
import type { KeptTimes } from '#domain/recipes/times.ts';
import type { PhotoRow, PhotoWish } from '#storage/features/photos/rows.ts';
import type { UserRow } from '../accounts/rows.ts';
import type { NewAct } from '../admin/rows.ts';

export type RecipeRow = KeptDetails & {
  id: string;
  slug: string;
  name: string;
  description: string;
  ingredients: string[];
  steps: string[];
  /** One for each ingredient and step: a line keeps its own when the recipe changes around it. */
  ingredientIds: string[];
  stepIds: string[];
  categoryId: string;
  userId: string;
  photo: PhotoRow;
  createdAt: number;
  updatedAt: number;
};

/** What cards tell of a recipe: a page of whole recipes is many times as long. */
export type CardRow = Pick<
  RecipeRow,
  | 'id'
  | 'slug'
  | 'name'
  | 'categoryId'
  | 'userId'
  | 'photo'
  | 'difficulty'
  | 'diet'
  | 'language'
  | 'createdAt'
  | 'updatedAt'
> &
  KeptTimes;

/**
 * Cards as JSON, commas between them, in which `photoBaseMark` stands for where photos are; of which
 * recipes and cooks they tell.
 */
export type CardTexts = { text: string; ids: string[]; cookIds: string[] };

/** What is known of the recipes that one is related to; null for `ids` where nobody has worked them out. */
export type KnownRelated = { categoryId: string; updatedAt: number; ids: string[] | null };

/** What was worked out at a time of a recipe as it was changed at another. */
export type NewRelated = {
  recipeId: string;
  updatedAt: number;
  madeAt: number;
  ids: readonly string[];
};

export type CardPage = { cards: CardTexts; total: number; nextCursor: string | null };

export type RecipeFilter = { categoryId?: string | undefined; userId?: string | undefined };

/** What the address of a recipe's page, and of its picture, is made from. */
export type RecipeLinkRow = Pick<RecipeRow, 'id' | 'slug' | 'createdAt' | 'updatedAt'> & {
  photoId: string;
};

export type CookLinkRow = Pick<UserRow, 'id' | 'handle'>;

/** A card with whether lists have its recipe. */
export type HeldCardRow = CardRow & Pick<RecipeRow, 'unlisted'>;

/** Where a part of a list of links begins: behind a row, and so many rows further. */
export type LinkStart<Row> = { after?: Row; skip?: number };

/** A recipe that its owner has deleted, until its time is over. */
export type DeletedRecipeRow = RecipeRow & { deletedAt: number };

/** When a moderator took a recipe down, and why: in no words where it went with a set. */
export type RecipeHiding = { at: number; reason: string };

/** A recipe that its author alone is shown; null for `hidden` where it waits for a look. */
export type HiddenRecipeRow = RecipeRow & { hidden: RecipeHiding | null };

/** A recipe whose lines have no ids yet. */
export type RecipeToBe = Omit<RecipeRow, 'ingredientIds' | 'stepIds'>;

/**
 * `slug` here is the wish; the engine picks the first free choice of it (`slugChoice`), and gives the
 * lines their ids.
 */
export type NewRecipe = Omit<RecipeToBe, 'photo'> & {
  /** Null where an upload comes first. */
  photo: PhotoRow | null;
  photos?: OrderWish | null;
};

/** What is wished of a recipe's photos beside a new one. */
export type OrderWish = Omit<PhotoWish, 'photo'>;

export type RecipeChange = KeptDetails &
  Pick<RecipeRow, 'name' | 'slug' | 'description' | 'ingredients' | 'steps' | 'categoryId'> & {
    /** Null keeps the present first photo, or the order tells. */
    photo: PhotoRow | null;
    /** Absent, the others stay as they are. */
    photos?: OrderWish | null;
    /** Now; the engine makes updatedAt strictly greater than before. */
    at: number;
    /** When given and no longer the present updatedAt, the change is refused as stale. */
    baseUpdatedAt: number | null;
    /** Noted with the change when somebody changes what is not theirs. */
    act?: NewAct | null;
    /** A new photo that its owner has no room for is refused. */
    quota?: Quota | null;
    /** Whether a moderator looks at it before others see it. */
    waits?: boolean;
    /** Whose own may be changed while it waits for that look or is hidden, which it goes on to be. */
    withheldOf?: string;
  };

/** What one account may keep: recipes that are there, and photos of all that can still come back. */
export type Quota = { recipes: number; bytes: number };

/** A recipe as it was before it was deleted for good, and the photos whose files may now go. */
export type GoneRecipe = { recipe: RecipeRow; photoIds: string[] };

/** A recipe that a moderator gave back; its owner has left with it where it is taken along, and it is shown once they are back. */
export type RestoredRecipe = { recipe: RecipeRow; isTakenAlong: boolean };

export type PublishOutcome = { recipe: RecipeRow; repeated: boolean };

export type UpdateOutcome =
  | { kind: 'updated'; recipe: RecipeRow; before: RecipeRow; freedPhotoIds: string[] }
  | { kind: 'stale'; recipe: RecipeRow }
  | { kind: 'missing' };

/** Where lists have a recipe. */
export type Placed = Pick<RecipeRow, 'id' | 'categoryId' | 'userId'>;
