import { cuisineWithId } from '#domain/categories/cuisines.ts';
import { type Profile, profileField, tellingTerms } from '#domain/search/score.ts';
import { type RecipeTerms, takeApart, wholeNameTerm } from '#domain/search/terms.ts';
import { withFacets } from '../facets/keep.ts';
import { dropCards, putCard } from '../features/recipes/cards.ts';
import { dropRelated } from '../features/recipes/related.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import { composedOfRow } from '../queries/composed.ts';
import { chunked, padded } from '../queries/padded.ts';
import { together } from '../queries/together.ts';
import { noLocks, type RowLocks } from '../row-locks.ts';
import type { Db, Schema } from '../schema.ts';
import { addWords, dropUnusedWords } from './search-words.ts';
import type { IndexedRecipe } from './segments/segment.ts';

/** What each engine does in its own way: which recipes hold which terms. Runs inside the write's transaction. */
export interface PostingsWriter {
  put(db: Db, seq: number, names: readonly string[], all: readonly string[]): Promise<void>;
  remove(db: Db, seqs: readonly number[]): Promise<void>;
  /** Of the given terms, those that no recipe holds any more. */
  unheld(db: Db, terms: readonly string[]): Promise<string[]>;
}

/** Keeps the search, and the cards of lists, in step with the recipes, inside their transactions; of those that lists do not have it knows nothing. */
export interface SearchIndex {
  /** `isNew` where nothing can have been said of it yet. */
  put(db: Db, seq: number, recipe: RecipeRow, isNew?: boolean): Promise<void>;
  replace(db: Db, seq: number, before: RecipeRow, after: RecipeRow): Promise<void>;
  remove(db: Db, seq: number, recipe: RecipeRow): Promise<void>;
  /** Takes out many at once, in a fraction of the time. Their words stay known, which finds nothing, until they are forgotten. */
  removeAll(db: Db, seqs: readonly number[]): Promise<void>;
  /** Forgets the words of recipes that were taken out, as far as no other holds them. */
  forgetWords(db: Db, recipes: readonly RecipeRow[]): Promise<void>;
}

/** The search index over an engine's postings, and beside it what lists show and what facets look at. */
export function createSearchIndex(postings: PostingsWriter, locks = noLocks): SearchIndex {
  const terms = withFacets(createTermIndex(postings, locks));
  return {
    async put(db, seq, recipe, isNew) {
      await together(
        db,
        async () => !recipe.unlisted && putCard(db, seq, recipe),
        () => terms.put(db, seq, recipe, isNew),
      );
    },
    async replace(db, seq, before, after) {
      const isRelatedAnew = before.unlisted || isSearchedTextChanged(before, after);
      await together(
        db,
        () => (after.unlisted ? dropCards(db, [seq]) : putCard(db, seq, after)),
        async () => isRelatedAnew && dropRelated(db, after.id),
        () => terms.replace(db, seq, before, after),
      );
    },
    async remove(db, seq, recipe) {
      await dropCards(db, [seq]);
      await terms.remove(db, seq, recipe);
    },
    async removeAll(db, seqs) {
      for (const some of chunked(seqs)) await dropCards(db, some);
      await terms.removeAll(db, seqs);
    },
    forgetWords: (...given) => terms.forgetWords(...given),
  };
}

type TermTools = { postings: PostingsWriter; locks: RowLocks };

