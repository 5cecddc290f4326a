import { type RawBuilder, sql } from 'kysely';
import type { FacetCounts } from '#domain/facets/count.ts';
import { type Chosen, nothingChosen, type Sort } from '#domain/facets/facets.ts';
import type { Facts, KindOf, Place } from '#domain/facets/facts.ts';
import { padded } from '../queries/padded.ts';
import type { Db } from '../schema.ts';
import { begunTags } from './begun-tags.ts';
import type { Supply } from './best-supplied.ts';
import { conditions } from './conditions.ts';
import { needingStored } from './needing.ts';
import { factColumns, splitTags, toFacts } from './records.ts';
import { countStored } from './stored-counts.ts';

/** Lists of recipes by what is chosen, and how many each further choice leads to. */
export interface FacetReader {
  /** The places of recipes in an order, behind a place, at most so many. */
  list(chosen: Chosen, sort: Sort, limit: number, after: Place | null): Promise<Place[]>;
  /** How many recipes have what is chosen, and how many each choice leads to. */
  count(chosen: Chosen): Promise<{ total: number; facets: FacetCounts }>;
  /** The facts of those of these recipes that have the ingredients that are chosen, in no order; what lists do not have is left out. */
  facts(seqs: readonly number[], chosen: Chosen): Promise<Facts[]>;
  /** The kinds of these recipes, in no order; what lists do not have is left out. */
  kinds(seqs: readonly number[]): Promise<KindOf[]>;
  /** The recipes of which least is missing (`bestSupplied`), none that is known to name what is avoided, at most so many. */
  needing(supply: Supply, limit: number): Promise<number[]>;
  /** Tags with a word that begins so (`begunTags`). */
  tagsBeginning(typed: string, limit: number): Promise<string[]>;
}

/** The same from what the database keeps. */
export function createStoredFacets(db: Db): FacetReader {
  return {
    list: (...asked) => list(db, ...asked),
    count: (chosen) => countStored(db, chosen),
    facts: (...asked) => facts(db, ...asked),
    kinds: (seqs) => kinds(db, seqs),
    needing: (...asked) => needingStored(db, ...asked),
    tagsBeginning: (...asked) => tagsBeginning(db, ...asked),
  };
}

/** What stands before the time in each order. */
const keys: Partial<Record<Sort, RawBuilder<number>>> = {
  rated: sql.ref('score'),
  quickest: sql.ref('quickness'),
  made: sql.ref('made'),
};

async function list(
  db: Db,
  chosen: Chosen,
  sort: Sort,
  limit: number,
  after: Place | null,
): Promise<Place[]> {
  const key = keys[sort];
  const keyed = key ? sql`${key}, ` : sql``;
  const keyedDown = key ? sql`${key} desc, ` : sql``;
  const placed = after && (key ? sql`${after.key}, ` : sql``);
  const behind = placed
    ? [sql`(${keyed} created_at, seq) < (${placed} ${after.createdAt}, ${after.seq})`]
    : [];
  const { rows } = await sql<{ key: number; created_at: number; seq: number }>`
    select ${key ?? sql`0`} as key, created_at, seq from recipe_facets
    where ${sql.join([...conditions(chosen), ...behind], sql` and `)}
    order by ${keyedDown} created_at desc, seq desc limit ${limit}
  `.execute(db);
  return rows.map((row) => ({
    key: Number(row.key),
    createdAt: Number(row.created_at),
    seq: Number(row.seq),
  }));
}

async function facts(db: Db, seqs: readonly number[], chosen: Chosen): Promise<Facts[]> {
  if (seqs.length === 0) return [];
  const rows = await db
    .selectFrom('recipe_facets')
    .select(factColumns)
    .where('seq', 'in', padded(seqs))
    .where(sql.join(conditions(chosen, ['have', 'avoid']), sql` and `) as RawBuilder<boolean>)
    .execute();
  return rows.map(toFacts);
}

async function kinds(db: Db, seqs: readonly number[]): Promise<KindOf[]> {
  const all = await facts(db, seqs, nothingChosen);
  return all.map((kind) => ({ seq: kind.seq, quickness: kind.quickness, kind }));
}

/** So many of the newest recipes are asked for their tags. */
const newest = 2_000;

async function tagsBeginning(db: Db, typed: string, limit: number): Promise<string[]> {
  if (typed.length < 2) return [];
  const rows = await db
    .selectFrom('recipe_facets')
    .select('tags')
    .orderBy('created_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(newest)
    .execute();
  const counts = new Map<string, number>();
  for (const tag of rows.flatMap(({ tags }) => splitTags(tags))) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return begunTags(
    [...counts].map(([value, count]) => ({ value, count })),
    typed,
    limit,
  );
}
