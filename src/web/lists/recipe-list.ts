import type { RouterContextProvider } from 'react-router';
import type { Client, Refused } from '#contract/client.ts';
import { apiContext } from '#web/context.ts';
import { type CardRecipe, toCard } from '../data/recipe.ts';
import { failPage } from '../page/failures.ts';
import { pageSize, readCachedPage } from './all-recipes.ts';
import type { ListPlace } from './list-place.ts';

/** What is left of a refused call when it travels with a page. */
export type Failure = Pick<Refused, 'status' | 'code'>;

/** A page of a list; `next` is the marker of the page after it, null on the last. */
export type RecipeList = {
  foods: CardRecipe[];
  total: number;
  next: string | null;
  /** The number of the last page in `foods`, from 1; null behind a cursor. */
  page: number | null;
  /** All recipes of the site, unfiltered from the first: what the AllRecipes cache wants. */
  isWhole: boolean;
  /** No page but the first has a number. */
  isByCursor?: boolean;
  /** Set when the call failed: the list is empty then and the page stays silent about it. */
  failure: Failure | null;
  /** In the browser: `foods` come from the cache, and this is what the API says. */
  fresh?: Promise<RecipeList>;
};

type RecipeFilter = { category?: string | undefined; userId?: string | undefined };

/** Asks the API for a page of recipes, newest first. Never throws. */
export async function fetchRecipeList(
  api: Client,
  filter: RecipeFilter,
  place: ListPlace,
): Promise<RecipeList> {
  const page = place.page === 1 ? undefined : (place.page ?? undefined);
  const query = { ...filter, page, cursor: place.cursor, limit: pageSize };
  const result = await api.cards.listRecipes({ query: query as never });
  if (!result.ok) return emptyList(result);
  const { foods, total, nextCursor } = result.data;
  const isFirst = !filter.category && !filter.userId && place.page === 1;
  return {
    foods: foods.map(toCard),
    total,
    next: nextCursor ?? null,
    page: place.page,
    isWhole: isFirst && !nextCursor,
    failure: null,
  };
}

/**
 * A page of recipes for a loader; one past the end is a 404. In the browser the AllRecipes cache
 * paints at once where it can, and the API's answer follows in `fresh`.
 */
export async function loadRecipeList(
  context: Readonly<RouterContextProvider>,
  filter: RecipeFilter,
  place: ListPlace,
): Promise<RecipeList> {
  const api = context.get(apiContext);
  const mayPaint = typeof window !== 'undefined' && place.page === 1 && !filter.userId;
  const cached = mayPaint ? readCachedPage(filter.category) : null;
  if (!cached) return onlyWithRecipes(await fetchRecipeList(api, filter, place), place);
  const { foods, total } = cached;
  const fresh = fetchRecipeList(api, filter, place);
  return { ...emptyList(null), foods, total, fresh };
}

/** The list, or the 404 page where it begins behind its last recipe; the first page may be empty. */
export function onlyWithRecipes<List extends RecipeList>(list: List, place: ListPlace): List {
  const { foods, failure } = list;
  const isBadCursor = place.page === null && failure?.status === 400;
  const isPastEnd = place.page !== 1 && failure === null && foods.length === 0;
  return isBadCursor || isPastEnd ? failPage('not_found', 404) : list;
}

/** A list of nothing, which may stand for a failed call. */
export function emptyList(failure: Failure | null): RecipeList {
  const { status, code } = failure ?? {};
  return {
    foods: [],
    total: 0,
    next: null,
    page: 1,
    isWhole: false,
    failure: status === undefined || code === undefined ? null : { status, code },
  };
}
