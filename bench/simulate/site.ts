import {
  behindCdn,
  hitRatio,
  type Popularity,
  rateOf,
  shareOut,
  topShare,
  zipf,
} from './caches.ts';
import type { Cost, Costs, EngineCosts } from './costs.ts';
import type { Network, Resource } from './model.ts';
import { searchCost, searchMs } from './search-cost.ts';

/** What people do. Shares are of all requests that reach the site or the CDN before it. */
export type Workload = {
  recipes: number;
  shares: Record<
    'page' | 'list' | 'search' | 'photo' | 'save' | 'publish' | 'edit' | 'login',
    number
  >;
  /** How unevenly visits spread over pages (Zipf's exponent). */
  skew: number;
  /** Different lists and different searches that people ask for. */
  lists: number;
  searches: number;
};

/** What serves them. */
export type Deployment = {
  engine: 'sqlite' | 'postgres';
  machines: number;
  cores: number;
  /** WEB_CONCURRENCY of each machine. */
  processes: number;
  cacheBytes: number;
  /** SEARCH_MEMORY_RECIPES: a PostgreSQL of more is searched in its own index. */
  mostSearchedInMemory: number;
  /** CDN_MAX_AGE, and how many places of the CDN ask by themselves; 0 without one. */
  cdn: { maxAge: number; places: number };
  /** PHOTOS_PUBLIC_URL: photos do not come through the site. */
  isBucketPublic: boolean;
  /** The database's own machine, with SQLite the site's; and how many replicas there are of it (DATABASE_READ_URLS). */
  database: { cores: number; memoryBytes: number; readsPerSecond: number; replicas: number };
  networkBytesPerSecond: number;
};

type Flow = { made: number; kept: number; hits: number };
type Flows = Record<'page' | 'list' | 'search', Flow> & {
  photo: number;
  writes: Record<'save' | 'publish' | 'edit' | 'login', number>;
};

/** A CDN keeps files that never change; so many requests still come through. */
const photoMisses = 0.05;

/** Requests a second of each kind that come to the processes, by what becomes of them. */
export function flowsAt(costs: Costs, work: Workload, site: Deployment, rate: number): Flows {
  const { shares, recipes, skew } = work;
  const of = (kind: keyof Workload['shares']) => rate * shares[kind];
  const [edits, publishes] = [of('edit'), of('publish')];
  const count = site.machines * site.processes;
  const room = site.cacheBytes / costs.memory.keptReply;
  const flow = (pages: Popularity, part: number, drops: number): Flow => {
    const hits = hitRatio(shareOut(pages, count), room * part, drops);
    const total = rateOf(pages);
    return { made: total * (1 - hits), kept: total * hits, hits };
  };
  const cdn = ({ maxAge, places }: Deployment['cdn'], pages: Popularity) =>
    maxAge > 0 ? behindCdn(pages, maxAge, places) : pages;
  const isCdn = site.cdn.maxAge > 0;
  return {
    // What recipes are related to is kept by itself: a page is dropped by an edit of its own recipe.
    page: flow(cdn(site.cdn, zipf(recipes, skew, of('page'))), 0.7, edits / recipes),
    list: flow(cdn(site.cdn, zipf(work.lists, skew, of('list'))), 0.15, edits + publishes),
    // A CDN does not keep searches: they are calls, and each counts against a visitor's limit.
    search: flow(zipf(work.searches, skew, of('search')), 0.15, edits + publishes),
    photo: site.isBucketPublic ? 0 : of('photo') * (isCdn ? photoMisses : 1),
    writes: { save: of('save'), publish: publishes, edit: edits, login: of('login') },
  };
}

/** The site as a network of queues, with the measured costs. */
export function networkOf(costs: Costs, work: Workload, site: Deployment): Network {
  const engine = site.engine === 'sqlite' ? costs.sqlite : costs.postgres;
  return (rate) => {
    const flows = flowsAt(costs, work, site, rate);
    const perRequest = (perSecond: number) => (rate === 0 ? 0 : perSecond / rate / 1000);
    const search = searchCost(engine, work.recipes, site.mostSearchedInMemory);
    const sum = (field: keyof Cost) => busyTime(engine, search, flows, field);
    const shared: Resource[] = [
      {
        name: 'processes of the site',
        servers: site.machines * Math.min(site.processes, site.cores),
        demand: perRequest(sum('main')),
        relief: reliefOf.processes[site.engine],
      },
      {
        name: 'cores of the site',
        servers: site.machines * site.cores,
        demand: perRequest(sum('all')),
        relief: reliefOf.processes[site.engine],
      },
      {
        name: 'network of the site',
        servers: site.machines,
        demand: perRequest((bytesOut(costs, flows) / site.networkBytesPerSecond) * 1000),
        relief: 'PHOTOS_URL with PHOTOS_PUBLIC_URL, then a CDN',
      },
    ];
    const own =
      site.engine === 'sqlite'
        ? sqliteResources(engine, work, flows, perRequest)
        : postgresResources(engine, site, flows, perRequest, sum('database'));
    return [...shared, ...own, diskReads(engine, work, site, flows, perRequest)];
  };
}

