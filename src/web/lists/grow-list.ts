import type { RecipeList } from './recipe-list.ts';

/** The list with the page that follows it. A recipe published meanwhile pushes others over a page's edge: no card shows twice. */
export function joinPages(list: RecipeList, page: RecipeList): RecipeList {
  const known = new Set(list.foods.map((recipe) => recipe._id));
  const added = page.foods.filter((recipe) => !known.has(recipe._id));
  return {
    ...page,
    page: list.page === null ? null : list.page + 1,
    foods: [...list.foods, ...added],
  };
}

/** A list that may have grown, with its first page as it is now; what was deleted there is gone. */
export function renewStart(list: RecipeList, start: RecipeList): RecipeList {
  const { foods } = start;
  if (start.failure) return list.foods.length > 0 ? list : start;
  if (list.foods.length <= foods.length || start.next === null) return start;
  const fresh = new Set(foods.map((recipe) => recipe._id));
  const last = list.foods.findLastIndex((recipe) => fresh.has(recipe._id));
  const end = last < 0 ? foods.length : last + 1;
  return { ...list, total: start.total, foods: [...foods, ...list.foods.slice(end)] };
}
