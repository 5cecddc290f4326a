export type Submits = ReturnType<typeof createSubmits>;

/** Knows which submits of a form are under way: they go on when the form has gone. */
export function createSubmits() {
  let underWay = 0;
  let due: (() => void)[] = [];
  const end = () => {
    underWay -= 1;
    if (underWay > 0) return;
    const acts = due;
    due = [];
    for (const act of acts) act();
  };
  return {
    /** The same function, which counts as a submit until its promise settles. */
    noting:
      <Given extends unknown[], Result>(submit: (...given: Given) => Promise<Result>) =>
      async (...given: Given): Promise<Result> => {
        underWay += 1;
        try {
          return await submit(...given);
        } finally {
          end();
        }
      },
    /** Acts once no submit is under way: at once, or after the last. */
    afterwards(act: () => void): void {
      if (underWay === 0) act();
      else due.push(act);
    },
  };
}
