import type {
  AccountEventRow,
  AccountRow,
  ActRow,
  CategoryRow,
  ChangeNotice,
  ContactMessageRow,
  CookLinkRow,
  CredentialsRow,
  DeletedRecipeRow,
  DeviceRow,
  LinkStart,
  ModeratedRecipeRow,
  ModerationFilter,
  Page,
  PhotoOwnerRow,
  PhotoRow,
  RecipeDetails,
  RecipeFilter,
  RecipeLinkRow,
  RecipeRow,
  SearchPage,
  SessionRow,
  UserRow,
} from './rows.ts';

/**
 * The narrow port between the site and its database. Every operation is asynchronous and
 * named after what it does; each write is one transaction inside its engine. Times are
 * milliseconds since 1970; ids are 24 hex digits; absent optional values are null.
 */
/** Thrown for a cursor that the list did not hand out. */
export class BadCursor extends Error {}

export interface Reader {
  listCategories(): Promise<CategoryRow[]>;
  /**
   * Newest first by createdAt, then id; behind the cursor, and so many rows further. Skipped rows
   * are counted one by one: whoever asks bounds them.
   */
  listRecipes(
    filter: RecipeFilter,
    limit: number,
    cursor?: string,
    skip?: number,
  ): Promise<Page<RecipeRow>>;
  countRecipes(): Promise<number>;
  findRecipe(id: string): Promise<RecipeRow | null>;
  /** In the order of the ids, at most 100 of them; what is not there is left out. */
  findRecipes(ids: readonly string[]): Promise<RecipeRow[]>;
  /** Finds by the present slug or by one from before a rename. */
  findRecipeBySlug(slug: string): Promise<RecipeRow | null>;
  findUser(id: string): Promise<UserRow | null>;
  findUserByEmail(email: string): Promise<UserRow | null>;
  findCredentials(email: string): Promise<CredentialsRow | null>;
  findSession(tokenHash: string): Promise<{ session: SessionRow; user: UserRow } | null>;
  listAdmins(): Promise<UserRow[]>;
  /** The accounts that this device has logged in to. */
  listDeviceUses(tokenHash: string): Promise<DeviceRow[]>;
  /** What happened to the account after a time, newest first. */
  listAccountEvents(userId: string, after: number): Promise<AccountEventRow[]>;
  /** Whose password a one-time link sets, or null when none is good at this time. */
  findResetLink(tokenHash: string, now: number): Promise<string | null>;
  /** The ids of what the person saved and what is still there, last saved first. */
  listSavedIds(userId: string, most?: number): Promise<string[]>;
  listContactMessages(
    limit: number,
    cursor?: string,
    text?: string,
  ): Promise<Page<ContactMessageRow>>;
  /** What this person has deleted and can still bring back, last deleted first. */
  listDeletedRecipes(
    userId: string,
    limit: number,
    cursor?: string,
  ): Promise<Page<DeletedRecipeRow>>;
  /**
   * Newest first; those that an admin removed, those that are there, or both. What its owner deleted
   * is in neither. The total counts no further than 1,000.
   */
  listModeratedRecipes(
    filter: ModerationFilter,
    limit: number,
    cursor?: string,
  ): Promise<Page<ModeratedRecipeRow>>;
  /** Newest first. The total counts no further than 1,000. */
  listAccounts(filter: ModerationFilter, limit: number, cursor?: string): Promise<Page<AccountRow>>;
  /** Newest first. */
  listActs(limit: number, cursor?: string): Promise<Page<ActRow>>;
  /** Of the given photo ids, those that a recipe refers to, a removed one too. */
  photosInUse(ids: string[]): Promise<string[]>;
  findPhotoOwner(photoId: string): Promise<PhotoOwnerRow | null>;
  /** Oldest first by createdAt, then id; of every recipe. */
  listRecipeLinks(start: LinkStart<RecipeLinkRow>, limit: number): Promise<RecipeLinkRow[]>;
  /** Everybody who has published a recipe that is still there, by id. */
  listCookLinks(start: LinkStart<CookLinkRow>, limit: number): Promise<CookLinkRow[]>;
  countCooks(): Promise<number>;
  /** What the site itself has noted under a key, such as how far a one-time load came. */
  findNote(key: string): Promise<string | null>;
}

export interface Searcher {
  /**
   * Best match first, ties newest first. Every word of the keyword is matched as a prefix
   * over name, description, ingredients and category; accents and small typos forgiven.
   */
  searchRecipes(keyword: string, limit: number, offset: number): Promise<SearchPage>;
  /** Recipes of the category, most alike first, never the recipe itself. */
  relatedRecipes(recipeId: string, categoryId: string, limit: number): Promise<RecipeRow[]>;
}

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

export type NewUser = UserRow & Pick<CredentialsRow, 'passwordHash' | 'answerHash'>;
/** A new password, and a new security answer where one was given. */
export type PasswordChange = AccountEventRow & { passwordHash: string; answerHash?: string | null };
export type ResetLink = { tokenHash: string; expiresAt: number };

