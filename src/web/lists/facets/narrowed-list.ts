import type { FacetCountReply } from '#contract/browse.ts';
import type { Client } from '#contract/client.ts';
import type { Cuisine } from '#domain/categories/cuisines.ts';
import { writeChosen } from '#domain/facets/facets.ts';
import { toCard } from '#web/data/recipe.ts';
import { failPage } from '../../page/failures.ts';
import { pageSize } from '../all-recipes.ts';
import type { ListPlace } from '../list-place.ts';
import { emptyList, type RecipeList } from '../recipe-list.ts';
import type { Narrowing } from './narrowing.ts';

/** How many recipes each further choice leads to; in the browser it may come behind the list. */
export type Counts = readonly FacetCountReply[];
/** What a list leaves out because it is avoided, what it was asked to in vain, and what may have been meant. */
export type Avoided = {
  leftOut: string[];
  notLeftOut: string[];
  unknown: { typed: string; near: string[] }[];
};
export const nothingAvoided: Avoided = { leftOut: [], notLeftOut: [], unknown: [] };
type NarrowedList = RecipeList & Avoided & { counts: Counts };

/** What a list is of beside what is chosen: one cuisine, or what a sentence finds. */
type Scope = { cuisine?: Cuisine | null; keyword?: string; asWords?: readonly string[] };

/** The parameters of the call for a narrowed list. */
export function queryOf({ chosen, sort }: Narrowing, { cuisine, keyword, asWords }: Scope) {
  return {
    ...Object.fromEntries(writeChosen(chosen)),
    ...(cuisine ? { category: cuisine.name } : {}),
    ...(keyword ? { keyword } : {}),
    ...(asWords && asWords.length > 0 ? { words: asWords.join(',') } : {}),
    sort,
  };
}

/** A page of a narrowed list, whose pages are found by cursors alone. Never throws. */
export async function fetchNarrowed(
  api: Client,
  narrowing: Narrowing,
  scope: Scope,
  place: ListPlace,
): Promise<NarrowedList> {
  if (place.page !== null && place.page !== 1) return failPage('not_found', 404);
  const query = { ...queryOf(narrowing, scope), cursor: place.cursor, limit: pageSize };
  const result = await api.browseRecipes({ query: query as never });
  if (!result.ok) return { ...emptyList(result), ...nothingAvoided, counts: [] };
  const { foods, total, nextCursor, facets, leftOut, notLeftOut, unknown } = result.data;
  return {
    foods: foods.map(toCard),
    total,
    next: nextCursor ?? null,
    page: place.page,
    isWhole: false,
    isByCursor: true,
    failure: null,
    counts: facets,
    leftOut,
    notLeftOut,
    unknown,
  };
}

/** How many recipes the choices beside a list lead to; none where that cannot be had. */
export async function fetchCounts(
  api: Client,
  narrowing: Narrowing,
  scope: Scope,
): Promise<Counts> {
  const result = await api.browseRecipes({
    query: { ...queryOf(narrowing, scope), limit: 0 } as never,
  });
  return result.ok ? result.data.facets : [];
}
