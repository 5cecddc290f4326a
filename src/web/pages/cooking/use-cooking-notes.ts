import { useEffect, useState } from 'react';
import type { LineNoteReply } from '#contract/notes.ts';
import { useApi } from '#web/data/api.ts';
import { useAuth } from '#web/session/auth.ts';

/** A note and the line as it read when it was written. */
export type CookingNote = Pick<LineNoteReply, 'text' | 'line'>;

/**
 * What somebody logged in noted on a line of the recipe, by its id, and nothing of what others did. Nothing without a
 * network, or where it does not come: it is asked for again when the network returns.
 */
export function useCookingNotes(
  recipeId: string,
): (lineId: string | undefined) => CookingNote | undefined {
  const api = useApi();
  const { user } = useAuth();
  const userId = user?._id;
  const key = userId ? `${userId} ${recipeId}` : null;
  const [told, setTold] = useState<{ key: string; notes: ReadonlyMap<string, CookingNote> }>();
  useEffect(() => {
    if (!key) return;
    const end = new AbortController();
    const ask = async () => {
      const result = await api.getNote({ params: { recipeId } });
      if (end.signal.aborted || !result.ok) return;
      setTold({ key, notes: new Map(result.data.lines.map((note) => [note.lineId, note])) });
    };
    if (navigator.onLine) void ask();
    window.addEventListener('online', () => void ask(), { signal: end.signal });
    return () => end.abort();
  }, [api, key, recipeId]);
  const own = told?.key === key ? told?.notes : undefined;
  return (lineId = '') => own?.get(lineId);
}
