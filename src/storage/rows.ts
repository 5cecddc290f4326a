/**
 * What the storage port speaks of. Times are milliseconds since 1970; ids are 24 hex digits; absent
 * optional values are null.
 */

export type CategoryRow = { id: string; name: string };

export type PhotoRow = { id: string; width: number; height: number; color: string };

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

export type UserRow = { id: string; name: string; email: string; role: number; createdAt: number };
export type NamedUser = Pick<UserRow, 'name' | 'email'>;
/** Only what checks a login or a reset reads this; null hashes mean that nobody can log in. */
export type CredentialsRow = {
  userId: string;
  role: number;
  passwordHash: string | null;
  answerHash: string | null;
};
/** A device that has logged in to an account, and when it did so the last time. */
export type DeviceRow = { userId: string; usedAt: number };
/** How a password came to be reset: the account's own log tells of nothing else yet. */
export type AccountEvent = 'reset-by-answer' | 'reset-by-link';
export type AccountEventRow = { at: number; event: AccountEvent };
export type SessionRow = { tokenHash: string; userId: string; createdAt: number; usedAt: number };

export type ContactMessageRow = {
  id: string;
  fromEmail: string;
  fromName: string;
  subject: string;
  message: string;
  createdAt: number;
};

/** A page of a list in a stable order; `nextCursor` is null on the last page. */
export type Page<T> = { rows: T[]; total: number; nextCursor: string | null };

export type RecipeFilter = { categoryId?: string; userId?: string };

/** What the address of a recipe's page, and of its picture, is made from. */
export type RecipeLinkRow = Pick<RecipeRow, 'id' | 'slug' | 'createdAt' | 'updatedAt'> & {
  photoId: string;
};
export type CookLinkRow = Pick<UserRow, 'id'>;
/** Where a part of a list of links begins: behind a row, and so many rows further. */
export type LinkStart<Row> = { after?: Row; skip?: number };

/**
 * `total` is exact up to 1,000; past that it is 1000 and `more` is true. `leftOut` are the foods that
 * no recipe of the page names because the keyword wants them left out; `notLeftOut` is what it wants
 * left out that is not understood as a food.
 */
export type SearchPage = {
  rows: RecipeRow[];
  total: number;
  more: boolean;
  leftOut: string[];
  notLeftOut: string[];
};

/** A recipe as admins see it; one that an admin removed is there until its time is over. */
export type ModeratedRecipeRow = RecipeRow & {
  removedAt: number | null;
  /** Null for the operator, and for an admin whose account is gone. */
  removedBy: NamedUser | null;
  owner: NamedUser;
};
/** A recipe that its owner has deleted, until its time is over. */
export type DeletedRecipeRow = RecipeRow & { deletedAt: number };
export type PhotoOwnerRow = { recipeId: string; isRemoved: boolean };
export type AccountRow = UserRow & { recipes: number };
/** What an admin may look for: any part of a text, in any case, without regard to accents. */
export type ModerationFilter = { text?: string; isRemoved?: boolean };

/** Recipes by the names they had: all that there were are counted, and the first twenty are named. */
export type KeptNames = { names: string[]; count: number };

/**
 * What an admin or the operator did. `subject` names the kind of thing, `subjectId` which. People
 * have the names of now, and none when their accounts are gone; recipes those they had.
 */
export type ActRow = {
  id: string;
  at: number;
  /** Null for the operator at the command line, and for an admin whose account is gone. */
  actorId: string | null;
  actor: NamedUser | null;
  act: string;
  subject: string;
  subjectId: string | null;
  /** Of an account that is there. */
  subjectName: string | null;
  /** The recipe that it was done to, or those that an account took along; null for other acts. */
  recipes: KeptNames | null;
};

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
  };

export type PublishOutcome = { recipe: RecipeRow; repeated: boolean };
export type UpdateOutcome =
  | { kind: 'updated'; recipe: RecipeRow; before: RecipeRow; freedPhotoId: string | null }
  | { kind: 'stale'; recipe: RecipeRow }
  | { kind: 'missing' };

/** Without its id, which the engine gives it. */
export type NewAct = Pick<ActRow, 'at' | 'actorId' | 'act'>;

/** Points counted under a key until they expire. */
export type TriesRow = { points: number; expiresAt: number | null };

export type NewUser = UserRow & Pick<CredentialsRow, 'passwordHash' | 'answerHash'>;
/** A new password, and a new security answer where one was given. */
export type PasswordChange = AccountEventRow & { passwordHash: string; answerHash?: string | null };
export type ResetLink = { tokenHash: string; expiresAt: number };
