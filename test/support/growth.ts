/** Milliseconds that count as nothing: what a first call compiles, and the garbage of others. */
const slack = 20;

/**
 * How much more processor time of this thread work takes on four times as much: some four where its time goes with the size,
 * sixteen where it goes with the square of it. A ratio of one run, for machines differ and are shared.
 */
export function growthOf(work: (times: 1 | 4) => void): number {
  const [short, long] = [timeOf(() => work(1)), timeOf(() => work(4))];
  return (long + slack) / (short + slack);
}

/** More than four, as far as machines are noisy, and less than sixteen. */
export const muchMore = 9;

function timeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
