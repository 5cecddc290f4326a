import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createReader, createRelaxedWriter, createSearcher, createWriter } from '../bind.ts';
import { createChangeFeed } from '../changes/change-feed.ts';
import type { Tell } from '../changes/changes.ts';
import type { Storage } from '../port.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { createDb, createPool, createReadDb, createRelaxedDb, createWriteDb } from './connect.ts';
import { Gate } from './gate.ts';
import { MemorySearch } from './memory-search.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { Primary } from './primary.ts';
import { Replicas } from './replicas/replicas.ts';
import { routed } from './replicas/route.ts';
import { rowLocks } from './row-locks.ts';
import { createPostingsReader, postingsWriter } from './search.ts';
import { toStartFailure } from './start-failure.ts';
import { createTransact } from './transact.ts';
import { canNotify, createTellAtOnce, listenForWakeUps } from './wake-ups.ts';

export type PostgresOptions = {
  /** `postgres://user:password@host/database`; of several hosts, with commas between, the primary counts. */
  url: string;
  /** The most connections that reads and writes take; counting tries takes a few more. */
  poolSize?: number;
  /** Without notifications what others change is seen a little later. */
  notifications?: boolean;
  /** Replicas, from which replies for everybody are read. */
  readUrls?: readonly string[];
  /** Searches and facets are answered from memory, on a site of so many recipes at most; not said or 0, never. */
  mostSearchedInMemory?: number;
  /** A file in which the search index outlives the process. */
  searchSnapshot?: string | null;
  /** Told when the searching thread ends by itself: the database answers from then on. */
  onSearchDeath?: (error: Error) => void;
};

/** A database that starts together with the site may need a moment. */
const patience = 10_000;
const sidePoolSize = 3;

/** Opens the database, migrated. Rejects with the reason when it cannot be opened or is too new. */
export async function openPostgres(options: PostgresOptions): Promise<Storage> {
  const { poolSize = 10, notifications = true, readUrls = [] } = options;
  let memory: MemorySearch | null = null;
  const url = new Primary(options.url);
  const pool = createPool({ url, size: poolSize, durability: 'full' });
  // For what is not to queue behind reads and writes. A try that a crash forgets harms nobody,
  // and waiting for the disk at every search would.
  const side = createPool({ url, size: sidePoolSize, durability: 'normal' });
  const gate = new Gate();
  const origin = randomUUID();
  const replicas = readUrls.length
    ? new Replicas({ url, readUrls, size: poolSize }, () => feed.mistrust())
    : null;
  const feed = createChangeFeed(createDb(side), origin, replicas?.following(pool));
  // What the former primary had promised nobody may be gone.
  url.onMove(() => feed.mistrust());
  let wakeUps: { stop(): Promise<void> } | null = null;
  const close = once(async () => {
    feed.stop();
    await wakeUps?.stop();
    await gate.close();
    await memory?.end();
    await Promise.all([pool.end(), side.end(), replicas?.end(), url.end()]);
  });
  try {
    await url.found();
    await answering(pool);
    await migrate(pool, migrations);
    const isNotifying = notifications && (await canNotify(pool));
    if (isNotifying) wakeUps = listenForWakeUps(url, () => feed.wake());
    const tell = createTellAtOnce(origin, isNotifying);
    memory = searchInMemory(url, options);
    const parts = { gate, pool, side, tell, replicas, memory };
    return { ...operationsOf(parts), changes: feed, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw toStartFailure(error);
  }
}

function searchInMemory(place: Primary, options: PostgresOptions): MemorySearch | null {
  const { mostSearchedInMemory: mostRecipes = 0, searchSnapshot = null } = options;
  if (mostRecipes === 0) return null;
  const onDeath = options.onSearchDeath ?? (() => undefined);
  // Where replicas can answer in its stead, a silent primary is not waited for.
  const patienceMs = options.readUrls?.length ? 5_000 : undefined;
  const snapshot = searchSnapshot;
  return new MemorySearch({ place, onDeath, told: { snapshot, mostRecipes, patienceMs } });
}

type Parts = {
  gate: Gate;
  pool: Pool;
  side: Pool;
  tell: Tell;
  replicas: Replicas | null;
  memory: MemorySearch | null;
};

function operationsOf({ gate, pool, side, tell, replicas, memory }: Parts) {
  const db = createDb(pool);
  const locks = rowLocks;
  const index = createSearchIndex(postingsWriter, locks);
  const reader = createReader(createReadDb(pool));
  const stored = createSearcher(db, createPostingsReader(db));
  const primary = { reader, searcher: memory ? memory.before(stored) : stored };
  const aftermath = replicas?.after(pool);
  return {
    reader: gate.through(reader),
    searcher: gate.through(primary.searcher),
    writer: gate.through(
      createWriter(createTransact(createWriteDb(pool)), { index, locks }, tell, aftermath),
    ),
    relaxed: gate.through(createRelaxedWriter(createRelaxedDb(side))),
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ...(replicas
      ? { replicas: () => replicas.states, shared: sharedOf(gate, replicas, primary, memory) }
      : {}),
  };
}

/** What is read for everybody, from wherever it may be. From memory the primary is asked only what has changed, and for cards. */
function sharedOf(
  gate: Gate,
  replicas: Replicas,
  { reader, searcher }: Pick<Storage, 'reader' | 'searcher'>,
  memory: MemorySearch | null,
) {
  const spread = routed('search', searcher, (replica) => replica.searcher, replicas);
  return {
    reader: gate.through(routed('read', reader, (replica) => replica.reader, replicas)),
    searcher: gate.through(memory?.before(spread, () => replicas.isPrimaryThere) ?? spread),
  };
}

async function answering(pool: Pool): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|57P03)$/.test(code) || Date.now() > end) throw error;
      await wait(250);
    }
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= work();
    return done;
  };
}
