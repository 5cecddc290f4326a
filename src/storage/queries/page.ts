import { type Compilable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../schema.ts';
import { composed } from './composed.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import { isPostgres } from './engine.ts';
import { asOneText, fromOneText, type Lined } from './one-text.ts';
import { paddedLength } from './padded.ts';
import { together } from './together.ts';

/** A page of a list in a stable order; `nextCursor` is null on the last page. */
export type Page<T> = { rows: T[]; total: number; nextCursor: string | null };

/** What orders a list, newest first unless it says otherwise: a time in milliseconds, then an id. `list` names it in cursors. */
export type Order = { list: string; time: string; id: string; isOldestFirst?: boolean };

/** Which page: so many rows, behind a cursor of the same list, and so many rows further. */
export type Place = { limit: number; cursor?: string | undefined; skip?: number | undefined };

// biome-ignore lint/suspicious/noExplicitAny: the columns of the order are named in text; the rest of the query keeps its types.
type Query<Output> = SelectQueryBuilder<any, any, Output>;

/** What a query finds, in the list's order. */
function inOrder<Output>(query: Query<Output>, { time, id, isOldestFirst }: Order): Query<Output> {
  const way = isOldestFirst ? 'asc' : 'desc';
  return query.orderBy(sql.ref(time), way).orderBy(sql.ref(id), way);
}

/** What comes behind a place in the list's order. */
function behind<Output>(query: Query<Output>, order: Order, time: number, id: string) {
  return query.where(
    sql<boolean>`(${sql.ref(order.time)}, ${sql.ref(order.id)}) ${sql.raw(order.isOldestFirst ? '>' : '<')} (${time}, ${id})`,
  );
}

/** A page, and the cursor behind it; null where no other follows. */
export type Cut<Row> = { records: Row[]; nextCursor: string | null };

/** Makes a page of what was found for it, of which one row more says that another follows. */
export function cutPage<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): Cut<Row> {
  const records = found.slice(0, limit);
  const last = records.at(-1);
  return { records, nextCursor: found.length > limit && last ? cursorOf(last) : null };
}

/** The same of a list in such an order. */
const cutInOrder = <Row>(found: readonly Row[], { list, time, id }: Order, limit: number) =>
  cutPage(found, limit, (row) => {
    const last = row as Record<string, unknown>;
    return encodeCursor(list, {
      createdAt: Number(last[nameOf(time)]),
      id: String(last[nameOf(id)]),
    });
  });

/**
 * A page of what a query finds, in the list's order; the query selects the two columns of the
 * order. Rejects with BadCursor for a cursor that this list did not hand out.
 */
export async function readPage<Output>(
  query: Query<Output>,
  order: Order,
  { limit, cursor, skip = 0 }: Place,
): Promise<Cut<Output>> {
  const after = cursor === undefined ? null : decodeCursor(order.list, cursor);
  let page = after ? behind(query, order, after.createdAt, after.id) : query;
  if (skip > 0) page = page.offset(skip);
  const found = await inOrder(page, order)
    .limit(limit + 1)
    .execute();
  return cutInOrder(found, order, limit);
}

const oldestFirst: Order = { list: '', time: 'created_at', id: 'id', isOldestFirst: true };

/**
 * So many rows of a list that is told in parts, as for a sitemap, behind a row of it and so many rows further: oldest first, so that
 * what is made later leaves earlier parts as they were.
 */
export function readPart<Output>(
  query: Query<Output>,
  { after, skip = 0 }: { after?: Position; skip?: number },
  limit: number,
): Promise<Output[]> {
  const page = after ? behind(query, oldestFirst, after.createdAt, after.id) : query;
  return inOrder(page, oldestFirst).offset(skip).limit(limit).execute();
}

type Composable = readonly (string | number)[];
type Compose<Args extends Composable, Output> = (db: Db, ...args: Args) => Query<Output>;

/** The same for a query that is composed once, and then asked with other arguments. */
export function composedPages<Args extends Composable, Output>(
  order: Order,
  compose: Compose<Args, Output>,
) {
  const find = finding<Args, Output, Output>(
    order,
    compose,
    (_db, page) => page as Compilable<Output>,
  );
  return async (db: Db, place: Place, ...args: Args) =>
    cutInOrder(await find(db, place, ...args), order, place.limit);
}

