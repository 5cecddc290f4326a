import { useState } from 'react';

/** Knows which pictures are still being read: what is sent waits for them, for they show only afterwards. */
export function useReading() {
  const [pending] = useState(() => new Set<Promise<void>>());
  return {
    isReading: (): boolean => pending.size > 0,
    async settled(): Promise<void> {
      await Promise.all(pending);
    },
    /** The same function, which is waited for. */
    noting:
      <Given extends unknown[]>(read: (...given: Given) => Promise<void>) =>
      (...given: Given): Promise<void> => {
        const reading = read(...given).finally(() => pending.delete(reading));
        pending.add(reading);
        return reading;
      },
  };
}
