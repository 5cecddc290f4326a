import { createContext, useCallback, useEffect, useState } from 'react';
import { useApi } from '#web/data/api.ts';

type QueueCount = {
  /** How many entries wait; null until that is known. */
  waiting: number | null;
  /** Asks for it anew. */
  recount: () => void;
};

export const QueueCountContext = createContext<QueueCount>({ waiting: null, recount: () => {} });

/** How many entries of the queue wait, for those who settle them: asked for on each part of the page, and once one is settled. */
export function useQueueCount(isForThem: boolean, part: string | undefined): QueueCount {
  const api = useApi();
  const [waiting, setWaiting] = useState<number | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part or turn asks anew.
  useEffect(() => {
    if (!isForThem) return;
    let isOver = false;
    const ask = async () => {
      const result = await api.listQueue({ query: { limit: 1 } });
      if (!isOver && result.ok) setWaiting(result.data.total);
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [api, isForThem, part, turn]);
  const recount = useCallback(() => setTurn((times) => times + 1), []);
  return { waiting: isForThem ? waiting : null, recount };
}
