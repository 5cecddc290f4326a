/** Milliseconds that count as nothing. */
const slack = 20;
/** What a moment's garbage or neighbour made slow is quick the next time; the square of a size is not. */
const tries = 3;

/** More than four, as far as machines are noisy, and less than sixteen. */
export const muchMore = 9;

/**
 * How much more processor time of this thread work takes on four times as much: some four where its time goes with the size,
 * sixteen where it goes with the square of it. A ratio of one run, for machines differ and are shared.
 */
export function growthOf(work: (times: 1 | 4) => void): number {
  // What a first call compiles is no part of it.
  work(1);
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < tries && least >= muchMore; tried += 1) {
    const [short, long] = [timeOf(() => work(1)), timeOf(() => work(4))];
    least = Math.min(least, (long + slack) / (short + slack));
  }
  return least;
}

/** Processor time of this thread in milliseconds, which other work on the machine does not stretch. */
export function timeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
