import { type RawBuilder, sql } from 'kysely';
import { composed } from '../../queries/composed.ts';
import type { Position } from '../../queries/cursor.ts';
import type { Db } from '../../schema.ts';
import { isListedByRow } from '../recipes/conditions.ts';
import type { Place, PostKind } from './rows.ts';

/** So many posts, behind a place, of those whom a person follows. */
export type Wish = { userId: string; after: Position | null; most: number };
/** The newest of them, newest first, how many the person follows, and of how many of these they hear. */
type Found = { places: Place[]; followed: number; heard: number };

/** Who follows more is answered by the newest posts of the site, of which often enough are by somebody followed. */
const fewCooks = 100;
const anyCooks = 1_000_000;
/** Of so many newest posts of the site those by somebody followed are looked for. */
const newestOfAll = 500;

/** Where each kind of post is, and which rows an index alone tells to be there. */
export const tables: Record<PostKind, { of: RawBuilder<unknown>; among: RawBuilder<unknown> }> = {
  recipe: { of: sql.ref('recipes'), among: isListedByRow },
  review: { of: sql.ref('reviews'), among: sql.raw('1 = 1') },
};

/** The order of posts. */
export const newestFirst = (of: RawBuilder<unknown>) =>
  sql`order by ${of}.created_at desc, ${of}.id desc`;

type Behind = (of: RawBuilder<unknown>) => RawBuilder<unknown>;

/** A query for the first page and one for later ones, each composed once. */
function inPages<Args extends readonly number[], Row>(
  compose: (behind: Behind, userId: string, most: number, ...more: Args) => RawBuilder<Row>,
) {
  const first = composed((db, userId: string, most: number, ...more: Args) => ({
    compile: () => compose(() => sql`1 = 1`, userId, most, ...more).compile(db),
  }));
  const later = composed(
    (db, userId: string, most: number, time: number, id: string, ...more: Args) => {
      const behind: Behind = (of) => sql`(${of}.created_at, ${of}.id) < (${time}, ${id})`;
      return { compile: () => compose(behind, userId, most, ...more).compile(db) };
    },
  );
  return (db: Db, { userId, most, after }: Wish, ...more: Args): Promise<Row[]> =>
    after
      ? later(db, userId, most, after.createdAt, after.id, ...more)
      : first(db, userId, most, ...more);
}

/** A number before a time that makes all of them equally long: so they are ordered as texts. */
const equallyLong = 1_000_000_000_000_000;
const timeLength = String(equallyLong).length;
/** A place as a text, without its kind. */
export const placeIn = (of: RawBuilder<unknown>) =>
  sql`(${sql.lit(equallyLong)} + ${of}.created_at) || ${of}.id`;
/** Behind such a text its kind. */
export const signs: Record<PostKind, string> = { recipe: '0', review: '1' };

/** Whether a person wants to hear of a cook whom they follow. */
const heardBy = (userId: string) => sql`not exists (
  select 1 from blocks where blocks.user_id = ${userId} and blocks.other_id = follows.cook_id
)`;

/**
 * The newest posts of each cook, as texts, one row for each cook and kind, one that tells how many cooks there are, and one
 * for those whom the person follows and does not hear of; no posts where the first are more than `few`. With `depth + 1` posts each so many lists fill a page that the
 * rest of them are no older than the oldest of these, which bounds what is read of any list.
 */
const byCook = inPages((behind, userId, most, few: number) => {
  const wanted = sql`cast(${most} as integer)`;
  const depth = sql`(select depth from shape)`;
  const isHeard = heardBy(userId);
  const nth = ({ of, among }: (typeof tables)[PostKind]) => sql`(
    select ${of}.created_at from ${of} where ${of}.user_id = cooks.cook_id and ${among} and ${behind(of)}
    ${newestFirst(of)} limit 1 offset ${depth}
  )`;
  const all = ({ of, among }: (typeof tables)[PostKind]) => sql`(
    select string_agg(one.place, ',') from (
      select ${placeIn(of)} as place from ${of} where ${of}.user_id = lists.cook_id and ${among} and ${behind(of)}
        and ${of}.created_at >= (select oldest from bound)
      ${newestFirst(of)} limit ${wanted}
    ) as one
  )`;
  return sql<{ kind: PostKind | 'heard' | 'unheard'; told: string | null }>`
    with shape as materialized (
      select count(*) as count, coalesce(${wanted} / nullif(count(*), 0), 0) as depth
      from follows where user_id = ${userId} and ${isHeard}
    ), cooks as materialized (
      select cook_id from follows where user_id = ${userId} and ${isHeard} and (select count from shape) <= ${few}
    ), lists as materialized (
      select cook_id, 'recipe' as kind, ${nth(tables.recipe)} as nth from cooks
      union all select cook_id, 'review', ${nth(tables.review)} from cooks
    ), bound as materialized (
      select coalesce((
        select nth from lists where nth is not null order by nth desc
        limit 1 offset (${wanted} - 1) / (1 + ${depth})
      ), 0) as oldest
    )
    select kind, case kind when 'recipe' then ${all(tables.recipe)} else ${all(tables.review)} end as told
    from lists where ${depth} > 0 or nth >= (select oldest from bound)
    union all select 'heard', cast(count as text) from shape
    union all select 'unheard', cast(count(*) as text) from follows where user_id = ${userId} and not ${isHeard}
  `;
});

