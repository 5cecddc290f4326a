import { type SelectQueryBuilder, sql } from 'kysely';
import { decodeCursor, encodeCursor, type Position } from '../../queries/cursor.ts';
import { padded } from '../../queries/padded.ts';
import type { Db } from '../../schema.ts';
import { findRecipes, listedRecipes } from '../recipes/reads.ts';
import { presentReviews, toReview } from '../reviews/reads.ts';
import { countFollows } from './follows.ts';
import type { PostPage, PostRow } from './rows.ts';

/** What cooks do that those see who follow them. A post is told from all others by its time and id. */
type Source = {
  kind: 'recipe' | 'review';
  table: 'recipes' | 'reviews';
  /** Those that anybody may see, of everybody. */
  posts: (db: Db) => Posts;
};
// biome-ignore lint/suspicious/noExplicitAny: the columns of a source are named in text.
type Posts = SelectQueryBuilder<any, any, object>;

type Found = { kind: Source['kind']; id: string; at: number };
type Wish = { userId: string; after: Position | null; most: number };

const sources: readonly Source[] = [
  { kind: 'recipe', table: 'recipes', posts: listedRecipes },
  {
    kind: 'review',
    table: 'reviews',
    posts: (db) =>
      listedRecipes(db)
        .innerJoin('reviews', 'reviews.recipe_id', 'recipes.id')
        .where('reviews.hidden_at', 'is', null),
  },
];

/** So few cooks are asked one by one; somebody who follows more is answered sooner by what is newest on the site. */
const fewCooks = 50;

/**
 * A page of what those published and cooked whom the person follows, newest first. What it costs
 * depends on how many they follow, at most, and never on how much the site has.
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
  const wish = { userId, after, most: limit + 1 };
  const found = await Promise.all(sources.map((source) => findPosts(db, source, followed, wish)));
  const inOrder = found.flat().sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const page = inOrder.slice(0, limit);
  const last = page.at(-1);
  const hasMore = last !== undefined && inOrder.length > limit;
  return {
    rows: await whole(db, page),
    followed,
    nextCursor: hasMore ? encodeCursor('posts', { createdAt: last.at, id: last.id }) : null,
  };
}

/** The newest posts of a source by those whom the person follows. */
async function findPosts(db: Db, source: Source, followed: number, wish: Wish): Promise<Found[]> {
  if (followed > fewCooks) {
    const found = await findAmongNewest(db, source, followed, wish);
    if (found.length === wish.most) return found;
  }
  return findByCook(db, source, wish);
}

/** Those of the site's newest posts that are by somebody followed: as many are looked at as cooks are followed. */
async function findAmongNewest(
  db: Db,
  source: Source,
  followed: number,
  wish: Wish,
): Promise<Found[]> {
  const { table } = source;
  const oldest = await db
    .selectFrom(table)
    .select('created_at')
    .where(isBehind(table, wish.after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(followed)
    .limit(1)
    .executeTakeFirst();
  const mine = newest(source, db, wish).where(({ exists, selectFrom }) =>
    exists(
      selectFrom('follows')
        .select('cook_id')
        .where('follows.user_id', '=', wish.userId)
        .whereRef('follows.cook_id', '=', sql.ref(`${table}.user_id`)),
    ),
  );
  const near = oldest ? mine.where(`${table}.created_at`, '>=', oldest.created_at) : mine;
  return toFound(source, await near.execute());
}

/** The same, of every cook followed: first who has the newest posts, then those of theirs. */
async function findByCook(db: Db, source: Source, wish: Wish): Promise<Found[]> {
  const { table } = source;
  const latest = source
    .posts(db)
    .select(sql<string>`(1000000000000000 + ${at(table)}) || ${sql.ref(`${table}.id`)}`.as('place'))
    .where(isBehind(table, wish.after))
    .where(`${table}.user_id`, '=', sql.ref('follows.cook_id'))
    .orderBy(`${table}.created_at`, 'desc')
    .orderBy(`${table}.id`, 'desc')
    .limit(1);
  const cooks = await db
    .selectFrom('follows')
    .select('cook_id')
    .where('user_id', '=', wish.userId)
    .orderBy(sql`coalesce((${latest}), '')`, 'desc')
    .limit(wish.most)
    .execute();
  // Always so many parts, some of them of nobody: it is one statement to prepare.
  const [first, ...others] = Array.from({ length: wish.most }, (_, n) => {
    const ofCook = newest(source, db, wish).where(`${table}.user_id`, '=', cooks[n]?.cook_id ?? '');
    return db.selectFrom(ofCook.as('of_cook')).select(['of_cook.id', 'of_cook.created_at']);
  });
  if (!first) return [];
  const all = others.reduce((query, other) => query.unionAll(other), first);
  const found = db.selectFrom(all.as('found')).selectAll('found');
  const page = found.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(wish.most);
  return toFound(source, await page.execute());
}

/** The newest posts of a source behind the cursor. */
function newest({ posts, table }: Source, db: Db, { after, most }: Wish) {
  return posts(db)
    .select([`${table}.id`, `${table}.created_at`])
    .where(isBehind(table, after))
    .orderBy(`${table}.created_at`, 'desc')
    .orderBy(`${table}.id`, 'desc')
    .limit(most);
}

const at = (table: Source['table']) => sql.ref(`${table}.created_at`);

function isBehind(table: Source['table'], after: Position | null) {
  if (!after) return sql<boolean>`true`;
  return sql<boolean>`(${at(table)}, ${sql.ref(`${table}.id`)}) < (${after.createdAt}, ${after.id})`;
}

function toFound({ kind }: Source, records: object[]): Found[] {
  const rows = records as { id: string; created_at: number }[];
  return rows.map(({ id, created_at }) => ({ kind, id, at: Number(created_at) }));
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
  const reviews = new Map(records.map((record) => [record.id, toReview(record)]));
  const reviewed = [...reviews.values()].map(({ recipeId }) => recipeId);
  const recipes = await findRecipes(db, [...new Set([...idsOf('recipe'), ...reviewed])]);
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return found.flatMap(({ kind, id, at }) => {
    const review = kind === 'review' ? (reviews.get(id) ?? null) : null;
    const recipe = byId.get(review?.recipeId ?? id);
    return recipe ? [{ kind, id, at, recipe, review }] : [];
  });
}
