import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { withLineIds } from '#storage/features/recipes/line-ids.ts';
import { toRecord } from '#storage/features/recipes/records.ts';
import { takeApart } from '#storage/features/recipes/slugs.ts';
import { openPostgresTarget } from '#storage/postgres/transfer.ts';
import { createSearchIndex } from '#storage/search/search-index.ts';
import { connectToWrite } from '#storage/sqlite/connect.ts';
import { createDb } from '#storage/sqlite/dialect.ts';
import { migrate } from '#storage/sqlite/migrate.ts';
import { migrations } from '#storage/sqlite/migrations/all.ts';
import { postingsWriter } from '#storage/sqlite/search.ts';
import type { DataTarget, Row } from '#storage/transfer.ts';
import { putRows } from '#storage/transfer-rows.ts';
import { cooksOf, createGenerator, generateCook } from './generate.ts';

/** `lastSeq` is the number of the last recipe there, which a site may have published meanwhile. */
type Target = Pick<DataTarget, 'put' | 'finish'> & AsyncDisposable & { lastSeq: number };

/** Recipes in one transaction: a full-text index is merged once for all of them. */
const batchSize = 2_000;

/**
 * `node bench/seed.ts <database file or address> <from> <to>`: fills a database with generated
 * recipes, the way a restore does, since a publish for each would take an hour.
 */
async function seed(place: string, from: number, to: number): Promise<void> {
  await using target = await openTarget(place);
  const users: Row[] = [];
  for (let n = cooksOf(from); n < cooksOf(to); n += 1) {
    const { createdAt, ...cook } = generateCook(n);
    users.push({ ...cook, created_at: createdAt, password_hash: null, answer_hash: null });
  }
  await inBatches(users, (batch) => target.put('users', batch));
  const generate = createGenerator();
  for (let start = from; start < to; start += batchSize) {
    const count = Math.min(batchSize, to - start);
    const recipes = Array.from({ length: count }, (_, n) => ({
      seq: target.lastSeq + (start - from) + n + 1,
      ...toRecord(withLineIds(generate(start + n))),
    }));
    await target.put('recipes', recipes as Row[]);
    const slugs = recipes.map(({ id, slug }) => ({
      ...{ slug, recipe_id: id, wish: slug },
      ...takeApart(slug),
    }));
    await target.put('recipe_slugs', slugs);
  }
  await target.finish();
}

async function inBatches<T>(all: T[], put: (batch: T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += batchSize) {
    await put(all.slice(start, start + batchSize));
  }
}

async function openTarget(place: string): Promise<Target> {
  if (!place.startsWith('postgres:')) return openFile(place);
  // It is filled once, before any site runs on it.
  return { ...(await openPostgresTarget(place)), lastSeq: 0 };
}

/** Quicker than a restore: a generated database that a power cut breaks is generated anew. */
function openFile(file: string): Target {
  mkdirSync(dirname(file), { recursive: true });
  const database = connectToWrite(file, 'normal');
  database.exec('pragma synchronous = off; pragma cache_size = -400000');
  migrate(database, migrations);
  const db = createDb(database);
  const index = createSearchIndex(postingsWriter);
  const last = database.prepare('select coalesce(max(seq), 0) as seq from recipes').get();
  return {
    lastSeq: Number(last?.seq),
    put: (table, rows) => putRows(db, index, table, rows),
    async finish() {
      database.exec('pragma optimize; pragma wal_checkpoint(truncate)');
    },
    async [Symbol.asyncDispose]() {
      database.close();
    },
  };
}

const [place = '', from = '0', to = '0'] = process.argv.slice(2);
await seed(place, Number(from), Number(to));
