import { useEffect, useState } from 'react';
import { useApi } from '#web/data/api.ts';
import { useSite } from '#web/page/text.ts';

/** Newest first, so that one that was sent a moment ago is among them. */
const asked = 200;

/** Whether a recipe of one's own waits for a moderator's look; null until that is known, and where it cannot be told. Sites where nothing waits are asked nothing. */
export function useIsWaiting(id: string): boolean | null {
  const api = useApi();
  const { looksFirst } = useSite();
  const [waiting, setWaiting] = useState<{ id: string; isWaiting: boolean } | null>(null);
  useEffect(() => {
    if (!looksFirst) return;
    let isOver = false;
    const ask = async () => {
      const result = await api.listWaitingRecipes({ query: { limit: asked } });
      // Not known is not live: that would lead to an address at which there may be nothing.
      if (isOver || !result.ok) return;
      setWaiting({ id, isWaiting: result.data.recipes.some(({ _id }) => _id === id) });
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [api, id, looksFirst]);
  if (!looksFirst) return false;
  return waiting?.id === id ? waiting.isWaiting : null;
}
