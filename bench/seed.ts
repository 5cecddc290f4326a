import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createTell } from '#storage/sql/changes.ts';
import { createSearchIndex } from '#storage/sql/search-index.ts';
import { createSqlWriter } from '#storage/sql/writer.ts';
import { connectToWrite } from '#storage/sqlite/connect.ts';
import { createDb } from '#storage/sqlite/dialect.ts';
import { migrate } from '#storage/sqlite/migrate.ts';
import { migrations } from '#storage/sqlite/migrations/all.ts';
import { postingsWriter } from '#storage/sqlite/search.ts';
import { cooksOf, createGenerator, generateCook } from './generate.ts';

/** `node bench/seed.ts <database file> <from> <to>`: fills a database with generated recipes. */
async function seed(file: string, from: number, to: number): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const database = connectToWrite(file, 'normal');
  // A generated database that a power cut breaks is generated anew.
  database.exec('pragma synchronous = off; pragma cache_size = -200000');
  migrate(database, migrations);
  const index = createSearchIndex(postingsWriter);
  const writer = createSqlWriter(createDb(database), index, createTell('bench'));
  for (let n = cooksOf(from); n < cooksOf(to); n += 1) {
    await writer.createUser({ ...generateCook(n), passwordHash: null, answerHash: null });
  }
  const generate = createGenerator();
  for (let n = from; n < to; n += 1) await writer.publishRecipe(generate(n), null);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

const [file = '', from = '0', to = '0'] = process.argv.slice(2);
await seed(file, Number(from), Number(to));
