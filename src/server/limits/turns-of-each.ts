type Turns = { left: number; waiting: (() => void)[] };

/** Waits for a turn of an account; answers with what ends it, which may be called more than once. */
type EnterTurn = (userId: string) => Promise<() => void>;

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
    return () => {
      if (!hasLeft) leave(userId, own);
      hasLeft = true;
    };
  };
}
