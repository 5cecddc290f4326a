import type { RouterContextProvider } from 'react-router';
import type { Cuisine } from '#domain/categories/cuisines.ts';
import { findCuisine } from '#domain/categories/cuisines.ts';
import { apiContext } from '#web/context.ts';
import type { ListPlace } from '../list-place.ts';
import { loadRecipeList, onlyWithRecipes, type RecipeList } from '../recipe-list.ts';
import {
  type Avoided,
  type Counts,
  fetchCounts,
  fetchNarrowed,
  nothingAvoided,
} from './narrowed-list.ts';
import type { Narrowing } from './narrowing.ts';

/** A list with its choices; in the browser the counts of a list that is painted at once follow it. */
type CountedList = RecipeList & Avoided & { counts: Counts | Promise<Counts> };

/**
 * A page of all recipes or of those of a cuisine, narrowed by what is chosen. One that is not narrowed, or by one cuisine alone, is the
 * list that browsers keep.
 */
export async function loadFacetedList(
  context: Readonly<RouterContextProvider>,
  narrowing: Narrowing,
  place: ListPlace,
  of: Cuisine | null = null,
): Promise<CountedList> {
  const api = context.get(apiContext);
  const sole = soleCuisine(narrowing);
  const cuisine = sole === undefined ? sole : (of ?? sole);
  if (cuisine === undefined) {
    return onlyWithRecipes(await fetchNarrowed(api, narrowing, { cuisine: of }, place), place);
  }
  const counts = fetchCounts(api, narrowing, { cuisine: of });
  const list = await loadRecipeList(context, { category: cuisine?.id }, place);
  return {
    ...list,
    ...nothingAvoided,
    counts: typeof window === 'undefined' ? await counts : counts,
  };
}

/** The cuisine of a list that is narrowed by no more than one, null of the whole; undefined of any other. */
export function soleCuisine({ chosen, sort, usual }: Narrowing): Cuisine | null | undefined {
  const { category, ...others } = chosen;
  const isNarrowed = sort !== usual || Object.values(others).some((values) => values.length > 0);
  if (isNarrowed || category.length > 1) return undefined;
  return category[0] === undefined ? null : findCuisine(category[0]);
}