const reliefOf = {
  processes: {
    sqlite: 'a CDN with CDN_MAX_AGE, or DATABASE_URL and then WEB_CONCURRENCY',
    postgres: 'WEB_CONCURRENCY up to the cores, then more machines; a CDN with CDN_MAX_AGE',
  },
};

/** Milliseconds of processor time a second that all flows take together. */
function busyTime(engine: EngineCosts, found: Cost, flows: Flows, field: keyof Cost): number {
  const { requests } = engine;
  const { page, list, search, photo, writes } = flows;
  return (
    (page.kept + list.kept + search.kept) * requests.kept[field] +
    page.made * requests.page[field] +
    list.made * requests.list[field] +
    search.made * found[field] +
    photo * requests.photo[field] +
    (writes.save + writes.edit) * requests.save[field] +
    writes.publish * requests.publish[field] +
    writes.login * requests.login[field]
  );
}

/** Milliseconds of the database's processors a second that pages and lists for everybody take. */
function readTime({ requests }: EngineCosts, { page, list }: Flows): number {
  return page.made * requests.page.database + list.made * requests.list.database;
}

function bytesOut({ replyBytes }: Costs, { page, list, search, photo }: Flows): number {
  return (
    (page.made + page.kept) * replyBytes.page +
    (list.made + list.kept) * replyBytes.list +
    (search.made + search.kept) * replyBytes.search +
    photo * replyBytes.photo
  );
}

type PerRequest = (perSecond: number) => number;

function sqliteResources(
  engine: EngineCosts,
  { recipes }: Workload,
  { search, writes }: Flows,
  perRequest: PerRequest,
): Resource[] {
  const { save, publish } = engine.writer;
  return [
    {
      name: 'the writer of SQLite',
      servers: 1,
      demand: perRequest(writes.save * save + (writes.publish + writes.edit) * publish),
      relief: 'DATABASE_URL: PostgreSQL takes writes side by side',
    },
    {
      name: 'the search thread of SQLite',
      servers: 1,
      demand: perRequest(search.made * searchMs(engine.searches, recipes)),
      relief: 'DATABASE_URL and WEB_CONCURRENCY: PostgreSQL searches on all its cores',
    },
  ];
}

const looksPerSecond = 4;
/** Wake-ups that come while one is being answered are answered together. */
const mostWakeUps = 100;

function postgresResources(
  engine: EngineCosts,
  site: Deployment,
  flows: Flows,
  perRequest: PerRequest,
  all: number,
): Resource[] {
  const { publish, edit } = flows.writes;
  const { replicas, cores } = site.database;
  // Replies for everybody are read from replicas; searches count against somebody, and ask the primary.
  const spared = replicas > 0 ? readTime(engine, flows) : 0;
  const looks = looksPerSecond + Math.min(publish + edit, mostWakeUps);
  return [
    {
      name: 'cores of PostgreSQL',
      servers: cores,
      demand: perRequest(all - spared),
      standing: (site.machines * site.processes * looks * engine.poll) / 1000,
      relief:
        'a larger database machine, a CDN with CDN_MAX_AGE, DATABASE_READ_URLS, SEARCH_MEMORY_RECIPES; then search_postings spread by Citus',
    },
    {
      name: 'cores of its replicas',
      servers: Math.max(1, replicas * cores),
      demand: perRequest(spared),
      relief: 'more replicas: DATABASE_READ_URLS',
    },
    {
      name: 'the row that orders changes',
      servers: 1,
      demand: perRequest((publish + edit) * engine.writer.publish),
      relief: 'no setting: the change feed and the counts would have to be split by category',
    },
  ];
}

/** Pages of the database's file that one request reads, where they are not in memory. */
const reads = { page: 12, search: 40, write: 30 };

function diskReads(
  { bytesPerRecipe }: EngineCosts,
  { recipes, skew }: Workload,
  { database }: Deployment,
  { page, list, search, writes }: Flows,
  perRequest: PerRequest,
): Resource {
  const inMemory = Math.min(recipes, (database.memoryBytes * 0.7) / bytesPerRecipe);
  const missed = 1 - topShare(zipf(recipes, skew, 1), inMemory);
  const cold = 1 - inMemory / recipes;
  const perSecond =
    (page.made + list.made) * reads.page * missed +
    search.made * reads.search * cold +
    (writes.publish + writes.edit) * reads.write * cold;
  return {
    name: 'the disk of the database',
    servers: 1,
    demand: perRequest((perSecond / database.readsPerSecond) * 1000),
    relief: 'more memory for the database, then a faster disk',
  };
}
