import { type SelectQueryBuilder, sql } from 'kysely';
import { decodeCursor, encodeCursor, type Position } from '../../queries/cursor.ts';
import { padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { findRecipes, listedRecipes } from '../recipes/reads.ts';
import { presentReviews, toReviews } from '../reviews/reads.ts';
import { countFollows } from './follows.ts';
import type { PostPage, PostRow } from './rows.ts';

/** What cooks do that those see who follow them. A post is told from all others by its time and id. */
type Source = {
  kind: 'recipe' | 'review';
  table: 'recipes' | 'reviews';
  /** What an index alone tells of them. */
  posts: (db: Db) => Posts;
  /** Those of them that anybody may see. */
  shown: (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};
// biome-ignore lint/suspicious/noExplicitAny: the columns of a source are named in text.
type Posts = SelectQueryBuilder<any, any, object>;

/** Who follows more is first answered by these newest of the site: often enough of them are by somebody followed. */
const fewCooks = 100;
const newestOfAll = 500;
/** So many pages of posts that do not show are looked at for one that does; then a page is short. */
const mostRounds = 10;

type Place = { id: string; at: number };
type Found = Place & { kind: Source['kind'] };
type Wish = { userId: string; followed: number; after: Position | null; most: number };

const sources: Record<Source['kind'], Source> = {
  recipe: {
    kind: 'recipe',
    table: 'recipes',
    posts: listedRecipes,
    shown: async (_db, ids) => new Set(ids),
  },
  review: {
    kind: 'review',
    table: 'reviews',
    posts: (db) => db.selectFrom('reviews'),
    shown: shownReviews,
  },
};

/** Reviews that are not hidden, of recipes that lists have. */
async function shownReviews(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const records = await listedRecipes(db)
    .innerJoin('reviews', 'reviews.recipe_id', 'recipes.id')
    .select('reviews.id')
    .where('reviews.id', 'in', padded(ids))
    .where('reviews.hidden_at', 'is', null)
    .execute();
  return new Set(records.map(({ id }) => id));
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
): Promise<{ shown: Found[]; end: Place | null }> {
  const shown: Found[] = [];
  let after = start;
  let last: Found | undefined;
  for (let round = 0; round < mostRounds; round += 1) {
    const found = await findPosts(db, source, { ...wish, after });
    const ids = await source.shown(
      db,
      found.map(({ id }) => id),
    );
    shown.push(...found.filter(({ id }) => ids.has(id)));
    last = found.at(-1);
    if (!last || found.length < wish.most || shown.length >= wish.most) {
      return { shown: shown.slice(0, wish.most), end: null };
    }
    after = { createdAt: last.at, id: last.id };
  }
  return { shown, end: last ?? null };
}

/** The newest posts by those followed. */
async function findPosts(db: Db, source: Source, wish: Wish): Promise<Found[]> {
  if (wish.followed > fewCooks) {
    const found = await findAmongNewest(db, source, wish);
    if (found.length === wish.most) return found;
  }
  return findByCook(db, source, wish);
}

/** Those of the site's newest posts that are by somebody followed. */
async function findAmongNewest(db: Db, source: Source, wish: Wish): Promise<Found[]> {
  const { table } = source;
  const last = newest(source, db, { ...wish, most: 1 }).offset(newestOfAll);
  const [oldest] = (await last.execute()) as Posted[];
  const theirs = newest(source, db, wish)
    .where(`${table}.created_at`, '>=', Number(oldest?.created_at ?? 0))
    // Asked of each: an `exists` is made a join that looks at all follows of the site first.
    .where(
      ({ selectFrom }) =>
        selectFrom('follows')
          .select(sql.lit(1).as('is_followed'))
          .where('follows.user_id', '=', wish.userId)
          .whereRef('follows.cook_id', '=', `${table}.user_id`),
      '=',
      sql.lit(1),
    );
  return toFound(source, (await theirs.execute()) as Posted[]);
}

/** The same of all of theirs: first who has the newest posts, then those of these cooks. */
async function findByCook(db: Db, source: Source, wish: Wish): Promise<Found[]> {
  const { table } = source;
  const cooks = await findCooks(db, source, wish);
  // Of so many cooks none has a post from before this that could still be of the page.
  const oldest = cooks.length === wish.most ? (cooks.at(-1)?.at ?? 0) : 0;
  // Always so many parts, some of them of nobody: it is one statement to prepare.
  const [first, ...others] = Array.from({ length: wish.most }, (_, n) => {
    const ofCook = newest(source, db, wish)
      .where(`${table}.user_id`, '=', cooks[n]?.id ?? '')
      .where(`${table}.created_at`, '>=', oldest);
    return db.selectFrom(ofCook.as('of_cook')).select(['of_cook.id', 'of_cook.created_at']);
  });
  if (!first) return [];
  const all = others.reduce((query, other) => query.unionAll(other), first);
  const found = db.selectFrom(all.as('found')).selectAll('found');
  const page = found.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(wish.most);
  return toFound(source, (await page.execute()) as Posted[]);
}

type Posted = { id: string; created_at: number };

const toFound = ({ kind }: Source, records: readonly Posted[]): Found[] =>
  records.map(({ id, created_at }) => ({ kind, id, at: Number(created_at) }));

/** A number before a time that makes all of them equally long: so they are ordered as texts. */
const equallyLong = 1_000_000_000_000_000;

/** Those followed who have the newest posts, with the time of it; those without any come last, and are left out. */
async function findCooks(
  db: Db,
  source: Source,
  wish: Wish,
): Promise<{ id: string; at: number }[]> {
  const { table } = source;
  const place = sql<string>`(${sql.lit(equallyLong)} + ${sql.ref(`${table}.created_at`)}) || ${sql.ref(`${table}.id`)}`;
  const latest = newest(source, db, { ...wish, most: 1 })
    .clearSelect()
    .select(place.as('place'))
    .where(`${table}.user_id`, '=', sql.ref('follows.cook_id'));
  const records = await db
    .selectFrom('follows')
    .select('cook_id')
    .select(sql<string>`coalesce((${latest}), '')`.as('place'))
    .where('user_id', '=', wish.userId)
    .orderBy('place', 'desc')
    .limit(wish.most)
    .execute();
  return records.flatMap(({ cook_id: id, place }) =>
    place === '' ? [] : [{ id, at: Number(place.slice(0, 16)) - equallyLong }],
  );
}

/** The newest posts of a source behind the cursor. */
function newest({ posts, table }: Source, db: Db, { after, most }: Pick<Wish, 'after' | 'most'>) {
  const [time, id] = [`${table}.created_at`, `${table}.id`];
  const found = posts(db).select([id, time]);
  const behind = after
    ? found.where(
        sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (${after.createdAt}, ${after.id})`,
      )
    : found;
  return behind.orderBy(time, 'desc').orderBy(id, 'desc').limit(most);
}

/** Posts with their recipes; one whose recipe went meanwhile is left out. */
async function whole(db: Db, found: readonly Found[]): Promise<PostRow[]> {
  const idsOf = (kind: Found['kind']) =>
    found.filter((one) => one.kind === kind).map(({ id }) => id);
  const reviewIds = idsOf('review');
  const records =
    reviewIds.length === 0
      ? []
      : await presentReviews(db).where('reviews.id', 'in', padded(reviewIds)).execute();
  const told = await toReviews(db, records);
  const reviews = new Map(told.map((review) => [review.id, review]));
  const reviewed = [...reviews.values()].map(({ recipeId }) => recipeId);
  const recipes = await findRecipes(db, [...new Set([...idsOf('recipe'), ...reviewed])]);
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return found.flatMap(({ kind, id, at }) => {
    const review = kind === 'review' ? (reviews.get(id) ?? null) : null;
    const recipe = byId.get(review?.recipeId ?? id);
    return recipe ? [{ kind, id, at, recipe, review }] : [];
  });
}
