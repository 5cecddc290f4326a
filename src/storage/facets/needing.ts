import type { Stock } from '#domain/pantry/covers.ts';
import type { Db } from '../schema.ts';
import { bestSupplied } from './best-supplied.ts';
import { splitTags } from './records.ts';

const readAtOnce = 2_000;

/** What can be made best of what is there, from what the database keeps: one look at all recipes, some at a time. */
export async function needingStored(
  db: Db,
  { had, assumed }: Stock,
  limit: number,
): Promise<number[]> {
  const found: { seq: number; needs: number; had: number; assumed: number }[] = [];
  for (let after = -1; ; ) {
    const rows = await db
      .selectFrom('recipe_facets')
      .select(['seq', 'needs'])
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(readAtOnce)
      .execute();
    for (const row of rows) {
      const needs = splitTags(row.needs);
      const of = (keys: ReadonlySet<string>) => needs.filter((need) => keys.has(need)).length;
      after = Number(row.seq);
      if (of(had) === 0) continue;
      found.push({ seq: after, needs: needs.length, had: of(had), assumed: of(assumed) });
    }
    if (rows.length < readAtOnce) break;
  }
  const shelf = {
    size: found.length,
    seqOf: (at: number) => found[at]?.seq as number,
    needsOf: (at: number) => found[at]?.needs as number,
    had: Uint8Array.from(found, (one) => one.had),
    assumed: Uint8Array.from(found, (one) => one.assumed),
  };
  return bestSupplied(shelf, limit);
}
