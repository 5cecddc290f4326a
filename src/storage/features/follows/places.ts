import { type RawBuilder, sql } from 'kysely';
import { composed } from '../../queries/composed.ts';
import type { Position } from '../../queries/cursor.ts';
import type { Db } from '../../schema.ts';

/** Where a post stands among all others. */
export type Place = { id: string; at: number };

export const byAge = (a: Place, b: Place): number =>
  b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

type Wish = { userId: string; after: Position | null; most: number };
type Find = (db: Db, wish: Wish) => Promise<Place[]>;
/** Two ways to find the newest posts of a table by those whom a person follows. */
export type Places = { amongNewest: Find; byCook: Find };

type Table = 'recipes' | 'reviews';
/** Of so many newest posts of the site those by somebody followed are looked for. */
const newestOfAll = 500;

/** Of a table, and which of its rows an index alone tells to be there. */
export const placesIn = (table: Table, among: string): Places => ({
  amongNewest: amongNewest(table, sql.raw(among)),
  byCook: byCook(table, sql.raw(among)),
});

type Compose<Row> = (
  db: Db,
  userId: string,
  most: number,
  behind: RawBuilder<unknown>,
) => RawBuilder<Row>;

/** A query for the first page and one for later ones, each composed once. */
function inPages<Row>(table: Table, compose: Compose<Row>) {
  const of = sql.ref(table);
  const first = composed((db, userId: string, most: number) => ({
    compile: () => compose(db, userId, most, sql.raw('true')).compile(db),
  }));
  const later = composed((db, userId: string, most: number, time: number, id: string) => {
    const behind = sql`(${of}.created_at, ${of}.id) < (${time}, ${id})`;
    return { compile: () => compose(db, userId, most, behind).compile(db) };
  });
  return (db: Db, { userId, most, after }: Wish): Promise<Row[]> =>
    after ? later(db, userId, most, after.createdAt, after.id) : first(db, userId, most);
}

/** Those of the site's newest posts that are by somebody followed. */
function amongNewest(table: Table, among: RawBuilder<unknown>): Find {
  const of = sql.ref(table);
  // Asked of each: an `exists` is made a join that looks at all follows of the site first.
  const find = inPages(
    table,
    (_db, userId, most, behind) => sql<{ id: string; created_at: number }>`
    select ${of}.id, ${of}.created_at from ${of}
    where ${among} and ${behind} and ${of}.created_at >= coalesce((
      select ${of}.created_at from ${of} where ${among} and ${behind}
      order by ${of}.created_at desc, ${of}.id desc limit 1 offset ${sql.lit(newestOfAll)}
    ), 0) and (
      select 1 from follows where follows.user_id = ${userId} and follows.cook_id = ${of}.user_id
    ) = 1
    order by ${of}.created_at desc, ${of}.id desc limit ${most}
  `,
  );
  return async (db, wish) =>
    (await find(db, wish)).map(({ id, created_at }) => ({ id, at: Number(created_at) }));
}

/** A number before a time that makes all of them equally long: so they are ordered as texts. */
const equallyLong = 1_000_000_000_000_000;
const toPlace = (text: string): Place => ({
  ...{ id: text.slice(16), at: Number(text.slice(0, 16)) - equallyLong },
});

/**
 * The same of all of theirs: first who has the newest posts, then those of these cooks. Of so many cooks none has a
 * post from before the newest of the last of them that could still be of the page.
 */
function byCook(table: Table, among: RawBuilder<unknown>): Find {
  const of = sql.ref(table);
  const place = sql`(${sql.lit(equallyLong)} + ${of}.created_at) || ${of}.id`;
  const last = sql`order by ${of}.created_at desc, ${of}.id desc limit`;
  const find = inPages(table, (_db, userId, most, behind) => {
    const newest = (rest: RawBuilder<unknown>) => sql`
      from ${of} where ${of}.user_id = cooks.cook_id and ${among} and ${behind} ${rest}`;
    return sql<{ places: string | null }>`
    with cooks as materialized (
      select cook_id, coalesce((select ${place} ${newest(sql`${last} 1`)}), '') as place
      from follows as cooks where user_id = ${userId} order by place desc limit ${most}
    ), bounds as materialized (
      select case when count(*) = ${most} then substr(min(place), 2, 15) else '0' end as oldest
      from cooks where place <> ''
    )
    select (
      select string_agg(of_cook.place, ',') from (
        select ${place} as place ${newest(sql`and ${of}.created_at >= (
          select cast(oldest as bigint) from bounds
        ) ${last} ${most}`)}
      ) as of_cook
    ) as places
    from cooks where place <> ''
  `;
  });
  return async (db, wish) => {
    const all = (await find(db, wish)).flatMap(({ places }) => places?.split(',') ?? []);
    return all.map(toPlace).sort(byAge).slice(0, wish.most);
  };
}
