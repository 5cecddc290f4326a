import { useEffect, useState } from 'react';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import type { HiddenRecipeReply } from '#contract/waiting.ts';
import { useApi } from '../data/api.ts';
import { whyKept } from '../data/use-own.ts';
import { passingStatuses } from '../keep-page.ts';
import { persist } from '../page/outage.ts';
import { useAuth } from '../session/auth.ts';

type Withheld = {
  food: RecipeDetailReply;
  /** When and why a moderator hid it; absent where it waits for a look. */
  hidden?: HiddenRecipeReply['hidden'] | undefined;
};

/** Why the site says nothing of it to the reader, as in `whyKept`. */
type Kept = { why: string };

/** `undefined` until it is known, null where the site says that there is none. */
type WaitingRecipe = Withheld | Kept | null | undefined;

/**
 * A recipe of the reader's own that waits for a moderator's look, or that one has hidden. It is a 404 for everybody else, and so for the server: only the
 * browser knows who reads. What is lost on its way is asked for again, as pages are: it is no sign that there is nothing.
 * What was told stays before a reader whose session has ended: they may have typed into it.
 */
export function useWaitingRecipe(slug: string): WaitingRecipe {
  const api = useApi();
  const { user, ended } = useAuth();
  const userId = user?._id;
  const [told, setTold] = useState<{ key: string; own: Withheld | Kept | null }>();
  const key = `${userId ?? ended} ${slug}`;
  useEffect(() => {
    if (userId === undefined) return;
    const end = new AbortController();
    const attempt = async () => {
      const result = await api.getWaitingRecipe({ params: { slug } });
      const isLost = !result.ok && (result.status === 0 || passingStatuses.includes(result.status));
      const why = whyKept(result);
      return { isLost, settle: () => (result.ok ? result.data : why ? { why } : null) };
    };
    void persist(attempt, end.signal).then((own) => {
      if (!end.signal.aborted) setTold({ key: `${userId} ${slug}`, own });
    });
    return () => end.abort();
  }, [api, userId, slug]);
  if (told?.key === key) return told.own;
  return userId === undefined ? null : undefined;
}
