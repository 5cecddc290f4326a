import type { UserRow } from '../accounts/rows.ts';
import type { NewAct } from '../admin/rows.ts';

export type PhotoRow = {
  id: string;
  width: number;
  height: number;
  color: string;
  /** What its files take together: told with a new photo, and not read back with a recipe. */
  bytes?: number;
};

export type RecipeDetails = {
  servings: number | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  difficulty: string | null;
  diet: string[];
  tip: string | null;
  sourceUrl: string | null;
};

export type RecipeRow = RecipeDetails & {
  id: string;
  slug: string;
  name: string;
  description: string;
  ingredients: string[];
  steps: string[];
  categoryId: string;
  userId: string;
  photo: PhotoRow;
  createdAt: number;
  updatedAt: number;
};

export type RecipeFilter = { categoryId?: string; userId?: string };

/** What the address of a recipe's page, and of its picture, is made from. */
export type RecipeLinkRow = Pick<RecipeRow, 'id' | 'slug' | 'createdAt' | 'updatedAt'> & {
  photoId: string;
};

export type CookLinkRow = Pick<UserRow, 'id'>;

/** Where a part of a list of links begins: behind a row, and so many rows further. */
export type LinkStart<Row> = { after?: Row; skip?: number };

/** A recipe that its owner has deleted, until its time is over. */
export type DeletedRecipeRow = RecipeRow & { deletedAt: number };

export type PhotoOwnerRow = { recipeId: string; isRemoved: boolean };

/** `slug` here is the wish; the engine picks the first free choice of it (`slugChoice`). */
export type NewRecipe = RecipeRow;

export type RecipeChange = RecipeDetails &
  Pick<RecipeRow, 'name' | 'slug' | 'description' | 'ingredients' | 'steps' | 'categoryId'> & {
    /** Null keeps the present photo. */
    photo: PhotoRow | null;
    /** Now; the engine makes updatedAt strictly greater than before. */
    at: number;
    /** When given and no longer the present updatedAt, the change is refused as stale. */
    baseUpdatedAt: number | null;
    /** Noted with the change when somebody changes what is not theirs. */
    act?: NewAct | null;
    /** A new photo that its owner has no room for is refused. */
    quota?: Quota | null;
  };

/** What one account may keep: recipes that are there, and photos of all that can still come back. */
export type Quota = { recipes: number; bytes: number };

export type PublishOutcome = { recipe: RecipeRow; repeated: boolean };

export type UpdateOutcome =
  | { kind: 'updated'; recipe: RecipeRow; before: RecipeRow; freedPhotoId: string | null }
  | { kind: 'stale'; recipe: RecipeRow }
  | { kind: 'missing' };
