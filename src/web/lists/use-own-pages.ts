import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardRecipe } from '../data/recipe.ts';

/** A page of a person's own list; without a cursor it is the last. */
export type OwnPage = { foods: CardRecipe[]; total: number; nextCursor?: string | undefined };
/** Asks for a page of one's own list; null for one that could not be had. */
export type AskPage = (query: {
  category?: string | undefined;
  cursor?: string | undefined;
}) => Promise<OwnPage | null>;

type Listed = { ask: AskPage; category: string | undefined; page: OwnPage };
export type OwnPages = {
  /** Null while the first page is on its way. */
  foods: readonly CardRecipe[] | null;
  total: number;
  /** Asks for the page behind; null where there is none. */
  loadMore: (() => void) | null;
  /** All cards that came since the list was opened, whatever the filter was. */
  seen: ReadonlyMap<string, CardRecipe>;
};

/** A person's own list under a filter, page by page; asked for anew when `ask` is another one. */
export function useOwnPages(ask: AskPage, category: string | undefined): OwnPages {
  const [listed, setListed] = useState<Listed | null>(null);
  const [seen, setSeen] = useState<ReadonlyMap<string, CardRecipe>>(new Map());
  const take = useCallback((next: Listed) => {
    setListed(next);
    setSeen(
      (cards) => new Map([...cards, ...next.page.foods.map((card) => [card._id, card] as const)]),
    );
  }, []);
  useEffect(() => {
    let isCurrent = true;
    void ask({ category }).then((page) => {
      if (isCurrent) take({ ask, category, page: page ?? { foods: [], total: 0 } });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, category, take]);
  const now = listed?.ask === ask && listed.category === category ? listed : null;
  const loadMore = useMore(now, take);
  return {
    foods: now?.page.foods ?? null,
    total: now?.page.total ?? 0,
    loadMore: now?.page.nextCursor ? loadMore : null,
    seen,
  };
}

function useMore(now: Listed | null, take: (next: Listed) => void): () => void {
  const busyWith = useRef<string | null>(null);
  const more = useCallback(async () => {
    const cursor = now?.page.nextCursor;
    if (!now || !cursor || busyWith.current === cursor) return;
    busyWith.current = cursor;
    const page = await now.ask({ category: now.category, cursor });
    busyWith.current = null;
    if (!page) return;
    const known = new Set(now.page.foods.map(({ _id }) => _id));
    const added = page.foods.filter(({ _id }) => !known.has(_id));
    take({ ...now, page: { ...page, foods: [...now.page.foods, ...added] } });
  }, [now, take]);
  return useCallback(() => void more(), [more]);
}
