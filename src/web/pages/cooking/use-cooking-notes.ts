import { useEffect, useState } from 'react';
import { useApi } from '#web/data/api.ts';
import { useAuth } from '#web/session/auth.ts';

/** What somebody logged in noted on a line of the recipe, by its id; nothing without a network, or where it does not come. */
export function useCookingNotes(recipeId: string): (lineId: string | undefined) => string {
  const api = useApi();
  const { user } = useAuth();
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(none);
  const userId = user?._id;
  useEffect(() => {
    if (!userId || !navigator.onLine) return setNotes(none);
    let isOver = false;
    void api.getNote({ params: { recipeId } }).then((result) => {
      if (isOver || !result.ok) return;
      setNotes(new Map(result.data.lines.map(({ lineId, text }) => [lineId, text])));
    });
    return () => {
      isOver = true;
    };
  }, [api, userId, recipeId]);
  return (lineId = '') => notes.get(lineId) ?? '';
}

const none: ReadonlyMap<string, string> = new Map();
