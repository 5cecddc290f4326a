import { Resolver } from 'node:dns/promises';

/** Every address of a host name; none when nobody has it, or it is not told in time. */
export type LookUp = (host: string, signal: AbortSignal) => Promise<string[]>;

/** A name server that says nothing is asked once more; then the next one is. */
const asking = { timeout: 2_000, tries: 2 };
/**
 * How much later than those of IPv4 the addresses of IPv6 may come, in milliseconds: some name servers drop every question for
 * them. The other way round none do, and without IPv4 many a machine reaches nobody.
 */
const lag = 1_500;

/**
 * Looks names up that strangers give, at the servers of this machine or at those that are named. Each ends with its signal and
 * takes nothing that other lookups need: those of the system have but two places for slow ones, in all of a process. What only
 * this machine knows, its hosts file, is not read.
 */
export function createLookUp(servers?: readonly string[]): LookUp {
  return async (host, signal) => {
    if (signal.aborted) return [];
    // One of its own, for what is given up is all that it was asked.
    const resolver = new Resolver(asking);
    if (servers) resolver.setServers(servers);
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel);
    let timer: NodeJS.Timeout | undefined;
    try {
      const usual = resolver.resolve4(host).then((found) => {
        timer = setTimeout(cancel, lag);
        return found;
      });
      const both = [usual, resolver.resolve6(host)];
      const answers = await Promise.allSettled(both);
      return answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    }
  };
}
