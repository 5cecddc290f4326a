import { type Compilable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../schema.ts';
import { type Arguments, composed } from './composed.ts';
import { isPostgres } from './engine.ts';

// biome-ignore lint/suspicious/noExplicitAny: what it selects from makes no difference here.
type Query<Row> = SelectQueryBuilder<any, any, Row> | RawBuilder<Row>;

/** A column of JSON in which no line ends, and the others that are wanted. */
export type Lined = { lines: string; others: readonly string[] };

/** What PostgreSQL answers in place of rows. */
type Told = { rows: string; lines: string | null; beside: string | null };

/**
 * A query that finds all rows of another as one text of JSON, for the driver of PostgreSQL takes three times as long for many columns of
 * many rows, and beside them what `beside` says. A column that is JSON itself
 * comes apart from the others, one line for each row: within JSON each of its quotes would be escaped.
 */
export function asOneText(
  db: Db,
  found: Query<unknown>,
  lined: Lined | null = null,
  beside: RawBuilder<string | null> = sql`null`,
): Compilable<Told> {
  const others = lined?.others.map((name) => sql.ref(`found.${name}`));
  const row = others ? sql`json_build_array(${sql.join(others)})` : sql`found`;
  const lines = lined
    ? sql`string_agg(coalesce(${sql.ref(`found.${lined.lines}`)}, ''), e'\n')`
    : sql`null`;
  return {
    compile: () =>
      sql<Told>`
        select texts.rows, texts.lines, ${beside} as beside from (
          select coalesce(json_agg(${row}), '[]')::text as rows, ${lines} as lines
          from (${found}) as found
        ) as texts`.compile(db),
  };
}

/** The rows of such a text; where a line is empty its column is null. */
export function fromOneText<Row>(told: Told | undefined, lined: Lined | null = null): Row[] {
  const rows = JSON.parse(told?.rows ?? '[]');
  if (!lined || rows.length === 0) return rows as Row[];
  const lines = (told?.lines ?? '').split('\n');
  return (rows as unknown[][]).map((values, n) => {
    const row: Record<string, unknown> = { [lined.lines]: lines[n] || null };
    lined.others.forEach((name, at) => {
      row[name] = values[at];
    });
    return row as Row;
  });
}

/** Rows that a query finds, which is composed once and asked for as either engine answers sooner. */
export function composedRows<Args extends Arguments, Row>(
  compose: (db: Db, ...args: Args) => RawBuilder<Row>,
  lined: Lined,
): (db: Db, ...args: Args) => Promise<Row[]> {
  const rows = composed((db, ...args: Args) => ({
    compile: () => compose(db, ...args).compile(db),
  }));
  const text = composed((db, ...args: Args) => asOneText(db, compose(db, ...args), lined));
  return async (db, ...args) => {
    if (!isPostgres(db)) return rows(db, ...args);
    const [told] = await text(db, ...args);
    return fromOneText<Row>(told, lined);
  };
}
