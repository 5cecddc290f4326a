type Read<Given extends unknown[], Told> = (
  isWanted: () => boolean,
  ...given: Given
) => Promise<Told>;

/** Knows which pictures of a form are still being read: what is sent waits for them, for they show only afterwards. */
export function createReading() {
  let pending = new Set<Promise<unknown>>();
  let hasEnded = false;
  return {
    isReading: (): boolean => pending.size > 0,
    async settled(): Promise<void> {
      await Promise.all(pending);
    },
    /**
     * The same function, which is waited for. After each wait of its own it asks `isWanted` whether there is still a form
     * for what it has read.
     */
    noting:
      <Given extends unknown[], Told>(read: Read<Given, Told>) =>
      (...given: Given): Promise<Told> => {
        const own = pending;
        const reading = read(() => own === pending && !hasEnded, ...given).finally(() =>
          own.delete(reading),
        );
        own.add(reading);
        return reading;
      },
    /** Makes what is being read unwanted, and whatever comes later: the form has gone. */
    end(): void {
      hasEnded = true;
      pending = new Set();
    },
    /** Takes pictures again; what was ended stays unwanted. */
    begin(): void {
      hasEnded = false;
    },
  };
}
