/**
 * An open queueing network: requests come at a rate, each asks a little of every resource, and a
 * resource is so many servers that work at the same time. What is busiest sets the capacity.
 */
export type Resource = {
  name: string;
  /** How many can be served at the same time: cores, processes, one writer. */
  servers: number;
  /** Seconds of one server that an average request needs. */
  demand: number;
  /** Busy servers that no request accounts for. */
  standing?: number;
  /** What to do when this is what saturates. */
  relief: string;
};

type Load = { name: string; utilization: number; waitMs: number; relief: string };

/** No queue is stable that is always busy; plans stop here. */
export const busiest = 0.7;

/** How busy a resource is at a rate of requests a second; above 1 it falls behind for ever. */
export function utilizationOf({ servers, demand, standing = 0 }: Resource, rate: number): number {
  return (rate * demand + standing) / servers;
}

/**
 * The probability that somebody who comes has to wait (Erlang C), for servers that are busy to
 * that share. Computed by the recursion of Erlang B, which does not overflow.
 */
export function waitProbability(servers: number, utilization: number): number {
  if (utilization >= 1) return 1;
  const offered = servers * utilization;
  let blocked = 1;
  for (let n = 1; n <= servers; n += 1) blocked = (offered * blocked) / (n + offered * blocked);
  return blocked / (1 - utilization * (1 - blocked));
}

/** Seconds that a request waits for a resource on average, its own service left out. */
export function waitAt(resource: Resource, rate: number): number {
  const utilization = utilizationOf(resource, rate);
  if (utilization >= 1) return Number.POSITIVE_INFINITY;
  const { servers, demand } = resource;
  const probability = waitProbability(Math.max(1, Math.round(servers)), utilization);
  return (probability * demand) / (servers * (1 - utilization));
}

/** What a site asks of each resource at a rate; caches make it another thing at another rate. */
export type Network = (rate: number) => readonly Resource[];

/** The busiest resource at a rate. */
function busiestOf(network: Network, rate: number): Resource {
  const [first, ...others] = network(rate);
  if (!first) throw new Error('A network has at least one resource');
  return others.reduce((a, b) => (utilizationOf(b, rate) > utilizationOf(a, rate) ? b : a), first);
}

const mostRate = 1e9;

/**
 * The requests a second that a network takes before its busiest resource is busy to a share, and
 * which that is; 0 where it is so without any request.
 */
export function findCapacity(
  network: Network,
  share = busiest,
): { capacity: number; resource: Resource } {
  let [low, high] = [0, 1];
  const fits = (rate: number) => utilizationOf(busiestOf(network, rate), rate) <= share;
  while (high < mostRate && fits(high)) [low, high] = [high, high * 2];
  for (let n = 0; n < 50; n += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return { capacity: low, resource: busiestOf(network, high) };
}

/** Every resource at a rate, the busiest first. */
export function loadsAt(resources: readonly Resource[], rate: number): Load[] {
  return resources
    .map((resource) => ({
      name: resource.name,
      utilization: utilizationOf(resource, rate),
      waitMs: waitAt(resource, rate) * 1000,
      relief: resource.relief,
    }))
    .sort((a, b) => b.utilization - a.utilization);
}

/** The line through the logarithms of points: `ms = a * n^b`, with b no less than 0. */
export function fitPower(points: readonly { n: number; ms: number }[]): (n: number) => number {
  const logs = points.map(({ n, ms }) => ({ x: Math.log(n), y: Math.log(ms) }));
  const mean = (pick: (log: { x: number; y: number }) => number) =>
    logs.reduce((sum, log) => sum + pick(log), 0) / logs.length;
  const [x, y] = [mean((log) => log.x), mean((log) => log.y)];
  const spread = logs.reduce((sum, log) => sum + (log.x - x) ** 2, 0);
  const together = logs.reduce((sum, log) => sum + (log.x - x) * (log.y - y), 0);
  const power = spread === 0 ? 0 : Math.max(0, together / spread);
  return (n) => Math.exp(y + power * (Math.log(n) - x));
}
