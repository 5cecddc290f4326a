type Turns = { left: number; waiting: (() => void)[] };

export type Turn = {
  /** Ends the turn; it may be called more than once. */
  leave: () => void;
  /** Whether the account waits for another one. */
  isAwaited: () => boolean;
};

/** Waits for a turn of an account. */
type EnterTurn = (userId: string) => Promise<Turn>;

/** Has each account do so many things at once, in the order in which they were begun; the others of its wait, and nobody else for them. */
export function createTurnsOfEach(most: number): EnterTurn {
  const all = new Map<string, Turns>();

  function leave(userId: string, own: Turns): void {
    const next = own.waiting.shift();
    if (next) next();
    else own.left += 1;
    if (own.left === most) all.delete(userId);
  }

  return async (userId) => {
    const own = all.get(userId) ?? { left: most, waiting: [] };
    all.set(userId, own);
    if (own.left > 0) own.left -= 1;
    else await new Promise<void>((resolve) => own.waiting.push(resolve));
    let hasLeft = false;
    return {
      leave() {
        if (!hasLeft) leave(userId, own);
        hasLeft = true;
      },
      isAwaited: () => own.waiting.length > 0,
    };
  };
}
