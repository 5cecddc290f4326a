import { useCallback } from 'react';
import type { DeletedRecipeReply } from '#contract/deletions.ts';
import { useApi } from '#web/data/api.ts';
import { type AskPage, usePages } from '#web/lists/use-pages.ts';
import { useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';

/** What the person has deleted, page by page; a failure is logged and shows none. */
export function useDeletedRecipes(userId: string) {
  const api = useApi();
  const text = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is another question.
  const ask = useCallback<AskPage<DeletedRecipeReply>>(
    async (cursor) => {
      const result = await api.listDeletedRecipes({ query: { cursor } as { cursor?: string } });
      if (result.ok) return { ...result.data, items: result.data.recipes };
      reportSilently(text, 'silent.recipes', result);
      return cursor ? null : { items: [], total: 0 };
    },
    [api, text, userId],
  );
  const { page, isStale, loadMore, remove } = usePages(ask);
  const now = isStale ? null : page;
  return { recipes: now?.items ?? [], loadMore: now ? loadMore : null, forget: remove };
}
