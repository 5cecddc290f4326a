import type { Searcher } from '../port.ts';
import type { PostingsReader } from './postings.ts';
import { relatedRecipes } from './related.ts';
import type { Db } from './schema.ts';
import { searchRecipes } from './search.ts';
import { rememberFrequencies } from './search-memory.ts';

/** The searching side of the port over one database and its engine's postings. */
export function createSqlSearcher(db: Db, postings: PostingsReader): Searcher {
  const frequencies = rememberFrequencies(db, postings);
  return {
    searchRecipes: (keyword, limit, offset) => searchRecipes(db, postings, keyword, limit, offset),
    relatedRecipes: async (recipeId, categoryId, limit) =>
      relatedRecipes(
        db,
        { postings, frequencyOf: await frequencies.begin() },
        recipeId,
        categoryId,
        limit,
      ),
  };
}
