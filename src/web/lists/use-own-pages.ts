import { useCallback, useState } from 'react';
import type { CardRecipe } from '../data/recipe.ts';
import { type AskPage, usePages } from './use-pages.ts';

/** Asks for a page of one's own list; null for one that could not be had. */
export type AskOwnPage = (query: {
  category?: string | undefined;
  cursor?: string | undefined;
}) => Promise<{ foods: CardRecipe[]; total: number; nextCursor?: string | undefined } | null>;

export type OwnPages = {
  /** Null while the first page is on its way. */
  foods: readonly CardRecipe[] | null;
  total: number;
  /** Asks for the page behind; null where there is none. */
  loadMore: (() => void) | null;
  /** Asks again where the first page could not be had. */
  retry: (() => void) | null;
  /** All cards that came since the list was opened, whatever the filter was. */
  seen: ReadonlyMap<string, CardRecipe>;
};

/** A person's own recipes under a filter; asked for anew when `ask` is another one. */
export function useOwnPages(ask: AskOwnPage, category: string | undefined): OwnPages {
  const [seen, setSeen] = useState<ReadonlyMap<string, CardRecipe>>(new Map());
  const askPage = useCallback<AskPage<CardRecipe>>(
    async (cursor) => {
      const found = await ask({ category, cursor });
      if (!found) return null;
      const { foods: items, ...rest } = found;
      setSeen((cards) => new Map([...cards, ...items.map((card) => [card._id, card] as const)]));
      return { items, ...rest };
    },
    [ask, category],
  );
  const { page, isStale, hasFailed, reload, loadMore } = usePages(askPage);
  const now = isStale || hasFailed ? null : page;
  return {
    foods: now?.items ?? null,
    total: now?.total ?? 0,
    loadMore: now ? loadMore : null,
    retry: hasFailed && !isStale ? reload : null,
    seen,
  };
}
