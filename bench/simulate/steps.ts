import type { Deployment, Workload } from './site.ts';

const gigabyte = 1e9;
const megabyte = 1e6;
const gigabit = 1e9 / 8;

/** What a thousand requests are, photos included. Inputs, not measurements: a site has its own. */
export const shares: Workload['shares'] = {
  page: 0.25,
  list: 0.1,
  search: 0.04,
  photo: 0.6,
  save: 0.008,
  publish: 0.0005,
  edit: 0.0005,
  login: 0.001,
};

/** A month's prices in dollars, rounded: inputs too. */
export const prices = {
  core: 25,
  gigabyteOfMemory: 3,
  gigabyteOnDisk: 0.1,
  gigabyteInBucket: 0.023,
  gigabyteOut: 0.05,
  gigabyteThroughCdn: 0.02,
};

/** Bytes of memory that each process holds of a recipe that it searches, by what 900,000 more of them took at rest (bench/RESULTS.md). */
export const indexBytes = 430;

export type Step = { name: string; settings: string; work: Workload; site: Deployment };

const workOf = (recipes: number): Workload => ({
  recipes,
  shares,
  skew: 0.9,
  lists: 300,
  searches: 200_000,
});

const small: Deployment = {
  engine: 'sqlite',
  machines: 1,
  cores: 2,
  processes: 1,
  cacheBytes: 64 * megabyte,
  mostSearchedInMemory: 500_000,
  cdn: { maxAge: 0, places: 1 },
  isBucketPublic: false,
  database: { cores: 2, memoryBytes: 2 * gigabyte, readsPerSecond: 3_000, replicas: 0 },
  networkBytesPerSecond: gigabit,
};
const cdn = { maxAge: 60, places: 20 };
const database = (cores: number, memory: number, readsPerSecond: number) => ({
  cores,
  memoryBytes: memory * gigabyte,
  readsPerSecond,
  replicas: 0,
});

const several: Deployment = {
  ...small,
  engine: 'postgres',
  cores: 4,
  processes: 4,
  cacheBytes: 256 * megabyte,
  database: database(4, 16, 10_000),
};
const fleet: Deployment = {
  ...several,
  machines: 4,
  cores: 8,
  processes: 8,
  cdn,
  isBucketPublic: true,
  database: database(16, 128, 50_000),
};

const largest: Deployment = {
  ...fleet,
  machines: 64,
  cores: 16,
  processes: 16,
  database: database(192, 1_536, 400_000),
};
const longKept = { ...cdn, maxAge: 3_600 };

/** The way from one small server to a hundred million recipes, one relief at a time; each names what it adds. */
export const steps: Step[] = [
  { name: '1 one small server', settings: 'none', work: workOf(10_000), site: small },
  {
    name: '2 photos elsewhere',
    settings: 'PHOTOS_URL, PHOTOS_PUBLIC_URL',
    work: workOf(10_000),
    site: { ...small, isBucketPublic: true },
  },
  {
    name: '3 a CDN before it',
    settings: 'CDN_MAX_AGE=60',
    work: workOf(10_000),
    site: { ...small, isBucketPublic: true, cdn },
  },
  {
    name: '4 PostgreSQL',
    settings: 'DATABASE_URL, WEB_CONCURRENCY=4',
    work: workOf(100_000),
    site: { ...several, cdn, isBucketPublic: true },
  },
  {
    name: '5 several machines',
    settings: '4 machines, WEB_CONCURRENCY=8, SEARCH_MEMORY_RECIPES=2000000',
    work: workOf(1_000_000),
    site: { ...fleet, mostSearchedInMemory: 2_000_000 },
  },
  {
    name: '6 a large database',
    settings: '16 machines, WEB_CONCURRENCY=16',
    work: workOf(10_000_000),
    site: {
      ...fleet,
      machines: 16,
      cores: 16,
      processes: 16,
      database: database(96, 768, 200_000),
    },
  },
  {
    name: '7 the goal',
    settings: '64 machines, WEB_CONCURRENCY=16',
    work: workOf(100_000_000),
    site: largest,
  },
  {
    name: '8 longer in the CDN',
    settings: 'CDN_MAX_AGE=3600',
    work: workOf(100_000_000),
    site: { ...largest, cdn: longKept },
  },
  {
    name: '9 read from replicas',
    settings: 'DATABASE_READ_URLS of two',
    work: workOf(100_000_000),
    site: { ...largest, cdn: longKept, database: { ...largest.database, replicas: 2 } },
  },
  {
    name: '10 searched in memory',
    settings: '100 machines of one process, SEARCH_MEMORY_RECIPES=100000000',
    work: workOf(100_000_000),
    site: {
      ...largest,
      machines: 100,
      cores: 4,
      processes: 1,
      cdn: longKept,
      mostSearchedInMemory: 100_000_000,
      database: { ...database(64, 1_024, 400_000), replicas: 1 },
    },
  },
];

export const goalRate = 100_000;
