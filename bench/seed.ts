import { toRecord } from '#storage/features/recipes/records.ts';
import { takeApart } from '#storage/features/recipes/slugs.ts';
import type { Row } from '#storage/transfer.ts';
import { cooksOf, createGenerator, differing, generateCook } from './generate.ts';
import { batchSize, inBatches, openTarget } from './target.ts';

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
  const end = target.repeat ? Math.max(from, Math.min(to, differing)) : to;
  for (let start = from; start < end; start += batchSize) {
    const count = Math.min(batchSize, end - start);
    const recipes = Array.from({ length: count }, (_, n) => ({
      seq: target.lastSeq + (start - from) + n + 1,
      ...toRecord(generate(start + n)),
    }));
    await target.put('recipes', recipes as Row[]);
    const slugs = recipes.map(({ id, slug }) => ({
      slug,
      recipe_id: id,
      wish: slug,
      ...takeApart(slug),
    }));
    await target.put('recipe_slugs', slugs);
    // There is no file of them to look at, which a site would find out one by one.
    const unseen = { band_0: null, band_1: null, band_2: null, band_3: null };
    await target.add(
      'photo_hashes',
      recipes.map(({ photo_id }) => ({ photo_id, ...unseen })),
    );
  }
  if (end < to) target.repeat?.({ from: end, to, lastSeq: target.lastSeq + (end - from) });
  await target.finish();
}

const [place = '', from = '0', to = '0'] = process.argv.slice(2);
await seed(place, Number(from), Number(to));
