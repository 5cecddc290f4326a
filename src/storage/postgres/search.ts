import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Expression } from '#domain/search/expression.ts';
import type { Db } from '../schema.ts';
import type { Postings, PostingsReader } from '../search/postings.ts';
import { type Candidate, tellByProfiles } from '../search/profiles.ts';
import type { PostingsWriter } from '../search/search-index.ts';
import { createStoredVocabulary } from '../search/vocabulary.ts';

const columns = { names: sql.ref('names'), all: sql.ref('terms') };
/** PostgreSQL takes lexemes of up to 2046 bytes. */
const longestTerm = 1_000;

/** An expression in the language of tsquery, every term quoted. */
function toQuery(expression: Expression): string {
  if ('term' in expression) return quoted(expression.term);
  if ('prefix' in expression) return `${quoted(expression.prefix)}:*`;
  if ('all' in expression) return `(${expression.all.map(toQuery).join(' & ')})`;
  return `(${expression.any.map(toQuery).join(' | ')})`;
}

function quoted(term: string): string {
  return `'${shortened(term).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** A whole name of exotic letters can be too long for a lexeme; its digest stands for it. */
function shortened(term: string): string {
  if (Buffer.byteLength(term) <= longestTerm) return term;
  return `\ue001${createHash('sha256').update(term).digest('hex')}`;
}

/** Postings in tsvector columns, for searching. */
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
  const { rows } = await sql<{ seq: number }>`
    select seq from search_postings
    where ${columns[postings]} @@ ${toQuery(expression)}::tsquery and seq < ${before}
    order by seq desc limit ${limit}
  `.execute(db);
  return rows.map((row) => row.seq);
}

async function count(
  db: Db,
  postings: Postings,
  expression: Expression,
  upTo: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from search_postings
      where ${columns[postings]} @@ ${toQuery(expression)}::tsquery limit ${upTo}
    ) as found
  `.execute(db);
  return rows[0]?.count ?? 0;
}

async function profiles(
  db: Db,
  seqs: readonly number[],
  ingredients: RawBuilder<unknown>,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select seq, created_at as "createdAt", name, category, ${ingredients} as ingredients
    from search_profiles where seq = any(${seqs}::bigint[])
  `.execute(db);
  return rows;
}

/** Postings in tsvector columns, for keeping. */
export const postingsWriter: PostingsWriter = {
  async put(db, seq, names, all) {
    const vector = (terms: readonly string[]) => terms.map(quoted).join(' ');
    await sql`
      insert into search_postings (seq, names, terms)
      values (${seq}, ${vector(names)}::tsvector, ${vector(all)}::tsvector)
    `.execute(db);
  },
  async remove(db, seqs) {
    await sql`delete from search_postings where seq = any(${seqs}::bigint[])`.execute(db);
  },
  async unheld(db, terms) {
    const queries = terms.map(quoted);
    const { rows } = await sql<{ term: string }>`
      select term from unnest(${terms}::text[], ${queries}::text[]) as asked (term, query)
      where not exists (select 1 from search_postings where terms @@ query::tsquery)
    `.execute(db);
    return rows.map((row) => row.term);
  },
};
