import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Searcher, Storage } from '#storage/port.ts';

/** What the site counts about itself, for Prometheus. */
export type Metrics = {
  /** A request has been answered by the framework: its route as declared, never the address asked for. */
  countRequest(route: string, method: string, status: number, seconds: number): void;
  /** Somebody tried to log in, to register or to reset a password. */
  countAccountTry(call: string, outcome: string): void;
  /** A mail to a person was tried. */
  countMail(kind: string, outcome: string): void;
  /** The same searcher, its searches counted and timed. */
  watchSearches(searcher: Searcher): Searcher;
  /** Reads these figures each time they are asked for. */
  watchCache(read: () => CacheFigures): void;
  watchPool(pool: NonNullable<Storage['pool']>): void;
  watchReplicas(read: NonNullable<Storage['replicas']>): void;
  /** Everything in Prometheus' text format, with its content type. */
  read(): Promise<{ type: string; text: string }>;
  /** This process' own figures, for the process that adds those of all up. */
  figures(): Promise<object[]>;
};

/** Replies answered from the cache, replies made, and the bytes held. */
type CacheFigures = { hits: number; misses: number; bytes: number };

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts for this process; `ask`, where given, answers for all processes in its stead. */
export function createMetrics(ask: (() => Promise<string>) | null = null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gaugesOf(registry)('potluck_processes', 'Processes that serve', () => 1);
  const searches = searchTimer(registry);
  return {
    countRequest: requestCounter(registry),
    countAccountTry: accountCounter(registry),
    countMail: mailCounter(registry),
    watchSearches: (searcher) => timeSearches(searches, searcher),
    watchCache(read) {
      const gauge = gaugesOf(registry);
      const count = countsOf(registry);
      count('potluck_cache_hits', 'Replies from the cache since the start', () => read().hits);
      count('potluck_cache_misses', 'Replies made since the start', () => read().misses);
      gauge('potluck_cache_bytes', 'Bytes that kept replies take', () => read().bytes);
    },
    watchPool(pool) {
      const gauge = gaugesOf(registry);
      gauge('potluck_pool_connections', 'Connections to the database', () => pool().size);
      gauge('potluck_pool_idle', 'Connections without work', () => pool().idle);
      gauge('potluck_pool_waiting', 'Queries that wait for a connection', () => pool().waiting);
    },
    watchReplicas: (read) => watchReplicas(registry, read),
    figures: () => registry.getMetricsAsJSON(),
    async read() {
      return { type: registry.contentType, text: await (ask ? ask() : registry.metrics()) };
    },
  };
}

function requestCounter(registry: Registry): Metrics['countRequest'] {
  const registers = [registry];
  const requests = new Counter({
    name: 'potluck_http_requests_total',
    help: 'Requests by route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'potluck_http_request_seconds',
    help: 'Time to answer by route',
    labelNames: ['route'],
    buckets: seconds,
    registers,
  });
  return (route, method, status, duration) => {
    requests.inc({ route, method, status });
    latency.observe({ route }, duration);
  };
}

function accountCounter(registry: Registry): Metrics['countAccountTry'] {
  const tries = new Counter({
    name: 'potluck_account_tries_total',
    help: 'Logins, registrations and resets by outcome: done, failed, limited, busy',
    labelNames: ['call', 'outcome'],
    registers: [registry],
  });
  return (call, outcome) => tries.inc({ call, outcome });
}

function mailCounter(registry: Registry): Metrics['countMail'] {
  const mails = new Counter({
    name: 'potluck_mails_total',
    help: 'Mails to people by kind and outcome: sent, put-off, given-up',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  return (kind, outcome) => mails.inc({ kind, outcome });
}

function searchTimer(registry: Registry): Histogram {
  return new Histogram({
    name: 'potluck_search_seconds',
    help: 'Time that a search took in the database',
    buckets: seconds,
    registers: [registry],
  });
}

function timeSearches(searches: Histogram, searcher: Searcher): Searcher {
  const timed =
    <Args extends unknown[], Answer>(search: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      const end = searches.startTimer();
      try {
        return await search(...args);
      } finally {
        end();
      }
    };
  return {
    ...searcher,
    searchRecipes: timed(searcher.searchRecipes),
    searchCards: timed(searcher.searchCards),
    suggest: timed(searcher.suggest),
    pantryRecipes: timed(searcher.pantryRecipes),
    findFaceted: timed(searcher.findFaceted),
  };
}

/** Of several processes the one counts that sees a replica worst. */
function watchReplicas(registry: Registry, read: NonNullable<Storage['replicas']>): void {
  const registers = [registry];
  const labelNames = ['replica'] as const;
  new Gauge({
    name: 'potluck_replica_in_use',
    help: 'Whether this replica is read, or has become the primary',
    labelNames,
    registers,
    aggregator: 'min',
    collect() {
      for (const [i, { state }] of read().entries()) {
        this.set({ replica: i + 1 }, state === 'in-use' || state === 'primary' ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'potluck_replica_lateness_seconds',
    help: 'How far this replica is behind the primary',
    labelNames,
    registers,
    aggregator: 'max',
    collect() {
      for (const [i, { latenessMs }] of read().entries()) {
        this.set({ replica: i + 1 }, latenessMs / 1000);
      }
    },
  });
}

/** Counts that something else keeps. */
function countsOf(registry: Registry) {
  return (name: string, help: string, read: () => number): void => {
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  };
}

function gaugesOf(registry: Registry) {
  return (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
}
