import { useCallback, useState } from 'react';
import type { Refused } from '#contract/client.ts';
import { useApi } from '#web/data/api.ts';
import { whyKept } from '#web/data/use-own.ts';
import { type AskPage, type Page, type Pages, usePages } from '#web/lists/use-pages.ts';
import { useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';

type Listed<Item> = Omit<Page<Item>, 'items'> & ({ recipes: Item[] } | { foods: Item[] });

/** Asks for a page of a list of one's own recipes; the same function each time. */
export type AskOwn<Item> = (
  api: ReturnType<typeof useApi>,
  query: { limit: number; cursor?: string },
) => Promise<{ ok: true; data: Listed<Item> } | Refused>;

/** As far as they have come; `isKnown` once that is more than nothing. */
export type OwnList<Item> = {
  recipes: readonly Item[];
  loadMore: Pages<Item>['loadMore'];
  isKnown: boolean;
  /** Why it is kept from the person, as in `whyKept`. */
  why: string;
  forget: (id: string) => void;
};

/** Several of these lists stand above one another: each shows a few at first. */
const pageSize = 12;

/** A list of the person's own recipes, page by page, asked for anew each turn; a failure is logged and shows none. */
export function useOwnRecipes<Item extends { _id: string }>(
  userId: string,
  askOwn: AskOwn<Item>,
  turn = 0,
): OwnList<Item> {
  const api = useApi();
  const text = useText();
  const [why, setWhy] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or turn is another question.
  const ask = useCallback<AskPage<Item>>(
    async (cursor) => {
      const result = await askOwn(api, { limit: pageSize, ...(cursor ? { cursor } : {}) });
      setWhy(whyKept(result));
      if (result.ok) {
        const { data } = result;
        return { ...data, items: 'foods' in data ? data.foods : data.recipes };
      }
      reportSilently(text, 'silent.recipes', result);
      return cursor ? null : { items: [], total: 0 };
    },
    [api, text, userId, askOwn, turn],
  );
  const { page, isStale, loadMore, remove } = usePages(ask);
  const now = isStale ? null : page;
  return {
    recipes: now?.items ?? [],
    loadMore: now ? loadMore : null,
    isKnown: now !== null,
    why,
    forget: remove,
  };
}
