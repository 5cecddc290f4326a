import type { Selectable } from 'kysely';
import type { Db, Schema } from './schema.ts';

export type KnownWord = Pick<Selectable<Schema['search_words']>, 'id' | 'word' | 'stem'>;
export type NumberedNotice = Pick<Selectable<Schema['changes']>, 'number' | 'notice'>;

/**
 * What an engine with several writers at once adds, inside the write's transaction, so that
 * every operation is still one step. An engine with one writer needs none of it.
 */
export interface RowLocks {
  /** Until the transaction ends nobody else acts as this person in a way that minds the order. */
  person(db: Db, userId: string): Promise<void>;
  /** The same of one who is there; whether they are, where it has looked. */
  presentPerson(db: Db, userId: string): Promise<boolean | null>;
  /** Until the transaction ends nobody adds anything to the account. */
  account(db: Db, userId: string): Promise<void>;
  /** Until the transaction ends nobody deletes the account. */
  accountStays(db: Db, userId: string): Promise<void>;
  /** Until the transaction ends nobody else changes or deletes the recipe. */
  recipe(db: Db, id: string): Promise<void>;
  /** Until the transaction ends nobody deletes the recipe. */
  recipeStays(db: Db, id: string): Promise<void>;
  /** Until the transaction ends nobody else changes or counts the recipe's reviews, and nobody deletes it. */
  reviews(db: Db, recipeId: string): Promise<void>;
  /** Until the transaction ends nobody deletes the question. */
  questionStays(db: Db, id: string): Promise<void>;
  /** Until the transaction ends nobody else claims a choice of this slug. */
  slug(db: Db, wish: string): Promise<void>;
  /** Until the transaction ends nobody forgets those of the words that are known; which they are, where it has looked. */
  wordsStay(db: Db, words: readonly string[]): Promise<string[] | null>;
  /** Until the transaction ends nobody takes the words of these terms for known; which words these are, where it has looked. */
  termsGo(db: Db, terms: readonly string[]): Promise<KnownWord[] | null>;
  /** Until the transaction ends nobody else rewrites these notices; what they say by then, where it has looked. */
  notices(db: Db, numbers: readonly number[]): Promise<NumberedNotice[] | null>;
}

const nothing = async () => undefined;

/** For an engine whose writes run one after another in one process. */
export const noLocks: RowLocks = {
  person: nothing,
  presentPerson: async () => null,
  account: nothing,
  accountStays: nothing,
  recipe: nothing,
  recipeStays: nothing,
  reviews: nothing,
  questionStays: nothing,
  slug: nothing,
  wordsStay: async () => null,
  termsGo: async () => null,
  notices: async () => null,
};
