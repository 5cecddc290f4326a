import { useCallback, useEffect, useState } from 'react';
import type { DeletedRecipeReply } from '#contract/deletions.ts';
import { useApi } from '#web/data/api.ts';
import { useText } from '#web/page/text.ts';
import { reportSilently } from '#web/page/toasts.ts';

type List = { userId: string; recipes: DeletedRecipeReply[]; next: string | null };

/** What the person has deleted, page by page; a failure is logged and shows none. */
export function useDeletedRecipes(userId: string) {
  const api = useApi();
  const text = useText();
  const [list, setList] = useState<List>({ userId, recipes: [], next: null });
  const load = useCallback(
    async (cursor?: string): Promise<List | null> => {
      const result = await api.listDeletedRecipes({ query: { cursor } as { cursor?: string } });
      if (result.ok) {
        const { recipes, nextCursor } = result.data;
        return { userId, recipes, next: nextCursor ?? null };
      }
      reportSilently(text, 'silent.recipes', result);
      return null;
    },
    [api, text, userId],
  );
  useEffect(() => {
    let isCurrent = true;
    void load().then((first) => {
      if (first && isCurrent) setList(first);
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);
  const loadMore = async () => {
    const more = list.next === null ? null : await load(list.next);
    if (more) setList((was) => ({ ...more, recipes: [...was.recipes, ...more.recipes] }));
  };
  const forget = (id: string) =>
    setList((was) => ({ ...was, recipes: was.recipes.filter(({ _id }) => _id !== id) }));
  const isTheirs = list.userId === userId;
  return {
    recipes: isTheirs ? list.recipes : [],
    hasMore: isTheirs && list.next !== null,
    loadMore: () => void loadMore(),
    forget,
  };
}
