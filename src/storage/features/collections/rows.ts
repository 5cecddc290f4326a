import type { PhotoRow } from '#storage/features/photos/rows.ts';
import type { HeldCardRow } from '../recipes/rows.ts';

/** Who sees a collection: its owner, people with its link, or everybody. */
type Visibility = 'private' | 'link' | 'public';

/** A collection as the port speaks of it. */
export type CollectionRow = {
  id: string;
  userId: string;
  name: string;
  description: string;
  visibility: Visibility;
  createdAt: number;
  /** When name, description or visibility were changed last. */
  updatedAt: number;
  /** When anything in it was changed last. */
  usedAt: number;
  /** Why those who run the site have hidden it; null where they have not. */
  hidden: { reason: string } | null;
};

/** A recipe in a collection, or what is left of it. */
export type EntryRow = {
  id: string;
  position: number;
  /** Empty where those who run the site took the recipe from it: its title is nobody's to read, its collector's neither. */
  name: string;
  note: string;
  wasUnlisted: boolean;
  addedAt: number;
  /** Null where it is not there. */
  recipe: HeldCardRow | null;
};

/** What a list tells of a collection. */
export type ListedCollection = CollectionRow & { count: number; cover: PhotoRow | null };

/** A page of entries; `recipeIds` are those of the recipes that decide what it says. */
export type EntryPage = {
  rows: EntryRow[];
  total: number;
  nextCursor: string | null;
  recipeIds: string[];
};

/** What is said of a new collection. */
export type NewCollection = Pick<CollectionRow, 'name' | 'description' | 'visibility'>;

/** A recipe that goes into a collection, under the id of its entry. */
export type NewEntry = { entryId: string; recipeId: string; at: number };

/** How many there may be. */
export type Most = { collections: number; recipes: number };

type NotTaken = { kind: 'missing' } | { kind: 'full' } | { kind: 'unlisted' };

export type CreateOutcome =
  /** Also where the same was made a moment ago; then nothing is written. */
  | { kind: 'made'; collection: CollectionRow }
  | { kind: 'recipe missing' }
  | { kind: 'no account' }
  | NotTaken;

export type ChangeOutcome =
  | { kind: 'changed'; collection: CollectionRow }
  | { kind: 'stale' }
  | { kind: 'missing' };

export type CollectOutcome =
  | { kind: 'collected'; userId: string; entryId: string }
  | { kind: 'recipe missing' }
  | NotTaken;

/** The owner of the collection that was changed. */
export type EntryOutcome =
  | { kind: 'done'; userId: string }
  | { kind: 'entry missing' }
  | { kind: 'missing' };

/** With the note of what was taken out, which may be newer than its owner saw. */
export type RemovalOutcome = { kind: 'done'; userId: string; note?: string } | { kind: 'missing' };

/** With the note of what was taken out, and the entry that stood behind it: so it can be put back. */
export type UncollectOutcome =
  | { kind: 'done'; userId: string; left?: { note: string; before: string | null } }
  | { kind: 'missing' };

export type NoteOutcome = EntryOutcome | { kind: 'stale' };

/** What the address of a collection's page is made from. */
export type CollectionLinkRow = Pick<CollectionRow, 'id' | 'createdAt' | 'usedAt'>;
