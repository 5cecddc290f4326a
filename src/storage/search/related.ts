import { cuisineWithId } from '#domain/categories/cuisines.ts';
import { withoutHeadings } from '#domain/kitchen/ingredient-sections.ts';
import { all, any, type Expression } from '#domain/search/expression.ts';
import { informative, termsOf } from '#domain/search/terms.ts';
import type { SearchTools } from '../define.ts';
import { findRecipe, recipesInOrder } from '../features/recipes/reads.ts';
import type { RecipeRow } from '../features/recipes/rows.ts';
import type { Db } from '../schema.ts';
import { newestSeq } from './frequency.ts';
import type { Held, PostingsReader } from './postings.ts';
import type { FrequencyOf } from './search-memory.ts';

/** So many terms are looked at, the rarest of them compared, the rarest of those looked for. */
const weighedTerms = 24;
const comparedTerms = 16;
const soughtTerms = 5;
const mostCandidates = 150;
const nameWeight = 3;
/** More than are shown at once, because some of them may go. */
const mostRelated = 8;

/** A term of the recipe with what sharing it is worth: the rarer, the more. */
type Weighed = { term: string; weight: number; isInName: boolean };

/** The recipes of the category that are most alike, by their ids, the most alike first; never the recipe itself. */
export async function relateRecipe(
  { db, postings, frequencies }: SearchTools,
  recipeId: string,
  categoryId: string,
): Promise<string[]> {
  const recipe = await findRecipe(db, recipeId);
  const category = termsOf(cuisineWithId(categoryId)?.name ?? '');
  if (!recipe || category.length === 0) return [];
  const weighed = await weigh(db, await frequencies.begin(postings), recipe);
  const candidates = await alike(postings, category, weighed);
  const seqs = candidates
    .map((one) => ({ seq: one.seq, createdAt: one.createdAt, score: likeness(one, weighed) }))
    .sort((a, b) => b.score - a.score || b.createdAt - a.createdAt || b.seq - a.seq)
    .map((candidate) => candidate.seq);
  // The category's words may stand in a name of another category, hence the margin and the filter.
  const rows = await recipesInOrder(db, seqs.slice(0, mostRelated * 3));
  return rows
    .filter((row) => row.categoryId === categoryId && row.id !== recipeId)
    .slice(0, mostRelated)
    .map(({ id }) => id);
}

async function weigh(db: Db, frequencyOf: FrequencyOf, recipe: RecipeRow): Promise<Weighed[]> {
  const newest = await newestSeq(db);
  const name = new Set(informative(recipe.name));
  const ingredients = withoutHeadings(recipe.ingredients, recipe.language).join('\n');
  const terms = new Set([...name, ...informative(ingredients)]);
  const weighed: Weighed[] = [];
  for (const term of [...terms].filter((one) => /\p{L}{2}/u.test(one)).slice(0, weighedTerms)) {
    const frequency = await frequencyOf(term, newest);
    const rarity = Math.log(1 + newest / Math.max(2, frequency));
    const isInName = name.has(term);
    weighed.push({ term, isInName, weight: rarity * (isInName ? nameWeight : 1) });
  }
  return weighed
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, comparedTerms);
}

async function alike(
  postings: PostingsReader,
  category: string[],
  weighed: Weighed[],
): Promise<readonly Held[]> {
  const within = category.map((term) => ({ term }));
  const seqs = new Set<number>();
  const add = async (where: 'names' | 'all', terms: Expression[]) => {
    if (terms.length === 0) return;
    const expression = all([...within, any(terms)]);
    for (const seq of await postings.find(where, expression, mostCandidates)) seqs.add(seq);
  };
  await add(
    'names',
    weighed.filter((one) => one.isInName).map(({ term }) => ({ term })),
  );
  const top = weighed.slice(0, soughtTerms).map(({ term }) => ({ term }));
  await add('all', top);
  // Pairs of the rarest alone: of frequent terms they would read half the index.
  const [first, second, third] = top;
  if (first && second) await add('all', [all([first, second])]);
  if (first && third) await add('all', [all([first, third])]);
  return postings.held(
    [...seqs],
    weighed.map(({ term }) => term),
  );
}

function likeness({ inName, inIngredients }: Held, weighed: Weighed[]): number {
  let score = 0;
  for (const { term, weight, isInName } of weighed) {
    if (inName.has(term)) score += weight;
    else if (inIngredients.has(term)) score += isInName ? weight / 2 : weight;
  }
  return score;
}
