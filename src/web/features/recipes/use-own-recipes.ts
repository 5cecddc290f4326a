import { useCallback } from 'react';
import type { Result } from '#contract/client.ts';
import type { Call } from '#contract/define.ts';
import { useApi } from '#web/data/api.ts';
import { type AskPage, type Page, usePages } from '#web/lists/use-pages.ts';
import { useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';

type Api = ReturnType<typeof useApi>;
type Refused = Extract<Result<Call>, { ok: false }>;

/** Asks for a page of a list of one's own recipes; the same function each time. */
export type AskOwn<Item> = (api: Api, query: { cursor?: string }) => Promise<Page<Item> | Refused>;

/** As far as they have come; `isKnown` once that is more than nothing. */
export type OwnRecipes<Item> = {
  recipes: readonly Item[];
  loadMore: (() => void) | null;
  isKnown: boolean;
  forget: (id: string) => void;
};

/** A list of the person's own recipes, page by page, asked for anew each turn; a failure is logged and shows none. */
export function useOwnRecipes<Item extends { _id: string }>(
  userId: string,
  askOwn: AskOwn<Item>,
  turn = 0,
): OwnRecipes<Item> {
  const api = useApi();
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or turn is another question.
  const ask = useCallback<AskPage<Item>>(
    async (cursor) => {
      const result = await askOwn(api, { cursor } as { cursor?: string });
      if ('items' in result) return result;
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
    forget: remove,
  };
}