function createTermIndex(postings: PostingsWriter, locks: RowLocks): SearchIndex {
  const tools = { postings, locks };
  const remove = async (db: Db, seq: number, recipe: RecipeRow) => {
    if (recipe.unlisted) return;
    const old = takeRecipeApart(recipe);
    await take(db, postings, [seq]);
    await forgetTerms(tools, db, old.all);
  };
  return {
    async put(db, seq, recipe) {
      if (!recipe.unlisted) await putTerms(tools, db, seq, recipe);
    },
    async replace(db, seq, before, after) {
      if (before.unlisted || after.unlisted) {
        await remove(db, seq, before);
        return this.put(db, seq, after);
      }
      if (!isSearchedTextChanged(before, after)) return;
      const old = takeRecipeApart(before);
      const [, now] = await together(
        db,
        () => take(db, postings, [seq]),
        () => putTerms(tools, db, seq, after),
      );
      const kept = new Set(now.all);
      const gone = old.all.filter((term) => !kept.has(term));
      await forgetTerms(tools, db, gone);
    },
    remove,
    async removeAll(db, seqs) {
      for (const some of chunked(seqs)) await take(db, postings, some);
    },
    async forgetWords(db, recipes) {
      const listed = recipes.filter(({ unlisted }) => !unlisted);
      const all = new Set(listed.flatMap((recipe) => takeRecipeApart(recipe).all));
      for (const some of chunked([...all].toSorted())) await forgetTerms(tools, db, some);
    },
  };
}

async function putTerms(
  { postings, locks }: TermTools,
  db: Db,
  seq: number,
  recipe: RecipeRow,
): Promise<RecipeTerms> {
  const terms = takeRecipeApart(recipe);
  await together(
    db,
    () => addWords(db, locks, terms.words),
    () => putProfile(db, seq, recipe, terms),
    () => postings.put(db, seq, nameTerms(terms), terms.all),
  );
  return terms;
}

async function forgetTerms(
  { postings, locks }: TermTools,
  db: Db,
  terms: readonly string[],
): Promise<void> {
  if (terms.length === 0) return;
  const [locked, unheld] = await together(
    db,
    () => locks.termsGo(db, terms),
    () => postings.unheld(db, terms),
  );
  await dropUnusedWords(db, unheld, locked);
}

async function take(db: Db, postings: PostingsWriter, seqs: readonly number[]): Promise<void> {
  const profiles = db.deleteFrom('search_profiles').where('seq', 'in', padded(seqs));
  await together(
    db,
    () => profiles.execute(),
    () => postings.remove(db, seqs),
  );
}

/** The terms by which a recipe is found before those that only speak of it: what it is called, and its category. */
function nameTerms({ name, otherNames, category }: RecipeTerms): string[] {
  const calledSo = [name, ...otherNames];
  return [...new Set([...calledSo.flat(), ...category, ...calledSo.map(wholeNameTerm)])];
}

function isSearchedTextChanged(before: RecipeRow, after: RecipeRow): boolean {
  const text = ({ name, description, ingredients, categoryId, tags, otherNames }: RecipeRow) =>
    JSON.stringify([name, description, ingredients, categoryId, tags, otherNames]);
  return text(before) !== text(after);
}

/** A recipe as an index in memory holds it: the same terms under which the database finds it. */
export function toIndexed(seq: number, recipe: RecipeRow): IndexedRecipe {
  const terms = takeRecipeApart(recipe);
  const { id, createdAt, updatedAt } = recipe;
  const found = { names: nameTerms(terms), all: terms.all, words: terms.words };
  const profile = profileOf(terms);
  const telling = tellingTerms(profile.name);
  return { seq, id, createdAt, updatedAt, ...profile, telling, ...found };
}

function profileOf({ name, category, ingredients }: RecipeTerms): Profile {
  return {
    name: profileField(name),
    category: profileField(category),
    ingredients: profileField(ingredients),
  };
}

function takeRecipeApart(recipe: RecipeRow): RecipeTerms {
  return takeApart({ ...recipe, category: cuisineWithId(recipe.categoryId)?.name ?? '' });
}

const inserted = composedOfRow((db, profile: Schema['search_profiles']) =>
  db.insertInto('search_profiles').values(profile),
);

async function putProfile(
  db: Db,
  seq: number,
  recipe: RecipeRow,
  terms: RecipeTerms,
): Promise<void> {
  await inserted(db, { seq, created_at: recipe.createdAt, ...profileOf(terms) });
}
