import { profileField } from '#domain/search/score.ts';
import { type RecipeTerms, takeApart, wholeNameTerm } from '#domain/search/terms.ts';
import { categoryName } from '../features/categories/categories.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { noLocks } from '../row-locks.ts';
import type { Db } from '../schema.ts';
import { addWords, dropUnusedWords } from './search-words.ts';

/** What each engine does in its own way: which recipes hold which terms. Runs inside the write's transaction. */
export interface PostingsWriter {
  put(db: Db, seq: number, names: readonly string[], all: readonly string[]): Promise<void>;
  remove(db: Db, seq: number): Promise<void>;
  /** Of the given terms, those that no recipe holds any more. */
  unheld(db: Db, terms: readonly string[]): Promise<string[]>;
}

/** Keeps the search in step with the recipes, inside their transactions. */
export interface SearchIndex {
  put(db: Db, seq: number, recipe: RecipeRow): Promise<void>;
  replace(db: Db, seq: number, before: RecipeRow, after: RecipeRow): Promise<void>;
  remove(db: Db, seq: number, recipe: RecipeRow): Promise<void>;
}

/** The search index over an engine's postings. */
export function createSearchIndex(postings: PostingsWriter, locks = noLocks): SearchIndex {
  const put = async (db: Db, seq: number, recipe: RecipeRow) => {
    const terms = await takeRecipeApart(db, recipe);
    await addWords(db, locks, terms.words);
    await putProfile(db, seq, recipe, terms);
    const names = new Set([...terms.name, ...terms.category, wholeNameTerm(terms.name)]);
    await postings.put(db, seq, [...names], terms.all);
    return terms;
  };
  const take = async (db: Db, seq: number) => {
    await db.deleteFrom('search_profiles').where('seq', '=', seq).execute();
    await postings.remove(db, seq);
  };
  const forget = async (db: Db, terms: readonly string[]) => {
    await locks.termsGo(db, terms);
    await dropUnusedWords(db, await postings.unheld(db, terms));
  };
  return {
    async put(db, seq, recipe) {
      await put(db, seq, recipe);
    },
    async replace(db, seq, before, after) {
      if (!isSearchedTextChanged(before, after)) return;
      const old = await takeRecipeApart(db, before);
      await take(db, seq);
      const kept = new Set((await put(db, seq, after)).all);
      const gone = old.all.filter((term) => !kept.has(term));
      await forget(db, gone);
    },
    async remove(db, seq, recipe) {
      const old = await takeRecipeApart(db, recipe);
      await take(db, seq);
      await forget(db, old.all);
    },
  };
}

function isSearchedTextChanged(before: RecipeRow, after: RecipeRow): boolean {
  const text = ({ name, description, ingredients, categoryId }: RecipeRow) =>
    JSON.stringify([name, description, ingredients, categoryId]);
  return text(before) !== text(after);
}

async function takeRecipeApart(db: Db, recipe: RecipeRow): Promise<RecipeTerms> {
  return takeApart({ ...recipe, category: await categoryName(db, recipe.categoryId) });
}

async function putProfile(
  db: Db,
  seq: number,
  recipe: RecipeRow,
  terms: RecipeTerms,
): Promise<void> {
  await db
    .insertInto('search_profiles')
    .values({
      seq,
      created_at: recipe.createdAt,
      name: profileField(terms.name),
      category: profileField(terms.category),
      ingredients: profileField(terms.ingredients),
    })
    .execute();
}
