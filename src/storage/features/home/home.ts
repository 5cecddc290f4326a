import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { isListed } from '../recipes/conditions.ts';
import { listedRecipes } from '../recipes/reads.ts';
import { totalMinutes } from '../recipes/time-columns.ts';
import { isOfTrusted, isShown } from '../reviews/counted.ts';
import type { QuickRow, RecentReviewRow } from './rows.ts';

/** So many cooks are drawn from, and so many of the newest quick recipes of each. */
const mostCooks = 24;
const mostOfCook = 40;
/** So many of the site's newest reviews are looked at. */
const mostReviews = 300;

/** As the index `recipes_quick` says it, or it would not be used: listed, and of at most 30 minutes that are told. */
const isQuick = sql<boolean>`${isListed} and ${totalMinutes} > 0 and ${totalMinutes} <= 30`;
/** The cook's place on the ring. */
const ring = sql<string>`substr(recipes.user_id, 9)`;

/** Quick recipes of the cooks who stand behind a place of the ring, and of those at its beginning where it ends first. */
export async function listQuickRecipes(db: Db, start: string): Promise<QuickRow[]> {
  const behind = await cooksIn(db, sql`${ring} >= ${start}`, mostCooks);
  const others = await cooksIn(db, sql`${ring} < ${start}`, mostCooks - behind.length);
  const places = [...behind, ...others];
  // Always so many parts, some of them of nobody: it is one statement to prepare.
  const ofCooks = Array.from(
    { length: mostCooks },
    (_, n) => sql`
      select * from (
        select recipes.id, recipes.user_id, recipes.created_at from recipes
        where ${isQuick} and ${ring} = ${places[n] ?? ''}
        order by recipes.created_at desc, recipes.id desc limit ${mostOfCook}
      ) as of_cook`,
  );
  const { rows } = await sql<{ id: string; user_id: string; created_at: number }>`
    ${sql.join(ofCooks, sql` union all `)}
  `.execute(db);
  return rows.map(({ id, user_id, created_at }) => ({
    id,
    userId: user_id,
    createdAt: Number(created_at),
  }));
}

/** The places of the first cooks with quick recipes in a part of the ring: each is one step along the index, however many recipes they have. */
async function cooksIn(db: Db, part: RawBuilder<unknown>, most: number): Promise<string[]> {
  if (most === 0) return [];
  const next = (where: RawBuilder<unknown>) => sql`(
    select ${ring} from recipes where ${isQuick} and ${where} order by ${ring} limit 1
  )`;
  const { rows } = await sql<{ place: string }>`
    with recursive cooks (place, n) as (
      select ${next(part)}, 1
      union all
      select ${next(sql`${part} and ${ring} > cooks.place`)}, n + 1 from cooks
      where place is not null and n < ${most}
    )
    select place from cooks where place is not null
  `.execute(db);
  return rows.map(({ place }) => place);
}

/** The newest reviews of recipes that lists have, without what is hidden and what new accounts say. */
export async function listRecentReviews(db: Db): Promise<RecentReviewRow[]> {
  const newest = db
    .selectFrom('reviews')
    .select(['id', 'created_at'])
    // So that many of new accounts leave room for others. An index has the rest alone: its words are of this query.
    .where(isOfTrusted)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostReviews);
  const records = await listedRecipes(db)
    .innerJoin('reviews', 'reviews.recipe_id', 'recipes.id')
    .select(['reviews.recipe_id', 'reviews.user_id', 'reviews.rating', 'reviews.again'])
    .select(['reviews.created_at', 'recipes.user_id as cook_id'])
    .where(isShown)
    .where('reviews.id', 'in', db.selectFrom(newest.as('newest')).select('newest.id'))
    .orderBy(sql.ref('reviews.created_at'), 'desc')
    .orderBy(sql.ref('reviews.id'), 'desc')
    .execute();
  return records.map(({ recipe_id, user_id, cook_id, rating, again, created_at }) => ({
    recipeId: recipe_id,
    userId: user_id,
    cookId: cook_id,
    rating,
    at: Number(created_at),
    again: again === null ? null : Number(again) === 1,
  }));
}
