import { type RawBuilder, sql } from 'kysely';
import type { Expression } from '#domain/search/expression.ts';
import type { Db } from '../schema.ts';
import type { Postings, PostingsReader } from '../search/postings.ts';
import { type Candidate, tellByProfiles } from '../search/profiles.ts';
import type { PostingsWriter } from '../search/search-index.ts';
import { createStoredVocabulary } from '../search/vocabulary.ts';

const tables = { names: sql.table('search_names'), all: sql.table('search_all') };

/** An expression in the query language of FTS5, every term quoted. */
function toMatch(expression: Expression): string {
  if ('term' in expression) return quoted(expression.term);
  if ('prefix' in expression) return `${quoted(expression.prefix)} *`;
  if ('all' in expression) return `(${expression.all.map(toMatch).join(' AND ')})`;
  return `(${expression.any.map(toMatch).join(' OR ')})`;
}

function quoted(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}

/** Postings in FTS5, for searching. */
export function createPostingsReader(db: Db): PostingsReader {
  return {
    find: (postings, expression, limit, before) => find(db, postings, expression, limit, before),
    count: (postings, expression, upTo) => count(db, postings, expression, upTo),
    ...createStoredVocabulary(db),
    ...tellByProfiles((seqs, withIngredients) =>
      profiles(db, seqs, withIngredients ? sql`ingredients` : sql`''`),
    ),
  };
}

async function find(
  db: Db,
  postings: Postings,
  expression: Expression,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<number[]> {
  const table = tables[postings];
  // One row with a list costs a fraction of a row for each.
  const { rows } = await sql<{ seqs: string }>`
    select json_group_array(seq) as seqs from (
      select rowid as seq from ${table}
      where ${table} match ${toMatch(expression)} and rowid < ${before} order by rowid desc limit ${limit}
    )`.execute(db);
  return JSON.parse(rows[0]?.seqs ?? '[]') as number[];
}

async function count(
  db: Db,
  postings: Postings,
  expression: Expression,
  upTo: number,
): Promise<number> {
  const table = tables[postings];
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${table} where ${table} match ${toMatch(expression)} limit ${upTo}
    )`.execute(db);
  return rows[0]?.count ?? 0;
}

async function profiles(
  db: Db,
  seqs: readonly number[],
  ingredients: RawBuilder<unknown>,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select seq, created_at as createdAt, name, category, ${ingredients} as ingredients
    from json_each(${JSON.stringify(seqs)}) as wanted
    join search_profiles on search_profiles.seq = wanted.value`.execute(db);
  return rows;
}

/** Postings in FTS5, for keeping. */
export const postingsWriter: PostingsWriter = {
  async put(db, seq, names, all) {
    for (const [table, terms] of [
      [tables.names, names],
      [tables.all, all],
    ] as const) {
      await sql`insert into ${table} (rowid, terms) values (${seq}, ${terms.join(' ')})`.execute(
        db,
      );
    }
  },
  async remove(db, seqs) {
    for (const table of [tables.names, tables.all]) {
      await sql`
        delete from ${table} where rowid in (select value from json_each(${JSON.stringify(seqs)}))
      `.execute(db);
    }
  },
  async unheld(db, terms) {
    const unheld: string[] = [];
    for (const term of terms) {
      if ((await count(db, 'all', { term }, 1)) === 0) unheld.push(term);
    }
    return unheld;
  },
};
