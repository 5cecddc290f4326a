import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { keptScroll } from '../page/kept-scroll.ts';
import { renewStart } from './grow-list.ts';
import type { RecipeList } from './recipe-list.ts';
import { recallList } from './scrolled-lists.ts';
import type { ChangeList } from './use-recipe-list.ts';

/** Only the browser lays anything out. */
const useLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Brings a list back as it was left where the document itself was loaded anew on the way back:
 * the server drew its first page alone, and the place to scroll to lies further down.
 */
export function useListAsLeft(
  key: string,
  loaded: RecipeList,
  list: RecipeList,
  change: ChangeList,
): void {
  const isHydrated = useHydrated();
  const [wasDrawn] = useState(!isHydrated);
  const isAsked = useRef(false);
  const goal = useRef<number | null>(null);
  useLayout(() => {
    if (!wasDrawn || isAsked.current) return;
    isAsked.current = true;
    const left = isReturn() ? recallList(key) : null;
    if (!left || left.foods.length <= loaded.foods.length) return;
    goal.current = keptScroll(key);
    change(loaded, (drawn) => renewStart(left, drawn));
  }, [wasDrawn, key, loaded, change]);
  useLayout(() => {
    if (goal.current === null || list === loaded) return;
    window.scrollTo(0, goal.current);
    goal.current = null;
  }, [list, loaded]);
}

/** Whether the document was loaded by going back or forth, or by a reload. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load !== undefined && load.type !== 'navigate';
}
