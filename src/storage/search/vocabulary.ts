import type { Db } from '../schema.ts';
import { isKnownTerm, type NearTerm, termsBeginning, termsNear } from './search-words.ts';

/** The words of all recipes, as reading a keyword asks for them. */
export interface Vocabulary {
  /** Whether any word has this term. */
  isKnown(term: string): Promise<boolean>;
  /** The terms of words that begin so, or null when there are more than `limit` of them. */
  beginning(typed: string, limit: number): Promise<string[] | null>;
  /** The terms that someone who typed this may have meant, the likeliest first. */
  near(typed: string): Promise<NearTerm[]>;
}

/** The words as the database holds them. */
export function createStoredVocabulary(db: Db): Vocabulary {
  return {
    isKnown: (term) => isKnownTerm(db, term),
    beginning: (typed, limit) => termsBeginning(db, typed, limit),
    near: (typed) => termsNear(db, typed),
  };
}
