import type { NamedUser, UserRow } from '../accounts/rows.ts';
import type { RecipeRow } from '../recipes/rows.ts';

/** A recipe as admins see it; one that an admin removed is there until its time is over. */
export type ModeratedRecipeRow = RecipeRow & {
  removedAt: number | null;
  /** Null for the operator, and for an admin whose account is gone. */
  removedBy: NamedUser | null;
  owner: NamedUser;
};

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

/** Without its id, which the engine gives it. */
export type NewAct = Pick<ActRow, 'at' | 'actorId' | 'act'>;

/** Who and what is on the site; recipes are those in lists. */
export type SiteCounts = {
  people: number;
  admins: number;
  moderators: number;
  recipes: number;
  /** Entries of the queue that nobody has settled. */
  waiting: number;
};