const byPlace = (a: readonly [string, PostKind], b: readonly [string, PostKind]): number =>
  a[0] < b[0] ? 1 : -1;

/** The newest posts of all whom the person follows, if these are no more than `few`. */
async function findByCook(db: Db, wish: Wish, few: number): Promise<Found> {
  const rows = await byCook(db, wish, few);
  const texts: [string, PostKind][] = [];
  const counts = { heard: 0, unheard: 0 };
  for (const { kind, told } of rows) {
    if (kind === 'heard' || kind === 'unheard') counts[kind] = Number(told);
    else for (const text of told?.split(',') ?? []) texts.push([text, kind]);
  }
  const places = texts.sort(byPlace).slice(0, wish.most);
  const { heard, unheard } = counts;
  return { places: places.map(toPlace), followed: heard + unheard, heard };
}

const toPlace = ([text, kind]: readonly [string, PostKind]): Place => ({
  kind,
  id: text.slice(timeLength),
  at: Number(text.slice(0, timeLength)) - equallyLong,
});

/** A place as a text with its kind, of the length that all have; newer ones are greater. */
export const textOf = ({ kind, id, at }: Place): string => equallyLong + at + id + signs[kind];

export const placeOf = (text: string): Place =>
  toPlace([text.slice(0, -1), text.endsWith(signs.recipe) ? 'recipe' : 'review']);

/**
 * Those of the site's newest posts that are by somebody followed, and for each kind the time since which
 * all of these are among them.
 */
const amongNewest = inPages((behind, userId, most) => {
  const found = (kind: PostKind) => {
    const { of, among } = tables[kind];
    const since = sql`coalesce((
      select ${of}.created_at from ${of} where ${among} and ${behind(of)}
      ${newestFirst(of)} limit 1 offset ${sql.lit(newestOfAll)}
    ), 0)`;
    // Asked of each: an `exists` is made a join that looks at all follows of the site first.
    return sql`select * from (
      select ${sql.lit(kind)} as kind, ${of}.id, ${of}.created_at from ${of}
      where ${among} and ${behind(of)} and ${of}.created_at >= ${since} and (
        select 1 from follows
        where follows.user_id = ${userId} and follows.cook_id = ${of}.user_id and ${heardBy(userId)}
      ) = 1
      ${newestFirst(of)} limit cast(${most} as integer)
    ) as ${sql.ref(kind)} union all select ${sql.lit(kind)}, null, ${since}`;
  };
  return sql<{ kind: PostKind; id: string | null; created_at: number }>`
    ${found('recipe')} union all ${found('review')}
  `;
});

const byAge = (a: Place, b: Place): number => b.at - a.at || (a.id < b.id ? 1 : -1);

/** A page of them, newest first; null where older posts of the site could be of it. */
async function findAmongNewest(db: Db, wish: Wish): Promise<Place[] | null> {
  const rows = await amongNewest(db, wish);
  const places = rows.flatMap(({ kind, id, created_at }) =>
    id === null ? [] : { kind, id, at: Number(created_at) },
  );
  // Of a kind that fills a page by itself no more are wanted.
  const isFull = (kind: PostKind) => places.filter((one) => one.kind === kind).length >= wish.most;
  const ends = rows.filter(({ kind, id }) => id === null && !isFull(kind));
  const since = Math.max(0, ...ends.map(({ created_at }) => Number(created_at)));
  const known = places.filter(({ at }) => at >= since).sort(byAge);
  return known.length < wish.most ? null : known.slice(0, wish.most);
}

/** The newest posts of those whom a person follows. What it costs never depends on how much the site has. */
export async function findPlaces(db: Db, wish: Wish): Promise<Found> {
  const found = await findByCook(db, wish, fewCooks);
  if (found.heard <= fewCooks) return found;
  const places = await findAmongNewest(db, wish);
  return places ? { ...found, places } : findByCook(db, wish, anyCooks);
}
