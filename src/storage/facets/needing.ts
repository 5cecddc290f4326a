import type { Db } from '../schema.ts';
import { bestSupplied, type Supply } from './best-supplied.ts';
import { toFoodFacts } from './records.ts';

const readAtOnce = 2_000;

/** What can be made best of what is there, from what the database keeps: one look at all recipes, some at a time. */
export async function needingStored(
  db: Db,
  { stock: { had, assumed }, avoid }: Supply,
  limit: number,
): Promise<number[]> {
  const out = new Set(avoid);
  const found: { seq: number; needs: number; had: number; assumed: number }[] = [];
  for (let after = -1; ; ) {
    const rows = await db
      .selectFrom('recipe_facets')
      .select(['seq', 'needs', 'named', 'named_by'])
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(readAtOnce)
      .execute();
    for (const row of rows) {
      const { needs, named } = toFoodFacts(row);
      const of = (keys: ReadonlySet<string>) => needs.filter((need) => keys.has(need)).length;
      after = Number(row.seq);
      if (of(had) === 0 || named?.some((id) => out.has(id))) continue;
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
