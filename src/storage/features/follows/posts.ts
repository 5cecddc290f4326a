import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, encodeCursor, type Position } from '../../queries/cursor.ts';
import { padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { findRecipes } from '../recipes/reads.ts';
import { type presentReviews, shownReviews, toReviews } from '../reviews/reads.ts';
import { countFollows } from './follows.ts';
import type { PostPage, PostRow } from './rows.ts';

/** What cooks do that those see who follow them. A post is told from all others by its time and id. */
type Source = {
  kind: 'recipe' | 'review';
  table: 'recipes' | 'reviews';
  /** Which of them an index alone tells; the others are found out by `shown`. */
  among: RawBuilder<unknown>;
  /** Those of them that anybody may see. */
  shown: (db: Db, found: readonly Place[]) => Promise<Shown[]>;
};

/** Who follows more is first answered by these newest of the site: often enough of them are by somebody followed. */
const fewCooks = 100;
const newestOfAll = 500;
/** So many pages of posts that do not show are looked at for one that does; then a page is short. */
const mostRounds = 10;

type Place = { id: string; at: number };
type Shown = Place & { kind: Source['kind']; review: ReviewRecord | null };
type ReviewRecord = Awaited<ReturnType<ReturnType<typeof presentReviews>['execute']>>[number];
type Wish = { userId: string; followed: number; after: Position | null; most: number };

const sources: Record<Source['kind'], Source> = {
  recipe: {
    kind: 'recipe',
    table: 'recipes',
    // As `listedRecipes` has it.
    among: sql.raw('recipes.removed_at is null and recipes.unlisted = 0'),
    shown: async (_db, found) => found.map((one) => ({ ...one, kind: 'recipe', review: null })),
  },
  review: { kind: 'review', table: 'reviews', among: sql.raw('true'), shown: findShownReviews },
};

/** Reviews that are not hidden, of recipes that lists have. */
async function findShownReviews(db: Db, found: readonly Place[]): Promise<Shown[]> {
  if (found.length === 0) return [];
  const records = await shownReviews(db)
    .where('recipes.unlisted', '=', 0)
    .where('reviews.id', 'in', padded(found.map(({ id }) => id)))
    .execute();
  const byId = new Map(records.map((record) => [record.id, record]));
  return found.flatMap((one) => {
    const review = byId.get(one.id);
    return review ? { ...one, kind: 'review' as const, review } : [];
  });
}

/**
 * A page of what those published and cooked whom the person follows, newest first. What it costs
 * depends on how many they follow, and never on how much the site has. A page may be short.
 */
export async function listFollowedPosts(
  db: Db,
  userId: string,
  limit: number,
  cursor?: string,
): Promise<PostPage> {
  const after = cursor === undefined ? null : decodeCursor('posts', cursor);
  const followed = await countFollows(db, userId);
  if (followed === 0) return { rows: [], followed, nextCursor: null };
  const wish = { userId, followed, after, most: limit + 1 };
  const [recipes, reviews] = [
    await findShown(db, sources.recipe, wish),
    await findShown(db, sources.review, wish),
  ];
  // Behind where either search stopped nobody knows yet what comes next.
  const [end = null] = [recipes.end, reviews.end].filter((one) => one !== null).sort(byAge);
  const all = [...recipes.shown, ...reviews.shown].sort(byAge);
  const known = end ? all.filter((one) => byAge(one, end) <= 0) : all;
  const page = known.slice(0, limit);
  const last = known.length > limit ? page.at(-1) : end;
  return {
    rows: await whole(db, page),
    followed,
    nextCursor: last ? encodeCursor('posts', { createdAt: last.at, id: last.id }) : null,
  };
}

const byAge = (a: Place, b: Place): number =>
  b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** The newest posts of a source that show, and where the search stopped before there were enough. */
async function findShown(
  db: Db,
  source: Source,
  { after: start, ...wish }: Wish,
): Promise<{ shown: Shown[]; end: Place | null }> {
  const shown: Shown[] = [];
  let after = start;
  let last: Place | undefined;
  for (let round = 0; round < mostRounds; round += 1) {
    const found = await findPosts(db, source, { ...wish, after });
    shown.push(...(await source.shown(db, found)));
    last = found.at(-1);
    if (!last || found.length < wish.most || shown.length >= wish.most) {
      return { shown: shown.slice(0, wish.most), end: null };
    }
    after = { createdAt: last.at, id: last.id };
  }
  return { shown, end: last ?? null };
}

/** The newest posts by those followed. */
async function findPosts(db: Db, source: Source, wish: Wish): Promise<Place[]> {
  if (wish.followed > fewCooks) {
    const found = await findAmongNewest(db, source, wish);
    if (found.length === wish.most) return found;
  }
  return findByCook(db, source, wish);
}

/** Those of the site's newest posts that are by somebody followed. */
async function findAmongNewest(db: Db, { table, among }: Source, wish: Wish): Promise<Place[]> {
  const of = sql.ref(table);
  // Asked of each: an `exists` is made a join that looks at all follows of the site first.
  const { rows } = await sql<{ id: string; created_at: number }>`
    select ${of}.id, ${of}.created_at from ${of}
    where ${among} and ${behind(table, wish)} and ${of}.created_at >= coalesce((
      select ${of}.created_at from ${of} where ${among} and ${behind(table, wish)}
      order by ${of}.created_at desc, ${of}.id desc limit 1 offset ${sql.lit(newestOfAll)}
    ), 0) and (
      select 1 from follows where follows.user_id = ${wish.userId} and follows.cook_id = ${of}.user_id
    ) = 1
    order by ${of}.created_at desc, ${of}.id desc limit ${wish.most}
  `.execute(db);
  return rows.map(({ id, created_at }) => ({ id, at: Number(created_at) }));
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
async function findByCook(db: Db, { table, among }: Source, wish: Wish): Promise<Place[]> {
  const { userId, most } = wish;
  const of = sql.ref(table);
  const place = sql`(${sql.lit(equallyLong)} + ${of}.created_at) || ${of}.id`;
  const newest = (limit: RawBuilder<unknown>) => sql`
    from ${of} where ${of}.user_id = cooks.cook_id and ${among} and ${behind(table, wish)} ${limit}`;
  const last = sql`order by ${of}.created_at desc, ${of}.id desc limit`;
  const { rows } = await sql<{ places: string | null }>`
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
  `.execute(db);
  const all = rows.flatMap(({ places }) => places?.split(',') ?? []);
  return all.map(toPlace).sort(byAge).slice(0, most);
}

/** Of posts those behind the cursor. */
function behind(table: Source['table'], { after }: Pick<Wish, 'after'>): RawBuilder<unknown> {
  const of = sql.ref(table);
  return after
    ? sql`(${of}.created_at, ${of}.id) < (${after.createdAt}, ${after.id})`
    : sql.raw('true');
}

/** Posts with their recipes; one whose recipe went meanwhile is left out. */
async function whole(db: Db, found: readonly Shown[]): Promise<PostRow[]> {
  const told = await toReviews(
    db,
    found.flatMap(({ review }) => review ?? []),
  );
  const reviews = new Map(told.map((review) => [review.id, review]));
  const recipeIdOf = ({ id, review }: Shown) => review?.recipe_id ?? id;
  const recipes = await findRecipes(db, [...new Set(found.map(recipeIdOf))]);
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return found.flatMap((one) => {
    const recipe = byId.get(recipeIdOf(one));
    const { kind, id, at } = one;
    const review = reviews.get(id) ?? null;
    return recipe ? [{ kind, id, at, recipe, review: kind === 'review' ? review : null }] : [];
  });
}
