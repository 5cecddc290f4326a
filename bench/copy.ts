import { connectToRead } from '#storage/sqlite/connect.ts';
import type { Row } from '#storage/transfer.ts';
import { createGenerator } from './generate.ts';
import { openTarget, type Target } from './target.ts';
import { termsOf } from './terms.ts';

/** Rows that are sent at once. */
const atOnce = 2_000;
/** What generated recipes fill, each table behind those that it refers to. */
const filled = [
  'users',
  'recipes',
  'recipe_slugs',
  'recipe_counts',
  'recipe_cards',
  'recipe_facets',
  'photo_hashes',
  'search_words',
  'search_near',
  'search_profiles',
] as const;

/**
 * `node bench/copy.ts <file> <address>`: gives a new PostgreSQL the recipes that `seed.ts` put into a file, with
 * all that was worked out of them, so that it is not worked out twice.
 */
async function copy(file: string, address: string): Promise<void> {
  await using target = await openTarget(address);
  const database = connectToRead(file);
  const send = async (rows: Iterable<Row>, add: (rows: Row[]) => Promise<void>) => {
    let batch: Row[] = [];
    for (const row of rows) {
      batch.push(row);
      if (batch.length === atOnce) await add(batch);
      if (batch.length === atOnce) batch = [];
    }
    if (batch.length > 0) await add(batch);
  };
  for (const table of filled) {
    const rows = database.prepare(`select * from ${table}`).iterate() as Iterable<Row>;
    await send(rows, (batch) => target.add(table, batch));
  }
  const numbered = database.prepare("select seq, id from recipes where id like 'b0%'").iterate();
  await send(numbered as Iterable<Row>, (batch) => addTerms(target, batch));
  await target.finish();
  database.close();
}

const generate = createGenerator();

async function addTerms(target: Target, rows: Row[]): Promise<void> {
  const recipes = rows.map(({ seq, id }) => ({
    seq: Number(seq),
    ...termsOf(generate(Number.parseInt(String(id).slice(2), 16))),
  }));
  await target.index?.(recipes);
}

const [file = '', address = ''] = process.argv.slice(2);
await copy(file, address);
