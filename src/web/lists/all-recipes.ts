import type { Client } from '#contract/client.ts';
import { totalMinutes } from '#domain/recipes/times.ts';
import type { Text } from '#messages/format.ts';
import { readStored, removeStored, writeStored } from '../data/browser-storage.ts';
import { type CardRecipe, categoryOf, toCard } from '../data/recipe.ts';
import { reportSilently } from '../page/toasts.ts';

const storageKey = 'AllRecipes';
const totalKey = 'AllRecipesTotal';
/** Past this many recipes the browser keeps the first page only. */
const wholeListMax = 500;
/** Recipes on a page of a list. */
export const pageSize = 48;

type RecipeList = { foods: CardRecipe[]; total: number };

/** The first page of a list from the cache, or null where the cache does not know it. */
export function readCachedPage(categoryId?: string): RecipeList | null {
  const cards = readCards();
  const total = readStored(totalKey);
  if (!cards || typeof total !== 'number') return null;
  if (!categoryId) return { foods: cards.slice(0, pageSize), total };
  if (cards.length < total) return null;
  const matching = cards.filter((card) => categoryOf(card)._id === categoryId);
  return { foods: matching.slice(0, pageSize), total: matching.length };
}

function readCards(): CardRecipe[] | null {
  const stored = readStored(storageKey);
  return Array.isArray(stored) ? (stored as CardRecipe[]) : null;
}

/**
 * By what a cache is told from what was fetched: when its recipes were updated, where their photos lie, and what
 * cards say beside, which a cache from before cards said it does not hold.
 */
const signOf = (cards: CardRecipe[]): string =>
  String(
    cards.map((card) => [
      card.updatedAt,
      card.photo?.url,
      totalMinutes(card),
      card.difficulty,
      card.diet,
      card.cook?.name,
      card.rating?.value,
      card.rating?.count,
    ]),
  );

/** Takes a fetched list into the cache, unless the cache has as many with the same updates. */
export function keepList(list: RecipeList): void {
  const cards = list.foods.slice(0, list.total > wholeListMax ? pageSize : undefined).map(toCard);
  const cached = readCards();
  if (!cached || signOf(cached) !== signOf(cards)) writeStored(storageKey, cards);
  writeStored(totalKey, list.total);
}

/** Forgets the cached list, because a recipe of it was just changed here. */
export function forgetList(): void {
  removeStored(storageKey);
  removeStored(totalKey);
}

/**
 * Fetches the whole list once, when the browser is idle after the start, unless the first
 * page's loader already carried it whole.
 */
export function fetchListWhenIdle(api: Client, text: Text, carried: unknown): void {
  const whole = findWholeList(carried);
  if (whole) {
    keepList(whole);
    return;
  }
  const fetchList = async () => {
    const result = await api.cards.listRecipes({ query: { limit: wholeListMax } });
    if (result.ok) keepList(result.data);
    else reportSilently(text, 'silent.recipes', result);
  };
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => void fetchList(), { timeout: 5000 });
  else setTimeout(() => void fetchList(), 2000);
}

/** Finds in the first page's loader data a list that says it is the unfiltered whole. */
function findWholeList(loaderData: unknown): RecipeList | null {
  for (const data of Object.values((loaderData ?? {}) as Record<string, unknown>)) {
    const { foods, total, isWhole } = (data ?? {}) as RecipeList & { isWhole?: boolean };
    if (isWhole && Array.isArray(foods) && foods.length === total) return { foods, total };
  }
  return null;
}