/** Without its id, which the engine gives it. */
export type NewAct = Pick<ActRow, 'at' | 'actorId' | 'act'>;

export interface Writer {
  /** False when the e-mail is taken; nothing is written then. */
  createUser(user: NewUser): Promise<boolean>;
  /** Sets the password, ends every session of the user and notes it in the account's log. */
  resetPassword(userId: string, change: PasswordChange): Promise<void>;
  /** Makes the one link that resets this account, in place of any before it. */
  createResetLink(userId: string, link: ResetLink, act: NewAct | null): Promise<void>;
  /**
   * Resets as `resetPassword` does, with a link that is good no more from then on, and forgets the
   * devices of the account: who had its password may be among them. False when no link is good.
   */
  resetByLink(tokenHash: string, change: PasswordChange): Promise<boolean>;
  /** False when no such user exists. */
  setRole(email: string, role: number, act?: NewAct | null): Promise<boolean>;
  /**
   * Stores a session, and notes that the device has logged in. The oldest session of the account
   * ends when there are more than 50. False, and nothing is stored, when the account is gone or no
   * longer has the password whose hash is given.
   */
  createSession(
    session: SessionRow,
    passwordHash?: string,
    deviceHash?: string | null,
  ): Promise<boolean>;
  touchSession(tokenHash: string, usedAt: number): Promise<void>;
  deleteSession(tokenHash: string): Promise<void>;
  /** Ends sessions that were last used before a time, and those that began before another. */
  deleteOldSessions(usedBefore: number, begunBefore: number): Promise<void>;
  /** With a key that this user has used before, answers with that recipe and writes nothing. */
  publishRecipe(recipe: NewRecipe, idempotencyKey: string | null): Promise<PublishOutcome>;
  /** The owner and createdAt never change; an old slug keeps pointing at the recipe. */
  updateRecipe(id: string, change: RecipeChange): Promise<UpdateOutcome>;
  /** Deletes for good. The photo id, whose files may now go; null when there was none to delete. */
  deleteRecipe(id: string, act?: NewAct | null): Promise<string | null>;
  /**
   * Takes a recipe of this person from every page, list and search until they undo it; false when
   * they have none of this id.
   */
  softDeleteRecipe(id: string, userId: string, at: number): Promise<boolean>;
  /** Puts back what this person deleted; null when they have deleted none of this id. */
  undeleteRecipe(id: string, userId: string): Promise<RecipeRow | null>;
  /** Takes a recipe from every page, list and search until it is restored; false when it is not there. */
  removeRecipe(id: string, act: NewAct): Promise<boolean>;
  /**
   * Puts a recipe that an admin removed back where it was; false when none is removed under this id.
   * What its owner deleted is not for admins to restore.
   */
  restoreRecipe(id: string, act: NewAct): Promise<boolean>;
  /** Deletes for good what was removed, or deleted by its owner, before `time`, at most `limit`; the photo ids that are now free. */
  deleteRemovedRecipes(time: number, limit: number): Promise<string[]>;
  /**
   * Deletes an account with everything it holds; the photo ids that are now free, or null when
   * there is no such account, or when whoever acts has ceased to be an admin.
   */
  deleteUser(id: string, act: NewAct | null): Promise<string[] | null>;
  /** Ends every session of the user; how many there were. */
  endSessions(userId: string, act: NewAct | null): Promise<number>;
  /** Forgets changes from before `time`; whoever has not heard of them is told that anything may have changed. */
  deleteChangesBefore(time: number): Promise<void>;
  /** Toggles when `saved` is null. The state afterwards, or null when no such recipe exists. */
  saveRecipe(
    userId: string,
    recipeId: string,
    saved: boolean | null,
    at: number,
  ): Promise<boolean | null>;
  storeContactMessage(message: ContactMessageRow): Promise<void>;
  /** Replaces what was noted under the key. */
  setNote(key: string, value: string): Promise<void>;
  /** What is noted under the key if it begins so; else the value, which takes its place. */
  renewNote(key: string, beginning: string, value: string): Promise<string>;
}

/** Counted tries under a key, for rate limits; they expire at `expiresAt`. */
export type TriesRow = { points: number; expiresAt: number | null };
export interface Tries {
  findTries(key: string): Promise<TriesRow | null>;
  /** Adds points in one step; starts anew with `expiresAt` when the key is absent, expired or `renew`. */
  addTries(
    key: string,
    points: number,
    expiresAt: number | null,
    renew: boolean,
  ): Promise<TriesRow>;
  deleteTries(key: string): Promise<boolean>;
  deleteExpiredTries(now: number): Promise<void>;
}

/** What others do to the same database. */
export interface Changes {
  /** Tells the listener of each change within a second, until the storage closes. */
  follow(listener: (notice: ChangeNotice) => void): void;
}

export interface Storage extends AsyncDisposable {
  readonly changes: Changes;
  /** How busy the connections are, where the engine has such. */
  readonly pool?: () => { size: number; idle: number; waiting: number };
  readonly reader: Reader;
  readonly searcher: Searcher;
  readonly writer: Writer;
  readonly tries: Tries;
}
