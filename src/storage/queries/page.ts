import { type SelectQueryBuilder, sql } from 'kysely';
import { decodeCursor, encodeCursor } from './cursor.ts';

/** A page of a list in a stable order; `nextCursor` is null on the last page. */
export type Page<T> = { rows: T[]; total: number; nextCursor: string | null };

/** What orders a list, newest first: a time in milliseconds, then an id. `list` names it in cursors. */
export type Order = { list: string; time: string; id: string };

/** Which page: so many rows, behind a cursor of the same list, and so many rows further. */
export type Place = { limit: number; cursor?: string | undefined; skip?: number | undefined };

// biome-ignore lint/suspicious/noExplicitAny: the columns of the order are named in text; the rest of the query keeps its types.
type Query<Output> = SelectQueryBuilder<any, any, Output>;

/**
 * A page of what a query finds, in the list's order; the query selects the two columns of the
 * order. Rejects with BadCursor for a cursor that this list did not hand out.
 */
export async function readPage<Output>(
  query: Query<Output>,
  { list, time, id }: Order,
  { limit, cursor, skip = 0 }: Place,
): Promise<{ records: Output[]; nextCursor: string | null }> {
  let page = query;
  if (cursor !== undefined) {
    const after = decodeCursor(list, cursor);
    const behind = sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (${after.createdAt}, ${after.id})`;
    page = page.where(behind);
  }
  if (skip > 0) page = page.offset(skip);
  const found = await page
    .orderBy(sql.ref(time), 'desc')
    .orderBy(sql.ref(id), 'desc')
    .limit(limit + 1)
    .execute();
  const records = found.slice(0, limit);
  const last = records.at(-1) as Record<string, unknown> | undefined;
  if (found.length <= limit || !last) return { records, nextCursor: null };
  const position = { createdAt: Number(last[nameOf(time)]), id: String(last[nameOf(id)]) };
  return { records, nextCursor: encodeCursor(list, position) };
}

/** The name under which a record holds a column. */
function nameOf(column: string): string {
  return column.slice(column.indexOf('.') + 1);
}
