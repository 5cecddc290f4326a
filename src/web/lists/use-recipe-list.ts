import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MessageKey } from '#messages/en.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useText } from '../page/text.ts';
import { reportSilently } from '../page/toasts.ts';
import { joinPages, renewStart } from './grow-list.ts';
import type { RecipeList } from './recipe-list.ts';
import { recallList, rememberList } from './scrolled-lists.ts';
import { useListAsLeft } from './use-list-as-left.ts';

type Shown = { key: string; loaded: RecipeList; list: RecipeList };
type SilentKey = Extract<MessageKey, `silent.${string}`>;

type Options = {
  loaded: RecipeList;
  /** Asks for the page that the marker names. */
  loadPage: (next: string) => Promise<RecipeList>;
  silentKey: SilentKey;
};

export type ShownList = Pick<RecipeList, 'foods' | 'total' | 'next' | 'page' | 'isByCursor'> & {
  loadMore: () => void;
};

/** A list that grows page by page from what the loader brought, and freshens what came from the cache. */
export function useRecipeList({ loaded, loadPage, silentKey }: Options): ShownList {
  const { key } = useLocation();
  const isHydrated = useHydrated();
  const [shown, setShown] = useState<Shown>(() =>
    isHydrated ? startOf(key, loaded) : { key, loaded, list: loaded },
  );
  let current = shown;
  if (shown.loaded !== loaded) {
    const isSamePlace = shown.key === key;
    current = isSamePlace ? renewed(key, loaded, shown.list) : startOf(key, loaded);
    setShown(current);
  }
  const { list } = current;
  const change = useCallback((of: RecipeList, update: (list: RecipeList) => RecipeList) => {
    setShown((was) => (was.loaded === of ? { ...was, list: update(was.list) } : was));
  }, []);
  useListAsLeft(key, loaded, list, change);
  useFreshening(loaded, silentKey, change);
  useEffect(() => rememberList(key, list), [key, list]);
  const loadMore = useMore(current, loadPage, silentKey, change);
  const { foods, total, next, page, isByCursor } = list;
  return { foods, total, next, page, ...(isByCursor ? { isByCursor } : {}), loadMore };
}

/** Changes the list that grew from what was loaded, unless another has come since. */
export type ChangeList = (of: RecipeList, update: (list: RecipeList) => RecipeList) => void;

function startOf(key: string, loaded: RecipeList): Shown {
  const kept = recallList(key);
  return kept ? renewed(key, loaded, kept) : { key, loaded, list: loaded };
}

/** What the cache knows is no news for a list that shows: the API's answer follows. */
function renewed(key: string, loaded: RecipeList, list: RecipeList): Shown {
  return { key, loaded, list: loaded.fresh ? list : renewStart(list, loaded) };
}

function useFreshening(loaded: RecipeList, silentKey: SilentKey, change: ChangeList): void {
  const text = useText();
  useEffect(() => {
    let isGone = false;
    const freshen = async () => {
      const fresh = await loaded.fresh;
      if (fresh?.failure) reportSilently(text, silentKey, fresh.failure);
      else if (fresh && !isGone) change(loaded, (list) => renewStart(list, fresh));
    };
    if (loaded.failure) reportSilently(text, silentKey, loaded.failure);
    void freshen();
    return () => {
      isGone = true;
    };
  }, [loaded, silentKey, text, change]);
}

function useMore(
  { loaded, list }: Shown,
  loadPage: Options['loadPage'],
  silentKey: SilentKey,
  change: ChangeList,
): () => void {
  const text = useText();
  const busyWith = useRef<string | null>(null);
  const loadMore = useCallback(async () => {
    if (list.next === null || busyWith.current === list.next) return;
    busyWith.current = list.next;
    const page = await loadPage(list.next);
    busyWith.current = null;
    if (page.failure) return reportSilently(text, silentKey, page.failure);
    change(loaded, (now) => (now === list ? joinPages(list, page) : now));
  }, [loaded, list, loadPage, silentKey, text, change]);
  return useCallback(() => void loadMore(), [loadMore]);
}
