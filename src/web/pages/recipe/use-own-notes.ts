import { useEffect, useState } from 'react';
import { useApi } from '#web/data/api.ts';
import { useAuth } from '#web/session/auth.ts';
import type { OwnNotes } from '../../features/notes/own-notes.tsx';

/**
 * What somebody logged in noted on a recipe; null for visitors and until it has come. What it takes is loaded for
 * them alone; where that fails the rest of the page stays as it is.
 */
export function useOwnNotes(recipeId: string): { notes: OwnNotes | null; hasFailed: boolean } {
  const api = useApi();
  const { user } = useAuth();
  const userId = user?._id;
  const key = userId ? `${userId} ${recipeId}` : null;
  const [loaded, setLoaded] = useState<{ key: string; notes: OwnNotes | null }>();
  useEffect(() => {
    if (!userId || !key) return;
    let isOver = false;
    const show = (notes: OwnNotes | null) => isOver || setLoaded({ key, notes });
    import('../../features/notes/own-notes.tsx')
      .then(({ openNotes }) => isOver || show(openNotes(api, userId, recipeId)))
      .catch((error: unknown) => {
        console.error('notes', error);
        show(null);
      });
    return () => {
      isOver = true;
    };
  }, [api, key, userId, recipeId]);
  const own = loaded?.key === key ? loaded : undefined;
  return { notes: own?.notes ?? null, hasFailed: own?.notes === null };
}