/** How a page comes from PostgreSQL: as one text of JSON with what is beside it, of which one column may come apart, or as rows. */
type Told = 'one text' | 'rows' | Lined;

/**
 * The same, and beside the page a text that another query finds, or null. Of PostgreSQL both are asked at once; SQLite answers one
 * question after the other.
 */
export function composedPagesBeside<Args extends Composable, Output>(
  order: Order,
  compose: Compose<Args, Output>,
  besides: (db: Db, ...args: Args) => Query<Beside>,
  told: Told = 'one text',
) {
  const pages = composedPages(order, compose);
  const texts = composed((db, ...args: Args) => besides(db, ...args) as Compilable<Beside>);
  const lined = typeof told === 'object' ? told : null;
  const both = finding(order, compose, (db, page, args) =>
    asOneText(db, page, lined, sql<string | null>`(${besides(db, ...args)})`),
  );
  return async (db: Db, place: Place, ...args: Args) => {
    if (told === 'rows' || !isPostgres(db)) {
      const [[text], page] = await together(
        db,
        () => texts(db, ...args),
        () => pages(db, place, ...args),
      );
      return { ...page, beside: text?.beside ?? null };
    }
    const [found] = await both(db, place, ...args);
    const rows = fromOneText<Output>(found, lined);
    return { ...cutInOrder(rows, order, place.limit), beside: found?.beside ?? null };
  };
}

type Beside = { beside: string | null };

/**
 * So many rows of a page have their number in the text, on PostgreSQL: of a number that is bound it expects a tenth of all there are,
 * and plans each time anew, which takes it three times as long as to find a page.
 */
const mostInText = 96;

/** Finds more rows than a page has, of the first page or of a later one; `around` says what the page is part of. */
function finding<Args extends Composable, Output, Row>(
  order: Order,
  compose: Compose<Args, Output>,
  around: (db: Db, page: Query<Output>, args: Args) => Compilable<Row>,
) {
  const bound = (query: Query<Output>, limit: number, skip: number) =>
    inOrder(query, order).limit(limit).offset(skip);
  const first = composed((db, limit: number, skip: number, ...args: Args) =>
    around(db, bound(compose(db, ...args), limit, skip), args),
  );
  const later = composed(
    (db, limit: number, skip: number, time: number, id: string, ...args: Args) =>
      around(db, bound(behind(compose(db, ...args), order, time, id), limit, skip), args),
  );
  const inText = inTextOf(order, compose, around);
  return (db: Db, { limit, cursor, skip = 0 }: Place, ...args: Args): Promise<Row[]> => {
    const after = cursor === undefined ? null : decodeCursor(order.list, cursor);
    if (isPostgres(db) && skip === 0 && limit <= mostInText) {
      const pages = inText(paddedLength(limit) + 1);
      return after ? pages.later(db, after.createdAt, after.id, ...args) : pages.first(db, ...args);
    }
    return after
      ? later(db, limit + 1, skip, after.createdAt, after.id, ...args)
      : first(db, limit + 1, skip, ...args);
  };
}

/** The same with the number of rows in the text, one for each of few lengths. */
function inTextOf<Args extends Composable, Output, Row>(
  order: Order,
  compose: Compose<Args, Output>,
  around: (db: Db, page: Query<Output>, args: Args) => Compilable<Row>,
) {
  const ofLength = (length: number) => {
    const cut = (query: Query<Output>) => inOrder(query, order).limit(sql.lit(length));
    return {
      first: composed((db, ...args: Args) => around(db, cut(compose(db, ...args)), args)),
      later: composed((db, time: number, id: string, ...args: Args) =>
        around(db, cut(behind(compose(db, ...args), order, time, id)), args),
      ),
    };
  };
  const known = new Map<number, ReturnType<typeof ofLength>>();
  return (length: number) => {
    const pages = known.get(length) ?? ofLength(length);
    known.set(length, pages);
    return pages;
  };
}

/** The name under which a record holds a column. */
function nameOf(column: string): string {
  return column.slice(column.indexOf('.') + 1);
}
