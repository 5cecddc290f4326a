import { useEffect, useState } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { useApi } from '../data/api.ts';
import { useAuth } from '../session/auth.ts';

/** `undefined` until it is known, null where there is none. */
type WaitingRecipe = RecipeDetailReply | null | undefined;

/**
 * A recipe of the reader's own that waits for a moderator's look. It is a 404 for everybody else, and so for the server: only the
 * browser knows who reads.
 */
export function useWaitingRecipe(slug: string): WaitingRecipe {
  const api = useApi();
  const { user } = useAuth();
  const userId = user?._id;
  const [told, setTold] = useState<{ key: string; food: RecipeDetailReply | null }>();
  const key = `${userId} ${slug}`;
  useEffect(() => {
    if (userId === undefined) return;
    let isOver = false;
    const ask = async () => {
      const result = await api.getWaitingRecipe({ params: { slug } });
      const food = result.ok ? result.data.food : null;
      if (!isOver) setTold({ key: `${userId} ${slug}`, food });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [api, userId, slug]);
  if (userId === undefined) return null;
  return told?.key === key ? told.food : undefined;
}
